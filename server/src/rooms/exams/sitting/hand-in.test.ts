import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getReceipt, getResult, pulse, type ExamResult } from '@xinglin/contract/exams'
import { Examining, testApp, type TestApp } from '#testing'

let app: TestApp
let at: Examining
let paper: { Id: string; No: number }
beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  paper = await at.frozen()
})
afterAll(() => app.close())

const item = (QuestionId: string, Seq: number, Answer: object) => ({ QuestionId, Seq, Answer })

test('checks 11 and 12: another window overwrites nothing, and after handing in every window shows what was handed in', async () => {
  const exam = await at.exam(paper)
  const first = await at.start(exam)
  const { QuestionId } = at.question(first, 'short')
  await at.save(first, [item(QuestionId, 1, { Text: '第一台' })])
  const second = await at.start(exam)
  expect(await at.save(first, [item(QuestionId, 9, { Text: '覆盖' })])).toMatchObject({
    Code: -10009,
  })
  expect(await at.student.calls(pulse, { ...first, Unsent: 1 })).toMatchObject({ Code: -10009 })
  const done = await at.submit(second, [item(QuestionId, 2, { Text: '第二台' })])
  expect(done.Data.Receipt).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  for (const window of [first, second])
    expect(await at.save(window, [item(QuestionId, 10, { Text: '晚了' })])).toMatchObject({
      Code: -10011,
      Msg: '作答已提交或已截止',
    })
  const { Data } = await at.student.calls(getReceipt, { AttemptId: first.AttemptId })
  expect(JSON.parse(Data.Canonical).Answers).toEqual([
    { QuestionId, Seq: 2, Answer: { Text: '第二台' } },
  ])
})

test('check 19: handing in twice is one receipt, whose hash can be computed from the download', async () => {
  const sitting = await at.start(await at.exam(paper))
  const { QuestionId, Options } = at.question(sitting, 'X')
  const chosen = Options.slice(0, 2).map(({ OptionId }) => OptionId)
  const items = [item(QuestionId, 1, { Options: chosen })]
  const one = await at.submit(sitting, items)
  const two = await at.submit(sitting, [item(QuestionId, 2, { Options: [] })])
  const three = await at.submit({ ...sitting, Epoch: 1 })
  expect([two.Data, three.Data]).toEqual([one.Data, one.Data])
  const { Data } = await at.student.calls(getReceipt, { AttemptId: sitting.AttemptId })
  expect(createHash('sha256').update(Data.Canonical, 'utf8').digest('hex')).toBe(
    one.Data.AnswerHash,
  )
  expect(Data).toMatchObject({ Kind: 'self', Late: 0, Receipt: one.Data.Receipt })
})

test('check 13: whoever never returns is handed in by the server with what was acknowledged, at the deadline', async () => {
  const sitting = await at.start(await at.exam(paper))
  const { QuestionId } = at.question(sitting, 'short')
  await at.save(sitting, [item(QuestionId, 1, { Text: '写到一半' })])
  // The grace of 60 s has just begun to be over.
  await at.deadlineIn(sitting, -60)
  const began = Date.now()
  await expect
    .poll(async () => (await at.student.calls(getReceipt, { AttemptId: sitting.AttemptId })).Code, {
      timeout: 9_000,
      interval: 200,
    })
    .toBe(0)
  expect(Date.now() - began).toBeLessThan(5_000)
  const { Data } = await at.student.calls(getReceipt, { AttemptId: sitting.AttemptId })
  expect(Data.Kind).toBe('deadline')
  expect(Date.parse(Data.SubmittedAt)).toBeLessThan(began)
  expect(Data.Canonical).toContain('写到一半')
}, 20_000)

describe('check 14: content', () => {
  test('that comes 59 s after the deadline counts', async () => {
    const sitting = await at.start(await at.exam(paper))
    const { QuestionId } = at.question(sitting, 'short')
    await at.deadlineIn(sitting, -58)
    expect((await at.save(sitting, [item(QuestionId, 1, { Text: '赶上' })])).Code).toBe(0)
  })
  test('that comes later is refused with the code of lateness, and kept in a list', async () => {
    const sitting = await at.start(await at.exam(paper))
    const { QuestionId } = at.question(sitting, 'short')
    await at.deadlineIn(sitting, -61)
    const late = await at.save(sitting, [item(QuestionId, 1, { Text: '迟到' })])
    expect(late).toMatchObject({ Code: -10011 })
    await at.submit(sitting, [item(QuestionId, 1, { Text: '迟到' })])
    const { Data } = await at.student.calls(getReceipt, { AttemptId: sitting.AttemptId })
    expect(Data).toMatchObject({ Kind: 'deadline', Late: 1 })
    expect(Data.Canonical).not.toContain('迟到')
  })
})

const resultOf = async (AttemptId: string): Promise<ExamResult> => {
  await expect
    .poll(async () => (await at.student.calls(getResult, { AttemptId })).Code, { timeout: 9_000 })
    .toBe(0)
  return (await at.student.calls(getResult, { AttemptId })).Data
}

test('check 25: scripted answers come to the points of a sheet that was made by hand', async () => {
  await at.putAway()
  const sitting = await at.start(await at.exam(paper))
  const id = (type: Parameters<typeof at.idOf>[0]) => at.idOf(type)
  const right = (type: 'A1' | 'A2' | 'X', part?: number) =>
    at.optionsOf(type, ['right', 'key'], part)
  const wrong = at.optionsOf('A2', ['wrong'])
  const group = at.question(sitting, 'analysis')
  const b1 = at.question(sitting, 'B1')
  const items = [
    item(id('A1'), 1, { Options: right('A1') }), // 3 of 3
    item(id('A2'), 2, { Options: wrong.slice(0, 1) }), // 0 of 3
    item(at.partOf('A3', 0), 3, { Options: at.optionsOf('A3', ['right'], 0) }), // 1.5 of 3
    item(at.partOf('A4', 0), 4, { Options: at.optionsOf('A4', ['right'], 0) }), // 1 of 3
    item(b1.Parts[0]?.QuestionId ?? '', 5, { Options: [b1.Options[0]?.OptionId ?? ''] }),
    item(id('judge'), 6, { Options: ['false'] }), // 3 of 3
    item(id('X'), 7, { Options: right('X') }), // 4 of 4
    // Key +2, right +1, wrong -1 of 3: two thirds of the first part's 1.4.
    item(group.Parts[0]?.QuestionId ?? '', 8, {
      Options: [
        ...at.optionsOf('analysis', ['key', 'right'], 0),
        ...at.optionsOf('analysis', ['wrong'], 0).slice(0, 1),
      ],
    }),
    item(id('blank'), 9, { Blanks: ['75', '不对'] }), // 2 of 4
    item(id('short'), 10, { Text: '等人批阅' }),
  ]
  await at.submit(sitting, items)
  const result = await resultOf(sitting.AttemptId)
  const points = new Map(result.Units.map((one) => [one.QuestionId, one.Score]))
  expect(points.get(id('A1'))).toBe(3)
  expect(points.get(id('A2'))).toBe(0)
  expect(points.get(at.partOf('A3', 0))).toBe(1.5)
  expect(points.get(at.partOf('A4', 0))).toBe(1)
  expect(points.get(id('judge'))).toBe(3)
  expect(points.get(id('X'))).toBe(4)
  expect(points.get(group.Parts[0]?.QuestionId ?? '')).toBe(0.9)
  expect(points.get(id('blank'))).toBe(2)
  expect(points.get(id('short'))).toBeNull()
  const b1Points = points.get(b1.Parts[0]?.QuestionId ?? '') ?? 0
  expect(result.Score).toBeCloseTo(3 + 1.5 + 1 + b1Points + 3 + 4 + 0.9 + 2, 2)
  expect(result).toMatchObject({ FullScore: 40, Unmarked: 1, UnmarkedPoints: 5, Level: null })
})
