import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  getManagedExam,
  getResult,
  moveExam,
  overrideExam,
  startAttempt,
} from '@xinglin/contract/exams'
import {
  answerPractice,
  beginPractice,
  finishPractice,
  getPractice,
  getPracticeOffer,
  getQuestion,
  getWrongItem,
  listWrongItems,
  markPractice,
} from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import { Examining, secrets, testApp, type TestApp } from '#testing'

let app: TestApp
let at: Examining
let paper: { Id: string; No: number }
let round: string
const words = Object.values(secrets)
const heldMessage = '这道题正在考试中使用，考试结束并公布答案后才能查看和练习'

const sql = (statement: string) =>
  app.database.within(app.fixture.schools.a, (db) => db.execute(statement))
const move = async (Id: string, Action: 'withdraw' | 'archive' | 'restore' | 'release') => {
  const { Data } = await at.teacher.calls(getManagedExam, { Id })
  const moved = await at.teacher.calls(moveExam, { Id, Action, Version: Data.Version })
  expect(moved).toMatchObject({ Code: 0 })
}
const practise = (QuestionId: string, Answer: object) =>
  at.student.calls(answerPractice, { RoundId: round, QuestionId, PartId: null, Answer })
const heldNow = async (): Promise<string[]> =>
  (await at.student.calls(getPractice, { RoundId: round })).Data.Held
const closed = (id: string) =>
  sql(
    `update exam set opens_at = now() - interval '2 hours', closes_at = now() - interval '2 minutes' where id = '${id}'`,
  )
/** The server settles what is over within a few seconds. */
const freed = async () => {
  await expect.poll(heldNow, { timeout: 9_000, interval: 200 }).toEqual([])
}

beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  paper = await at.frozen()
  // The one that the paper does not draw.
  await sql(`update question set practice = false where id = '${at.idOf('computed')}'`)
  const begun = await at.student.calls(beginPractice, { Id: newId(), Count: 50 })
  round = begun.Data.Round.Id
  await practise(at.idOf('A2'), { Options: at.optionsOf('A2', ['wrong']).slice(0, 1) })
  await practise(at.idOf('short'), { Text: '补液' })
})
afterAll(() => app.close())
beforeEach(() => sql(`update exam set state = 'archived'`).then(freed))

test('before there is an examination all of it is practised', async () => {
  const seen = JSON.stringify((await at.student.calls(getPractice, { RoundId: round })).Data)
  for (const word of [secrets.explanation, secrets.reference, secrets.source])
    expect(seen).toContain(word)
  expect((await at.student.calls(getPracticeOffer, {})).Data.Count).toBe(11)
})

describe('from its publication', () => {
  test('nothing of a question that it may draw is offered, shown or explained in practice', async () => {
    await at.exam(paper)
    const offer = await at.student.calls(getPracticeOffer, {})
    expect(offer.Data).toMatchObject({ Count: 0, Departments: [], Types: [] })
    expect(await at.student.calls(beginPractice, { Id: newId(), Count: 5 })).toMatchObject({
      Code: -1,
    })
    const calls = [
      await at.student.calls(getPractice, { RoundId: round }),
      await practise(at.idOf('A1'), { Options: at.optionsOf('A1', ['right']) }),
      await practise(at.idOf('A2'), { Options: at.optionsOf('A2', ['right']) }),
      await at.student.calls(markPractice, {
        RoundId: round,
        QuestionId: at.idOf('short'),
        Met: [],
      }),
      await at.student.calls(listWrongItems, {}),
      await at.student.calls(getWrongItem, { QuestionId: at.idOf('A2') }),
    ]
    const seen = JSON.stringify(calls.map(({ Data }) => Data))
    for (const word of [...words, '题干', '选项', '病例', '请说明'])
      expect(seen).not.toContain(word)
    for (const one of [calls[1], calls[2], calls[3], calls[5]])
      expect(one).toMatchObject({ Code: -1, Msg: heldMessage })
    expect(calls[0]?.Data.Held).toHaveLength(11)
    // Each keeps its place in the round.
    expect(calls[0]?.Data.Questions).toHaveLength(11)
    expect(calls[4]?.Data.List).toMatchObject([{ Stem: '', IsHeld: true, IsDue: false }])
    expect((await at.student.calls(getPracticeOffer, {})).Data).toMatchObject({ Wrong: 1, Due: 0 })
  })

  test('the teacher is told which, before and after, and at the question itself', async () => {
    const Id = await at.exam(paper, { Name: '暂停练习的考试' })
    const { Data } = await at.teacher.calls(getManagedExam, { Id })
    expect(Data.Practised).toMatchObject({ Holds: true, Count: 11 })
    expect(Data.Practised.List).toHaveLength(11)
    const detail = await at.teacher.calls(getQuestion, { Id: at.idOf('X') })
    expect(detail.Data.HeldBy).toEqual(['暂停练习的考试'])
    await move(Id, 'withdraw')
    const draft = await at.teacher.calls(getManagedExam, { Id })
    expect(draft.Data.Practised).toMatchObject({ Holds: false, Count: 11 })
    expect(await heldNow()).toEqual([])
  })

  test('a finished round shows nothing of it either', async () => {
    await at.exam(paper)
    const { Data } = await at.other.calls(getPractice, { RoundId: round })
    expect(Data ?? null).toBeNull()
    const done = await at.student.calls(finishPractice, { RoundId: round })
    for (const word of words) expect(JSON.stringify(done.Data)).not.toContain(word)
  })
})

describe('it ends', () => {
  test('when nobody can sit it any more, where its keys are out by then', async () => {
    const id = await at.exam(paper)
    expect(await heldNow()).toHaveLength(11)
    await closed(id)
    await freed()
  }, 20_000)

  test('not while somebody has until later, or sits it', async () => {
    const id = await at.exam(paper)
    await at.teacher.calls(overrideExam, {
      Id: id,
      To: [{ Kind: 'person', Id: at.people['a.student2'] }],
      Values: [
        { Field: 'closes', At: new Date(Date.now() + 7_200_000).toISOString(), Amount: null },
      ],
      Reason: '补考',
    })
    await closed(id)
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    expect(await heldNow()).toHaveLength(11)
    const begun = await at.other.calls(startAttempt, { ExamId: id })
    expect(begun.Code).toBe(0)
    await sql(`delete from target_override where object_id = '${id}'`)
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    expect(await heldNow()).toHaveLength(11)
    await at.submit(begun.Data, [], at.other)
    await freed()
  }, 30_000)

  test('with the release by hand where keys wait for it, or when it is put away', async () => {
    const release = { Score: 'closed', Answers: 'closed', Keys: 'manual' } as const
    const [one, two] = [await at.exam(paper, { Release: release }), await at.exam(paper)]
    await closed(one)
    await closed(two)
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    expect(await heldNow()).toHaveLength(11)
    await move(one, 'release')
    expect(await heldNow()).toEqual([])
    await move(one, 'archive')
    await move(one, 'restore')
    expect(await heldNow()).toEqual([])
  }, 20_000)
})

test('what was published before holds were kept is held by the server', async () => {
  await at.exam(paper)
  await sql(`update exam set holds_questions = null where state = 'published'`)
  await sql(`delete from question_hold`)
  await expect.poll(heldNow, { timeout: 9_000, interval: 200 }).toHaveLength(11)
}, 20_000)

test('the result of another examination shows nothing of a question that is held', async () => {
  const earlier = await at.exam(paper)
  const sitting = await at.start(earlier)
  await at.submit(sitting)
  const result = () => at.student.calls(getResult, { AttemptId: sitting.AttemptId })
  await expect.poll(async () => (await result()).Code, { timeout: 9_000 }).toBe(0)
  expect(JSON.stringify((await result()).Data)).toContain(secrets.explanation)
  const later = await at.exam(paper)
  const { Data } = await result()
  expect(Data.Withheld).toHaveLength(11)
  expect(Data).toMatchObject({ Score: 0, FullScore: 40, Units: [] })
  for (const word of [...words, '题干', '选项', '请说明'])
    expect(JSON.stringify(Data)).not.toContain(word)
  await move(later, 'withdraw')
  expect((await result()).Data.Withheld).toEqual([])
}, 20_000)
