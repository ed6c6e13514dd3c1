import { expect, test } from 'vitest'
import { aResult } from './external-testing.ts'
import { readUpload, Unreadable } from './uploaded-result.ts'

const at = new Date()
const read = (over: object, unit: 'seconds' | 'minutes' = 'seconds') =>
  readUpload(JSON.stringify(aResult('s1', 'a1', over)), unit, at)
const [first, second] = aResult('s1', 'a1').steps
const step = (over: object) => ({ steps: [{ ...first, ...over }] })
const day = 86_400_000

test.each<[string, object, RegExp]>([
  ['a score of 101', { score: 101 }, /^score 缺失、类型不符或超出范围$/],
  ['a score below nothing', { score: -1 }, /^score/],
  ['a score in words', { score: '86' }, /^score/],
  ['a state that there is not', { status: 3 }, /^status/],
  ['steps that are no list', { steps: { 1: first } }, /^steps 缺失/],
  [
    '201 steps',
    { steps: Array.from({ length: 201 }, (_, i) => ({ ...first, seq: i + 1 })) },
    /^steps/,
  ],
  ['a step that is none', { steps: [null] }, /^steps\.0/],
  ['two steps of one number', { steps: [first, { ...second, seq: 1 }] }, /seq 重复/],
  ['a step worth more than it may', step({ score: 41 }), /第 1 步 score 大于 maxScore/],
  [
    'steps worth more than a hundred',
    { steps: [first, { ...second, maxScore: 61 }] },
    /之和大于 100/,
  ],
  ['a step without a title', step({ title: ' ' }), /^steps\.0\.title/],
  ['a title without end', { title: '长'.repeat(201) }, /^title/],
  ['an end before the start', { startTime: at.getTime(), endTime: at.getTime() - 1 }, /晚于/],
  ['seconds where milliseconds are', { startTime: 1_700_000_000, endTime: 1_700_000_300 }, /毫秒/],
  ['tomorrow', { endTime: at.getTime() + day }, /毫秒/],
  ['a step of another year', step({ startTime: 0 }), /第 1 步 startTime/],
  ['a time below nothing', { timeUsed: -1 }, /^timeUsed/],
  ['a time that is none', { timeUsed: null }, /^timeUsed/],
  ['an id with a quote', { originId: "1' or 1=1" }, /^originId/],
  ['no id', { originId: '' }, /^originId/],
  ['an id without end', { originId: 'x'.repeat(65) }, /^originId/],
])('%s is refused, and the member named', (_, over, words) => {
  expect(() => read(over)).toThrow(Unreadable)
  expect(() => read(over)).toThrow(words)
})

test.each(['', 'null', '[]', '"x"', '{', '['.repeat(100_000), 'NaN', '<xml/>'])(
  'a body %# that is no result is refused',
  (body) => expect(() => readUpload(body, 'seconds', at)).toThrow(Unreadable),
)

test('what is read is in seconds, in the order of the steps, and nothing that no eye sees', () => {
  const title = '家兔\u0000血压\ud800\u0007'
  const result = read(
    { title, status: 2, score: 66.666, steps: [second, first], group_id: 9 },
    'minutes',
  )
  expect(result).toMatchObject({
    title: '家兔血压\ufffd',
    finished: false,
    score: 66.66,
    seconds: 18_000,
  })
  expect(result.steps.map(({ seq, timeUsed, remarks }) => [seq, timeUsed, remarks])).toEqual([
    [1, 7_200, '备注'],
    [2, 10_800, ''],
  ])
  expect(JSON.stringify(result)).not.toContain('ext_data')
})

test('an id may be a number, and a result may have no steps', () =>
  expect(read({ originId: 4711, steps: [] })).toMatchObject({ originId: '4711', steps: [] }))
