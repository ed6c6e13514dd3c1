import { expect, test } from 'vitest'
import { statedFigures } from '@xinglin/simulation/practical'
import { demoProtocols } from './protocols.ts'

const protocol = demoProtocols().find(({ slug }) => slug === 'arterial-pressure')?.protocol
if (!protocol) throw new Error('no protocol')
const [first, second] = protocol.steps

const stepOf = (step: typeof first, before: number, after: number) => ({
  id: step?.id ?? '',
  zh: step?.zh ?? '',
  from: 1,
  to: 2,
  expectedSeconds: 1,
  max: 1,
  got: 1,
  repeats: 1,
  expected: 'up' as const,
  shown: 'up' as const,
  judged: 'up' as const,
  before,
  after,
})
const recorded = { steps: [stepOf(first, 100, 120), stepOf(second, 98, 60)], captures: [] }
const told = (results: string) =>
  statedFigures(protocol, [], recorded, { results }).map(({ value, fits }) => [value, fits])

test.each([
  [
    '血压由 100 升至 120 mmHg',
    [
      [100, true],
      [120, true],
    ],
  ],
  ['升高了 20mmHg', [[20, true]]],
  [
    '下降 38 mmHg，即 −38 mmHg',
    [
      [38, true],
      [-38, true],
    ],
  ],
  ['血压约为 180 mmHg', [[180, false]]],
  [
    '血压 100→185 毫米汞柱',
    [
      [100, true],
      [185, false],
    ],
  ],
  ['心率 260 次/分', [[260, false]]],
  ['第 3 组，用时 2 min', []],
])('%s', (text, expected) => expect(told(text)).toEqual(expected))

test('a sentence that names a step is held against that step alone', () => {
  expect(told(`${second?.zh}：血压降到 120 mmHg。`)).toEqual([[120, false]])
  expect(told(`${second?.zh}：血压降到 60 mmHg。`)).toEqual([[60, true]])
})

test('a figure stands where it says', () => {
  const results = '结果：血压 120 mmHg。'
  const [one] = statedFigures(protocol, [], recorded, { results })
  expect(results.slice(one?.from, one?.to)).toBe('120')
})
