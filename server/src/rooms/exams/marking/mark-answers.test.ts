import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutputOf } from '@xinglin/contract/call'
import {
  controlExam,
  getManagedExam,
  getResult,
  moveExam,
  type ExamResult,
  type Sitting,
} from '@xinglin/contract/exams'
import {
  decideWork,
  getWork,
  keepWorkMark,
  listWorks,
  saveWorkRubric,
  type WorkLine,
} from '@xinglin/contract/marking'
import { Examining, testApp, type TestApp, type Visitor } from '#testing'
import { itemIdOf } from '../written/item-id.ts'

type Work = OutputOf<typeof getWork>

let app: TestApp
let at: Examining
let paper: { Id: string; No: number }
let exam: string
const sittings = new Map<Visitor, Sitting>()
const release = { Score: 'manual', Answers: 'manual', Keys: 'manual' } as const

const listed = async (who = at.teacher, over: object = {}): Promise<readonly WorkLine[]> =>
  (await who.calls(listWorks, { Kind: 'exam', GroupId: exam, ...over })).Data?.List ?? []
const waiting = async (most: number) => {
  await expect
    .poll(async () => (await listed(at.teacher, { State: 'waiting' })).length, { timeout: 9_000 })
    .toBe(most)
}
const workOf = async (Id: string): Promise<Work> =>
  (await at.teacher.calls(getWork, { Kind: 'exam', Id })).Data
/** Gives a share of every criterion. */
const mark = async (Id: string, share: number, Comment = '', who = at.teacher) => {
  const work = await workOf(Id)
  const Points = Object.fromEntries(
    work.Rubric.map((one) => [one.Id, Math.round(10 * one.Max * share) / 10]),
  )
  return who.calls(decideWork, {
    Kind: 'exam',
    Id,
    Version: work.Version,
    Revision: work.Revision,
    Mark: { Points, Adjusted: [], Annotations: [], Comment },
    Seen: work.Decided?.At ?? '',
    Outcome: 'marked',
    Release: false,
  })
}
const resultOf = async (who: Visitor): Promise<ExamResult> => {
  const { AttemptId = '' } = sittings.get(who) ?? {}
  return (await who.calls(getResult, { AttemptId })).Data
}
const unitOf = async (who: Visitor, id: string) =>
  (await resultOf(who)).Units.find(({ QuestionId }) => QuestionId === id)

const sit = async (who: Visitor, answers: Readonly<Record<string, string>>) => {
  const sitting = await at.start(exam, who)
  const items = Object.entries(answers).map(([QuestionId, Text], Seq) => ({
    QuestionId,
    Seq: Seq + 1,
    Answer: { Text },
  }))
  await at.submit(sitting, items, who)
  sittings.set(who, sitting)
}

beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  paper = await at.frozen()
  exam = await at.exam(paper, { Release: release })
  await sit(at.student, { [at.idOf('short')]: '先补液\n<b>再补钾</b>' })
  await sit(at.other, { [at.idOf('short')]: '补液', [at.idOf('case')]: '酮症酸中毒' })
})
afterAll(() => app.close())

test('what people mark comes to them once it was handed in, without names; nothing was written, nothing waits', async () => {
  await waiting(3)
  const lines = await listed()
  expect(lines.map(({ Title }) => Title.slice(0, 2)).toSorted()).toEqual(['病例', '简答', '简答'])
  for (const line of lines) {
    expect(line).toMatchObject({ PersonId: '', Number: '', HandedAt: '', Score: null })
    expect(line.Name).toMatch(/^匿名 [0-9A-F]{6}$/)
  }
  const works = []
  for (const { Id } of lines) works.push(await workOf(Id))
  const seen = JSON.stringify([lines, works])
  for (const who of ['a.student1', 'a.student2']) expect(seen).not.toContain(at.people[who])
  for (const { session } of [at.student, at.other]) {
    const { RealName, StudentIDOrJobNumber } = session ?? {}
    expect(RealName).not.toBe('')
    expect(seen).not.toContain(RealName)
    if (StudentIDOrJobNumber) expect(seen).not.toContain(StudentIDOrJobNumber)
  }
  expect(
    works.every(({ Policy, MayMark, MayReturn }) => Policy.Anonymous && MayMark && !MayReturn),
  ).toBe(true)
  expect(await listed(at.teacher, { SearchKey: lines[0]?.Name.slice(-6) })).not.toEqual([])
  expect(await listed(at.teacher, { SearchKey: 'student' })).toEqual([])
})

test('an answer is shown as text, beside the reference, and marked by the rubric of its question in the points of the paper', async () => {
  const works = []
  for (const { Id } of await listed(at.teacher, { ItemId: itemIdOf(exam, at.idOf('short')) }))
    works.push(await workOf(Id))
  const work = works.find(({ Parts }) => Parts[0]?.Html.includes('先补液'))
  expect(work?.Parts[0]?.Html).toBe('<p>先补液</p><p>&lt;b&gt;再补钾&lt;/b&gt;</p>')
  expect(work?.Parts[1]).toMatchObject({ Name: '参考答案' })
  expect(work?.Asked).toContain('请说明处理原则')
  expect(work?.Rubric.map(({ Max }) => Max)).toEqual([3, 2])
})

describe('refused is', () => {
  test('whoever does not teach who sits it; those who run the school read and do not mark', async () => {
    const stranger = await app.signedIn('teacher2')
    const [line] = await listed()
    const Id = line?.Id ?? ''
    expect(await stranger.calls(listWorks, { Kind: 'exam', GroupId: exam })).toMatchObject({
      Code: -404,
    })
    expect(await stranger.calls(getWork, { Kind: 'exam', Id })).toMatchObject({ Code: -404 })
    expect(await mark(Id, 1, '', stranger)).toMatchObject({ Code: -404 })
    expect((await listed(at.admin)).length).toBe(3)
    expect((await at.admin.calls(getWork, { Kind: 'exam', Id })).Data).toMatchObject({
      MayMark: false,
    })
    expect(await mark(Id, 1, '', at.admin)).toMatchObject({ Code: -403 })
    expect((await at.student.calls(listWorks, { Kind: 'exam', GroupId: exam })).Code).toBe(-403)
  })
  test('returning an answer, telling its mark before the release, another rubric, points beyond it', async () => {
    const [line] = await listed()
    const Id = line?.Id ?? ''
    const { Rubric, Revision, Version } = await workOf(Id)
    const whole = Object.fromEntries(Rubric.map((one) => [one.Id, one.Max]))
    const given = (Points: object) => ({
      Kind: 'exam',
      Id,
      Version,
      Revision,
      Mark: { Points, Adjusted: [], Annotations: [], Comment: '重写' },
    })
    const decide = (over: object) =>
      at.teacher.calls(decideWork, { ...given(whole), Outcome: 'marked', Release: false, ...over })
    expect(await decide({ Outcome: 'returned' })).toMatchObject({
      Code: -1,
      Msg: '考试的作答不能退回',
    })
    expect((await decide({ Release: true })).Code).toBe(-1)
    expect(
      await at.teacher.calls(saveWorkRubric, {
        Kind: 'exam',
        GroupId: exam,
        ItemId: itemIdOf(exam, at.idOf('short')),
        Rubric: [{ Id: 'one', Name: '全部', Note: '', Max: 100 }],
      }),
    ).toMatchObject({ Code: -10002 })
    const beyond = Object.fromEntries(Rubric.map((one) => [one.Id, one.Max + 0.1]))
    expect(await at.teacher.calls(keepWorkMark, given(beyond))).toMatchObject({ Code: -10008 })
    expect((await listed(at.teacher, { State: 'waiting' })).length).toBe(3)
  })
})

test('the score of an attempt settles when all of it is marked; students see it with its release', async () => {
  const works: Work[] = []
  for (const { Id } of await listed()) works.push(await workOf(Id))
  const wrote = (words: string) => works.filter(({ Parts }) => Parts[0]?.Html.includes(words))
  const one = wrote('先补液')
  const two = works
    .filter((work) => !one.includes(work))
    .toSorted((a, b) => b.Title.localeCompare(a.Title, 'zh'))
  expect(two.map(({ Title }) => Title.slice(0, 2))).toEqual(['简答', '病例'])
  expect(await mark(one[0]?.Id ?? '', 0.5, '补钾的时机要说明')).toMatchObject({
    Code: 0,
    Data: { State: 'marked', Score: 50 },
  })
  expect((await mark(two[0]?.Id ?? '', 1)).Code).toBe(0)
  expect((await at.student.calls(getResult, sittings.get(at.student))).Msg).toBe('成绩未公布')
  const { Data: detail } = await at.teacher.calls(getManagedExam, { Id: exam })
  expect(detail).toMatchObject({ IsMarked: true, ToMark: 1 })
  await at.teacher.calls(moveExam, { Id: exam, Action: 'release', Version: detail.Version })
  expect(await resultOf(at.student)).toMatchObject({ Score: 2.5, Unmarked: 0, Level: 'D' })
  expect(await unitOf(at.student, at.idOf('short'))).toMatchObject({
    State: 'partly',
    Score: 2.5,
    Mark: {
      Comment: '补钾的时机要说明',
      Criteria: [
        { Points: 1.5, Most: 3 },
        { Points: 1, Most: 2 },
      ],
    },
  })
  expect(await unitOf(at.student, at.idOf('case'))).toMatchObject({
    State: 'unanswered',
    Score: 0,
    Mark: null,
  })
  // Half of it is marked: nothing of that is told until the rest is.
  expect(await resultOf(at.other)).toMatchObject({ Score: 0, Unmarked: 2, Level: null })
  expect((await mark(two[1]?.Id ?? '', 0)).Data).toMatchObject({ State: 'released', Score: 0 })
  expect(await resultOf(at.other)).toMatchObject({ Score: 5, Unmarked: 0 })
})

test('marked anew it is another version of the score; handed in anew what changed waits, the rest keeps its mark', async () => {
  const [line] = (await listed()).filter(({ Score }) => Score === 50)
  expect((await mark(line?.Id ?? '', 1)).Code).toBe(0)
  expect(await resultOf(at.student)).toMatchObject({ Score: 5 })
  const opened = await at.teacher.calls(controlExam, {
    ExamId: exam,
    Action: 'reopen',
    PersonIds: [at.people['a.student2']],
    Minutes: 10,
    Reason: '误交卷',
  })
  expect(opened.Code).toBe(0)
  const again = await at.start(exam, at.other)
  const items = [{ QuestionId: at.idOf('case'), Seq: 9, Answer: { Text: '高渗状态' } }]
  await at.submit(again, items, at.other)
  await waiting(1)
  const [back] = await listed(at.teacher, { State: 'waiting' })
  expect(back).toMatchObject({ ItemId: itemIdOf(exam, at.idOf('case')), Version: 2 })
  expect(await resultOf(at.other)).toMatchObject({ Score: 5, Unmarked: 1 })
  expect((await mark(back?.Id ?? '', 1)).Code).toBe(0)
  expect(await resultOf(at.other)).toMatchObject({ Score: 10, Unmarked: 0 })
})
