import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import type { OutputOf } from '@xinglin/contract/call'
import {
  getExamAnalysis,
  type previewRegrade,
  type Regrade,
  type Sitting,
} from '@xinglin/contract/exams'
import { listMessages } from '@xinglin/contract/messages'
import { getQuestion, moveQuestion, saveQuestion } from '@xinglin/contract/questions'
import { getMyScores } from '@xinglin/contract/scores'
import { getToday } from '@xinglin/contract/today'
import { Examining, testApp, type TestApp, type Visitor } from '#testing'
import { Regrading } from './regrading-testing.ts'

type Preview = OutputOf<typeof previewRegrade>
const manual = { Score: 'manual', Answers: 'manual', Keys: 'manual' } as const

let app: TestApp
let at: Examining
let on: Regrading
let paper: { Id: string; No: number }

beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  on = new Regrading(app, at)
  paper = await at.frozen()
})
afterAll(() => app.close())

const regradeMessages = async (who: Visitor, title: string): Promise<number> =>
  ((await who.calls(listMessages, {})).Data as OutputOf<typeof listMessages>).List.filter(
    ({ Kind, Title }) => Kind === 'exam-regraded' && Title === title,
  ).length

describe('check 24: a second key that is accepted after publication', () => {
  const Name = '第二个答案也对的考试'
  let exam: string
  let one: Sitting
  let other: Sitting
  let proposal: Regrade
  let seen: Preview
  const second = () => ({ Keys: [on.keyWith('A1', 0, 1)] })

  beforeAll(async () => {
    exam = await at.exam(paper, { Name, Release: manual })
    one = await on.sit(exam, at.student, { [at.idOf('A1')]: { Options: [on.optionAt('A1', 0)] } })
    other = await on.sit(exam, at.other, { [at.idOf('A1')]: { Options: [on.optionAt('A1', 1)] } })
    await on.scored(one, other)
    await on.release(exam)
  }, 30_000)

  test('lists exactly whose score changes, and changes nothing', async () => {
    seen = (await on.preview(exam, at.idOf('A1'), second())).Data
    expect(seen.Figures).toEqual({ Raised: 1, Lowered: 0, Same: 1 })
    expect(seen.Changes).toMatchObject([
      { AttemptId: one.AttemptId, Before: 0, After: 3, FullBefore: 40, FullAfter: 40, IsOut: true },
    ])
    expect(seen.Count).toBe(1)
    proposal = (await on.propose(exam, at.idOf('A1'), second())).Data
    expect(proposal).toMatchObject({ State: 'proposed', IsOwn: true, Figures: null })
    expect((await on.resultOf(one)).Score).toBe(0)
    expect(await on.scoresOf(one)).toHaveLength(1)
  })

  test('needs a second person, who saw the same list', async () => {
    const { Seen } = seen
    expect(await on.decide(exam, proposal.Id, { Seen }, at.teacher)).toMatchObject({
      Code: -1,
      Msg: '重新判分须由提出人以外的人确认',
    })
    const stranger = await app.signedIn('teacher2')
    expect((await on.decide(exam, proposal.Id, { Seen }, stranger)).Code).toBe(-404)
    expect((await on.decide(exam, proposal.Id, { Seen }, at.student)).Code).toBe(-403)
    expect((await on.decide(exam, proposal.Id, { Seen: 'another' })).Code).toBe(-10009)
    const today = (await at.admin.calls(getToday, {})).Data.List as { Text: string }[]
    expect(today.some(({ Text }) => Text.includes(Name))).toBe(true)
    expect((await on.resultOf(one)).Score).toBe(0)
    const done = await on.decide(exam, proposal.Id, { Seen, Note: '同意' })
    expect(done.Data).toMatchObject({
      State: 'applied',
      Figures: { Raised: 1, Lowered: 0, Same: 1 },
    })
    expect((await on.decide(exam, proposal.Id, { Seen })).Code).toBe(-10011)
  })

  test('writes another version with both values readable, and the rest stays', async () => {
    const result = await on.resultOf(one)
    expect(result).toMatchObject({
      Score: 3,
      Regrades: [{ Before: 0, After: 3, Reason: '原答案有误', UnitId: at.idOf('A1') }],
    })
    const unit = result.Units.find(({ QuestionId }) => QuestionId === at.idOf('A1'))
    expect(unit).toMatchObject({ State: 'right', Score: 3 })
    expect(unit?.Key?.Options.filter(({ Kind }) => Kind === 'right')).toHaveLength(2)
    expect((await on.scoresOf(one)).map(({ tenths }) => tenths)).toEqual([0, 30])
    expect(await on.resultOf(other, at.other)).toMatchObject({ Score: 3, Regrades: [] })
    expect(await on.scoresOf(other)).toHaveLength(1)
    const own = (await at.student.calls(getMyScores, { Kind: 'exam' })).Data.List
    expect(own.find((line: { Id: string }) => line.Id === one.AttemptId)?.Score).toBe(7.5)
    const { Data: analysis } = await at.teacher.calls(getExamAnalysis, { ExamId: exam })
    const item = (analysis as OutputOf<typeof getExamAnalysis>).Items.find(
      ({ UnitId }) => UnitId === at.idOf('A1'),
    )
    expect(item?.Facility).toBe(1)
    expect(item?.Options.filter(({ Kind }) => Kind === 'right')).toHaveLength(2)
  })

  test('is told to those alone whose score changed, and written down', async () => {
    await expect.poll(() => regradeMessages(at.student, Name), { timeout: 9_000 }).toBe(1)
    expect(await regradeMessages(at.other, Name)).toBe(0)
    const { Data } = await at.admin.calls(searchAudit, { Area: 'exams' })
    const texts = (Data.List as { Text: string; Detail: string }[]).filter(({ Text }) =>
      Text.includes(Name),
    )
    expect(texts.find(({ Text }) => Text.startsWith('确认了重新判分'))?.Detail).toMatch(
      /^第\d题：更正答案；提高 1 人，降低 0 人；原答案有误；意见：同意$/,
    )
  })

  test('an edit of the question in the bank changes no past paper', async () => {
    const Id = at.idOf('A1')
    const { Data: question } = await at.teacher.calls(getQuestion, { Id })
    const { Form, Version } = question
    const Options = Form.Content.Options.map((option: { Id: string }, place: number) => ({
      ...option,
      Kind: place === 4 ? 'right' : 'wrong',
    }))
    const edited = await at.teacher.calls(saveQuestion, {
      Id,
      Form: { ...Form, Content: { ...Form.Content, Options } },
      Version,
    })
    expect(edited.Code).toBe(0)
    await at.teacher.calls(moveQuestion, { Id, Action: 'submit', Version: edited.Data.Version })
    const approved = await at.admin.calls(moveQuestion, {
      Id,
      Action: 'approve',
      Version: edited.Data.Version + 1,
    })
    expect(approved.Code).toBe(0)
    expect((await on.resultOf(one)).Score).toBe(3)
    expect((await on.resultOf(other, at.other)).Score).toBe(3)
    const late = await on.preview(exam, Id, { Points: 2 })
    expect(late.Data.Figures).toEqual({ Raised: 0, Lowered: 2, Same: 0 })
  })
})
