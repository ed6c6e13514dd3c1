import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideRegrade, type Regrade } from '@xinglin/contract/exams'
import { decideWork, getWork, listWorks } from '@xinglin/contract/marking'
import { Examining, testApp, type TestApp } from '#testing'
import { Regrading } from './regrading-testing.ts'

let app: TestApp
let at: Examining
let on: Regrading

beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  on = new Regrading(app, at)
})
afterAll(() => app.close())

/** The option of a computed question that is right for the examinee of an attempt, and one that is not. */
const ownOptions = async (attemptId: string) => {
  const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute<{ options: { Id: string; Kind: string }[] }>(
      `select content #> '{Instance,Question,Options}' as options from exam_question_instance where attempt_id = '${attemptId}'`,
    ),
  )
  const options = rows[0]?.options ?? []
  const of = (kind: string) => options.find(({ Kind }) => Kind === kind)?.Id ?? ''
  return { right: of('right'), wrong: of('wrong') }
}

test('a computed item is regraded by the key of each examinee, and takes no key that holds for all', async () => {
  const unit = at.idOf('computed')
  const paper = await at.frozen(
    at.form([at.section('计算题', [unit, at.idOf('judge')], { Policy: 'one' })]),
  )
  const exam = await at.exam(paper)
  const one = await at.start(exam)
  const other = await at.start(exam, at.other)
  const [own, theirs] = [await ownOptions(one.AttemptId), await ownOptions(other.AttemptId)]
  expect(own.right).not.toBe(theirs.right)
  const item = (id: string) => [{ QuestionId: unit, Seq: 1, Answer: { Options: [id] } }]
  await at.submit(one, item(own.right))
  await at.submit(other, item(theirs.wrong), at.other)
  await on.scored(one, other)
  const points = async () => [
    (await on.resultOf(one)).Score,
    (await on.resultOf(other, at.other)).Score,
  ]
  expect(await points()).toEqual([3, 0])
  const forAll = [
    { OptionId: own.right, Kind: 'wrong' as const },
    { OptionId: own.wrong, Kind: 'right' as const },
  ]
  expect(await on.preview(exam, unit, { Keys: [forAll] })).toMatchObject({ Code: -10008 })
  await on.regrade(exam, unit, { Points: 5 })
  expect(await points()).toEqual([5, 0])
  await on.regrade(exam, unit, { Treatment: 'full' })
  expect(await points()).toEqual([3, 3])
  await on.regrade(exam, unit, { Treatment: 'void' })
  expect(await points()).toEqual([0, 0])
  await on.regrade(exam, unit, {})
  expect(await points()).toEqual([3, 0])
}, 60_000)

test('marking and regrading at once wait for one another, and neither loses what the other wrote', async () => {
  const paper = await at.frozen(
    at.form([
      at.section('判断题', [at.idOf('judge')]),
      at.section('问答题', [at.idOf('short')], {
        Items: [{ QuestionId: at.idOf('short'), Tenths: 50 }],
      }),
    ]),
  )
  const { moved } = decideRegrade.refusals
  for (let round = 0; round < 6; round += 1) {
    const exam = await at.exam(paper)
    const judge = at.idOf('judge')
    const one = await on.sit(exam, at.student, {
      [judge]: { Options: ['true'] },
      [at.idOf('short')]: { Text: '先补液' },
    })
    await on.scored(one)
    const { Data } = await at.teacher.calls(listWorks, { Kind: 'exam', GroupId: exam })
    const Id = Data.List[0].Id as string
    const work = (await at.teacher.calls(getWork, { Kind: 'exam', Id })).Data
    const { Seen } = (await on.preview(exam, judge, { Treatment: 'full' })).Data
    const proposed = (await on.propose(exam, judge, { Treatment: 'full' })).Data as Regrade
    const [marked, regraded] = await Promise.all([
      at.teacher.calls(decideWork, {
        Kind: 'exam',
        Id,
        Version: work.Version,
        Revision: work.Revision,
        Mark: {
          Points: Object.fromEntries(work.Rubric.map((line: { Id: string }) => [line.Id, 1])),
          Adjusted: [],
          Annotations: [],
          Comment: '',
        },
        Seen: '',
        Outcome: 'marked',
        Release: false,
      }),
      on.decide(exam, proposed.Id, { Seen }),
    ])
    expect(marked.Code).toBe(0)
    // The mark came first: what was seen before it is not what would be written.
    expect([0, moved[0]]).toContain(regraded.Code)
    if (regraded.Code !== 0) {
      const anew = (await on.preview(exam, judge, { Treatment: 'full' })).Data
      expect((await on.decide(exam, proposed.Id, { Seen: anew.Seen })).Code).toBe(0)
    }
    expect(await on.resultOf(one)).toMatchObject({ Score: 5, Unmarked: 0, FullScore: 8 })
  }
}, 90_000)
