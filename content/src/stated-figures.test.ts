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
const figuresIn = (results: string) =>
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
])('%s', (text, expected) => expect(figuresIn(text)).toEqual(expected))

test('a sentence that names a step is held against that step alone', () => {
  expect(figuresIn(`${second?.zh}：血压降到 120 mmHg。`)).toEqual([[120, false]])
  expect(figuresIn(`${second?.zh}：血压降到 60 mmHg。`)).toEqual([[60, true]])
})

test('a figure stands where it says', () => {
  const results = '结果：血压 120 mmHg。'
  const [one] = statedFigures(protocol, [], recorded, { results })
  expect(results.slice(one?.from, one?.to)).toBe('120')
})

const strip = demoProtocols().find(({ slug }) => slug === 'dose-response')?.protocol
if (!strip) throw new Error('no protocol')

/** Two curves as a student captures them: the second, under 30 nmol/L of atropine, is moved by a factor of 25. */
const curves = () => {
  const doses = [0.2, 0.6, 2, 6, 20, 60]
  const effect = (dose: number, half: number) => (4 * dose) / (dose + half)
  const rows = [
    ...doses.map((dose) => ({ dose, value: 1 + effect(dose, 1) })),
    ...doses.map((dose) => ({ dose: 25 * dose, value: 1 + effect(25 * dose, 25) })),
  ]
  type Done = Parameters<typeof statedFigures>[1][number]
  const events: Done[] = []
  const captures: { seq: number; value: number }[] = []
  let second = 0
  const add = (action: Done['action']) =>
    events.push({ seq: events.length + 1, at: 0, steps: second * 20, action })
  const give = (deed: string, dose?: number) =>
    add({ type: 'do', deed, values: dose === undefined ? {} : { dose } })
  const measure = (value: number) => {
    add({ type: 'capture', channel: 'tension', measure: 'mean', from: second, to: second + 5 })
    captures.push({ seq: events.length, value })
    second += 10
  }
  for (const [n, { dose, value }] of rows.entries()) {
    if (n % doses.length === 0) {
      give('wash')
      if (n > 0) give('atropine', 0.6)
      measure(1)
    }
    const before = n % doses.length === 0 ? 0 : (rows[n - 1]?.dose ?? 0)
    give('acetylcholine', dose - before)
    measure(value)
  }
  return { events, captures }
}

test('figures of an analysis are known by their name, logarithms to a third', () => {
  const { events, captures } = curves()
  const figuresIn = (results: string) =>
    statedFigures(strip, events, { steps: [], captures }, { results }).map(({ unit, fits }) => [
      unit,
      fits,
    ])
  // Dose ratio 25 at 3·10⁻⁸ mol/L: pA2 = lg 24 + 7.52 = 8.90; pD2 = −lg 5·10⁻⁸ = 7.30.
  expect(figuresIn('pA2 约为 8.9。')).toEqual([['pA2', true]])
  expect(figuresIn('pA₂值＝8.4')).toEqual([['pA2', false]])
  expect(figuresIn('乙酰胆碱的 pD2 为 7.3，剂量比 25。')).toEqual([
    ['pD2', true],
    ['剂量比', true],
  ])
  expect(figuresIn('剂量比 12')).toEqual([['剂量比', false]])
})
