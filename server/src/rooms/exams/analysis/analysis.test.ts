import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OutputOf } from '@xinglin/contract/call'
import { getExamAnalysis, listQuestionFigures } from '@xinglin/contract/exams'
import { newId } from '#platform/ids'
import { Examining, testApp, type TestApp } from '#testing'

let app: TestApp
let at: Examining
let exam: string
beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  exam = await at.exam(await at.frozen(), { Attempts: 2 })
  await sit(at.student, 'right', ['right'])
  await sit(at.other, 'wrong', [])
  await vi.waitFor(async () => expect((await figures()).Examinees).toBe(2), { timeout: 20_000 })
})
afterAll(() => app.close())

type Analysis = OutputOf<typeof getExamAnalysis>

const figures = async (over: object = {}): Promise<Analysis> => {
  const answered = await at.teacher.calls(getExamAnalysis, { ExamId: exam, ...over })
  if (answered.Code !== 0) throw new Error(answered.Msg)
  return answered.Data
}

/** Sits the examination, with one option of the A1 question and some of the X question. */
const sit = async (who: Examining['student'], kind: string, several: readonly string[]) => {
  const sitting = await at.start(exam, who)
  const single = at.question(sitting, 'A1')
  const many = at.question(sitting, 'X')
  await at.submit(
    sitting,
    [
      {
        QuestionId: single.QuestionId,
        Seq: 1,
        Answer: { Options: at.optionsOf('A1', [kind]).slice(0, 1) },
      },
      { QuestionId: many.QuestionId, Seq: 2, Answer: { Options: at.optionsOf('X', several) } },
    ],
    who,
  )
}

const item = ({ Items }: Analysis, type: string) => Items.find(({ Type }) => Type === type)

test('what is answered is counted by item and by option', async () => {
  const all = await figures()
  expect(all).toMatchObject({ Examinees: 2, Unmarked: { Attempts: 0, Items: 0 }, Lowest: 0 })
  // 3 points for A1, 4 for X with all of its right options and no wrong one.
  expect(all.Highest).toBe(7)
  expect(all.Buckets.reduce((sum, one) => sum + one, 0)).toBe(2)
  const single = item(all, 'A1')
  expect(single).toMatchObject({
    QuestionId: at.idOf('A1'),
    VersionNo: 1,
    Points: 3,
    Examinees: 2,
    Facility: 0.5,
    GroupSize: 1,
    Upper: 1,
    Lower: 0,
    Discrimination: 1,
  })
  expect(single?.ItemRest).toBeCloseTo(1, 9)
  const [right] = at.optionsOf('A1', ['right'])
  const chosen = single?.Options.find(({ OptionId }) => OptionId === right)
  expect(chosen).toMatchObject({ Kind: 'right', Count: 1, Upper: 1, Lower: 0 })
  expect(single?.Omitted).toEqual({ Count: 0, Upper: 0, Lower: 0 })
  expect(item(all, 'X')?.Omitted).toEqual({ Count: 1, Upper: 0, Lower: 1 })
  expect(item(all, 'short')).toMatchObject({ Options: [], Omitted: null })
})

test('parts of a group are items of their own, and reliability counts groups as one', async () => {
  const { Items, ByItem, ByQuestion } = await figures()
  const parts = Items.filter(({ Type }) => Type === 'A3')
  expect(parts.map(({ Part }) => Part)).toEqual(parts.map((_, index) => index + 1))
  expect(new Set(parts.map(({ No }) => No)).size).toBe(1)
  expect(ByItem?.Count).toBe(17)
  expect(ByQuestion.Count).toBe(11)
})

test('the bank tells of a question what its examinations do', async () => {
  const { Data } = await at.teacher.calls(listQuestionFigures, { QuestionId: at.idOf('A1') })
  const { List } = Data as OutputOf<typeof listQuestionFigures>
  expect(List.map(({ ExamId }) => ExamId)).toEqual([exam])
  expect(List[0]?.Items).toHaveLength(1)
  expect(List[0]?.Items[0]).toMatchObject({ Facility: 0.5, VersionNo: 1 })
  const other = await at.teacher.calls(listQuestionFigures, { QuestionId: newId() })
  expect(other.Data).toEqual({ List: [] })
})

test('another attempt counts as it is asked for', async () => {
  await sit(at.other, 'right', [])
  await expect
    .poll(async () => item(await figures({ Take: 'last' }), 'A1')?.Facility, { timeout: 20_000 })
    .toBe(1)
  expect(item(await figures({ Take: 'first' }), 'A1')?.Facility).toBe(0.5)
  expect((await figures({ Take: 'best' })).Lowest).toBe(3)
})

test('written answers that wait for their marks are left out for everybody, and said', async () => {
  const written = await at.exam(await at.frozen())
  for (const [who, text] of [
    [at.student, '充血'],
    [at.other, ''],
  ] as const) {
    const sitting = await at.start(written, who)
    const short = at.question(sitting, 'short')
    await at.submit(
      sitting,
      [{ QuestionId: short.QuestionId, Seq: 1, Answer: { Text: text } }],
      who,
    )
  }
  await expect
    .poll(async () => (await figures({ ExamId: written })).Examinees, { timeout: 20_000 })
    .toBe(2)
  const all = await figures({ ExamId: written })
  expect(all.Unmarked).toEqual({ Attempts: 1, Items: 1 })
  expect(item(all, 'short')).toBeUndefined()
  expect(all.FullScore).toBe((await figures()).FullScore - 5)
})

test('whoever neither sets nor watches it is told that there is none', async () => {
  const stranger = await app.signedIn('teacher2')
  expect(await stranger.calls(getExamAnalysis, { ExamId: exam })).toMatchObject({ Code: -404 })
  expect((await stranger.calls(listQuestionFigures, { QuestionId: at.idOf('A1') })).Data).toEqual({
    List: [],
  })
  expect(await at.teacher.calls(getExamAnalysis, { ExamId: exam, ClassId: newId() })).toMatchObject(
    { Code: -404 },
  )
})
