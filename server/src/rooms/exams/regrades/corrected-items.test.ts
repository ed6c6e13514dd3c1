import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { OutputOf } from '@xinglin/contract/call'
import { listRegrades, type Sitting } from '@xinglin/contract/exams'
import { decideWork, getWork, listWorks } from '@xinglin/contract/marking'
import { Examining, testApp, type TestApp } from '#testing'
import { Regrading } from './regrading-testing.ts'

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

describe('an item', () => {
  /** What was written by regrades is what scoring anew would write. */
  const expectScoredAlike = async (sitting: Sitting) => {
    const last = (await on.scoresOf(sitting)).at(-1)
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(`update exam_attempt set score_version = 0 where id = '${sitting.AttemptId}'`),
    )
    const before = (await on.scoresOf(sitting)).length
    await vi.waitFor(async () => expect(await on.scoresOf(sitting)).toHaveLength(before + 1), 9_000)
    const anew = (await on.scoresOf(sitting)).at(-1)
    const sorted = (units: object[] = []) =>
      units.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
    expect(anew).toMatchObject({ tenths: last?.tenths, most_tenths: last?.most_tenths })
    expect(sorted(anew?.units)).toEqual(sorted(last?.units))
  }

  test('is given to everybody, counts for nobody, is worth more, and is what it was again', async () => {
    const exam = await at.exam(paper)
    const unit = at.idOf('judge')
    const right = { [unit]: { Options: ['false'] } }
    const one = await on.sit(exam, at.student, right)
    const other = await on.sit(exam, at.other, {})
    await on.scored(one, other)
    const both = async () => [await on.resultOf(one), await on.resultOf(other, at.other)]
    const points = async () => (await both()).map(({ Score, FullScore }) => [Score, FullScore])
    expect(await points()).toEqual([
      [3, 40],
      [0, 40],
    ])
    expect((await on.regrade(exam, unit, { Treatment: 'full' })).Figures).toEqual({
      Raised: 1,
      Lowered: 0,
      Same: 1,
    })
    expect(await points()).toEqual([
      [3, 40],
      [3, 40],
    ])
    await expectScoredAlike(other)
    expect((await on.regrade(exam, unit, { Treatment: 'void' })).Figures).toEqual({
      Raised: 0,
      Lowered: 2,
      Same: 0,
    })
    expect(await points()).toEqual([
      [0, 37],
      [0, 37],
    ])
    // Other examinations of the test ask the same question: they would hold it back.
    await at.putAway()
    const [voided] = await both()
    expect(voided?.Units.find(({ QuestionId }) => QuestionId === unit)).toMatchObject({
      Treatment: 'void',
      Score: null,
      State: null,
    })
    await expectScoredAlike(one)
    await on.regrade(exam, unit, { Points: 5 })
    expect(await points()).toEqual([
      [5, 42],
      [0, 42],
    ])
    await on.regrade(exam, unit, {})
    expect(await points()).toEqual([
      [3, 40],
      [0, 40],
    ])
    await expectScoredAlike(one)
    // Whoever is scored later has the same.
    await on.regrade(exam, unit, { Treatment: 'full' })
    await expectScoredAlike(other)
    expect((await on.resultOf(other, at.other)).Regrades.length).toBeGreaterThanOrEqual(2)
  }, 60_000)

  test('takes two whole sets of options, and other words in a blank', async () => {
    const exam = await at.exam(paper)
    const blank = at.idOf('blank')
    const one = await on.sit(exam, at.student, {
      [at.idOf('X')]: { Options: [on.optionAt('X', 0), on.optionAt('X', 2)] },
      [blank]: { Blanks: ['75', '三凹征'] },
    })
    await on.scored(one)
    const before = (await on.resultOf(one)).Score ?? 0
    const [bounds] = (
      (await at.teacher.calls(listRegrades, { ExamId: exam })).Data.Items as OutputOf<
        typeof listRegrades
      >['Items']
    ).flatMap(({ UnitId, Blanks }) => (UnitId === blank ? Blanks : []))
    if (!bounds) throw new Error('no blank')
    await on.regrade(exam, blank, { Blanks: [bounds, { Kind: 'text', Forms: ['三凹征', ' '] }] })
    expect((await on.resultOf(one)).Score).toBe(before + 2)
    const own = on.keyWith('X', 1, 5)
    await on.regrade(exam, at.idOf('X'), { Keys: [own, on.keyWith('X', 0, 2)] })
    await at.putAway()
    const result = await on.resultOf(one)
    expect(result.Score).toBe(before + 6)
    const unit = result.Units.find(({ QuestionId }) => QuestionId === at.idOf('X'))
    expect(unit?.Key?.Also).toEqual([[on.optionAt('X', 0), on.optionAt('X', 2)]])
    await expectScoredAlike(one)
  }, 40_000)

  test('that people mark is given to all or counts for nobody, and then waits for no marker', async () => {
    const exam = await at.exam(paper)
    const unit = at.idOf('short')
    const one = await on.sit(exam, at.student, { [unit]: { Text: '先补液' } })
    await on.scored(one)
    const waiting = async () =>
      (await at.teacher.calls(listWorks, { Kind: 'exam', GroupId: exam })).Data.Count as number
    expect(await waiting()).toBe(1)
    expect(await on.preview(exam, unit, { Points: 9 })).toMatchObject({ Code: -10008 })
    await on.regrade(exam, unit, { Treatment: 'full' })
    expect(await on.resultOf(one)).toMatchObject({ Score: 5, Unmarked: 0 })
    expect(await waiting()).toBe(0)
    await on.regrade(exam, unit, {})
    expect(await on.resultOf(one)).toMatchObject({ Score: 0, Unmarked: 1, UnmarkedPoints: 5 })
    expect(await waiting()).toBe(1)
    const { Data } = await at.teacher.calls(listWorks, { Kind: 'exam', GroupId: exam })
    const Id = Data.List[0].Id as string
    const work = (await at.teacher.calls(getWork, { Kind: 'exam', Id })).Data
    await at.teacher.calls(decideWork, {
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
    })
    expect(await on.resultOf(one)).toMatchObject({ Score: 2, Unmarked: 0 })
    await on.regrade(exam, unit, { Treatment: 'void' })
    expect(await on.resultOf(one)).toMatchObject({ Score: 0, FullScore: 35 })
    // What was marked before counts again.
    await on.regrade(exam, unit, {})
    expect(await on.resultOf(one)).toMatchObject({ Score: 2, FullScore: 40 })
    await expectScoredAlike(one)
  }, 60_000)
})
