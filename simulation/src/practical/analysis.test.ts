import { experiments, run, type Event, type Timed } from '#experiment'
import { expect, test } from 'vitest'
import type { Action, RunEvent } from './action.ts'
import { analysesOf } from './analysis.ts'
import { cut, measuredOf } from './measuring.ts'
import type { Measure } from './measures.ts'
import type { TrayDeed } from './tray-format.ts'

type Done = { readonly at: number; readonly event: Event }
type Read = {
  readonly channel: string
  readonly measure: Measure
  readonly from: number
  readonly to: number
}

/** A student’s run: everything that was done is a deed of its own, and every measurement reads the model’s own trace. */
const ranOf = (model: string, seed: number, done: readonly Done[], reads: readonly Read[]) => {
  const experiment = experiments.find((one) => one.model.id === model)?.model
  if (!experiment) throw new Error(model)
  const tray = done.map(({ event }, n) => ({
    id: `deed-${n}`,
    group: 'operate',
    zh: 'drug' in event ? event.drug : event.kind,
    note: '',
    event: { ...event },
    fields: [],
  })) as unknown as TrayDeed[]
  const actions: (readonly [number, Action])[] = [
    ...done.map(
      ({ at }, n) => [at, { type: 'do' as const, deed: `deed-${n}`, values: {} }] as const,
    ),
    ...reads.map((one) => [one.to, { type: 'capture' as const, ...one }] as const),
  ]
  const events = actions
    .toSorted(([one], [other]) => one - other)
    .map(([at, action], n): RunEvent => ({
      seq: n + 1,
      at: 0,
      steps: Math.round(at / experiment.dt),
      action,
    }))
  const until = Math.max(...reads.map(({ to }) => to)) + 1
  const { traces } = run(experiment, seed, {}, done as readonly Timed[], until)
  const values = new Map(
    events.flatMap(({ seq, action }) => {
      if (action.type !== 'capture') return []
      const rate = experiment.channels.find(({ id }) => id === action.channel)?.rate ?? 1
      const samples = traces[action.channel]?.slice(...cut(action.from, action.to, rate))
      const value = samples ? measuredOf(action.measure, samples, rate) : Number.NaN
      return [[seq, Number.isFinite(value) ? value : null] as const]
    }),
  )
  return analysesOf({ model, tray }, events, values)
}

const valuesOf = (analyses: ReturnType<typeof ranOf>, id: string) => {
  const one = analyses.find((analysis) => analysis.id === id)
  return Object.fromEntries((one?.figures ?? []).map(({ zh, value }) => [zh, value]))
}

const nerve: readonly Done[] = [
  { at: 0, event: { kind: 'prepare', step: 'pith' } },
  { at: 0, event: { kind: 'prepare', step: 'mount' } },
]
const pulse = (at: number, volts: number): Done => ({
  at,
  event: { kind: 'stimulate', site: 'nerve', mode: 'single', volts, milliseconds: 0.1 },
})
const seeds = [1, 2, 3, 4, 5]

test.each(
  seeds.flatMap((seed) => (['peak', 'range'] as const).map((measure) => [seed, measure] as const)),
)('threshold and maximal stimulus come out of captured heights (seed %i, %s)', (seed, measure) => {
  const volts = [0.05, 0.1, 0.13, 0.16, 0.2, 0.3, 0.5, 0.8, 1.2, 1.6, 2]
  const done = [...nerve, ...volts.map((one, n) => pulse(1 + n, one))]
  const reads = volts.map((_, n) => ({
    channel: 'first',
    measure,
    from: 1.0009 + n,
    to: 1.01 + n,
  }))
  const values = valuesOf(ranOf('nerve-trunk', seed, done, reads), 'strength')
  expect(values['阈强度']).toBeGreaterThanOrEqual(0.1)
  expect(values['阈强度']).toBeLessThanOrEqual(0.3)
  expect(values['最强的阈下刺激']).toBeLessThan(values['阈强度'] ?? 0)
  expect(values['最大刺激强度']).toBeGreaterThan(values['阈强度'] ?? 9)
  // Without a stimulus that stays unanswered nobody knows the threshold.
  const strong = valuesOf(ranOf('nerve-trunk', seed, done, reads.slice(5)), 'strength')
  expect(strong['阈强度']).toBeNull()
})

test('a threshold between stimuli that stand far apart is told to be rough', () => {
  const volts = [0.05, 1.5, 2, 3]
  const done = [...nerve, ...volts.map((one, n) => pulse(1 + n, one))]
  const reads = volts.map((_, n) => ({
    channel: 'first',
    measure: 'peak' as const,
    from: 1.0009 + n,
    to: 1.01 + n,
  }))
  const [strength] = ranOf('nerve-trunk', 1, done, reads)
  expect(strength?.plots[0]?.y).toBe('反应幅度（mV）')
  expect(strength?.lacking.join('')).toContain('在两者之间再测')
})

test.each(seeds)('velocity and its Q10 come out of captured peak times (seed %i)', (seed) => {
  const done: Done[] = [
    ...nerve,
    pulse(1, 1.5),
    { at: 2, event: { kind: 'temperature', celsius: 10 } },
    pulse(4, 1.5),
  ]
  const reads = [1, 4].flatMap((at) =>
    ['first', 'second'].map((channel) => ({
      channel,
      measure: 'peak-time' as const,
      // A little behind the stimulus, as a hand puts it: what counts is the difference.
      from: at + 0.0008,
      to: at + 0.014,
    })),
  )
  const values = valuesOf(ranOf('nerve-trunk', seed, done, reads), 'conduction')
  expect(values['20 ℃ 传导速度']).toBeGreaterThan(20)
  expect(values['20 ℃ 传导速度']).toBeLessThan(42)
  expect(values['10 ℃ 传导速度']).toBeLessThan(values['20 ℃ 传导速度'] ?? 0)
  expect(values['传导速度的 Q10']).toBeGreaterThan(1.3)
  expect(values['传导速度的 Q10']).toBeLessThan(2.2)
})

test.each(seeds)('the refractory period comes out of double stimuli (seed %i)', (seed) => {
  const intervals = [8, 6, 5, 4, 3.5, 3, 2.6, 2.3, 2, 1.8, 1.6, 1.4, 1.2, 1]
  const done = [
    ...nerve,
    ...intervals.map((interval, n): Done => ({
      at: 1 + n,
      event: {
        kind: 'stimulate',
        site: 'nerve',
        mode: 'double',
        volts: 2,
        milliseconds: 0.1,
        interval,
      },
    })),
  ]
  const reads = intervals.map((_, n) => ({
    channel: 'first',
    measure: 'second-height' as const,
    from: 1.0009 + n,
    to: 1.014 + n,
  }))
  const values = valuesOf(ranOf('nerve-trunk', seed, done, reads), 'refractoriness')
  expect(values['绝对不应期']).toBeGreaterThanOrEqual(1.2)
  expect(values['绝对不应期']).toBeLessThanOrEqual(2.6)
  expect(values['不应期全长']).toBeGreaterThan(values['绝对不应期'] ?? 9)
})

const strip: readonly Done[] = [
  { at: 0, event: { kind: 'temperature', celsius: 37 } },
  { at: 0, event: { kind: 'ventilate', gas: { oxygen: 0.95, carbonDioxide: 0.05 } } },
  { at: 1, event: { kind: 'prepare', step: 'calibrate' } },
  { at: 200, event: { kind: 'prepare', step: 'mount' } },
  { at: 201, event: { kind: 'load', site: 'strip', grams: 1 } },
]
const drug = (at: number, name: string, dose: number): Done => ({
  at,
  event: { kind: 'drug', drug: name, dose, unit: 'nmol', route: 'bath' },
})
const mean = (from: number, to: number): Read => ({ channel: 'tension', measure: 'mean', from, to })
const doses = [0.06, 0.14, 0.4, 1.4, 4, 14, 40, 140, 400, 1000]

/** A cumulative curve from a second on: a base line, doses 40 s apart, three washes. */
const curve = (at: number): readonly [Done[], Read[]] => [
  [
    ...doses.map((dose, n) => drug(at + 40 * n, 'acetylcholine', dose)),
    ...[0, 30, 60].map((later): Done => ({
      at: at + 40 * doses.length + later,
      event: { kind: 'solution', solution: 'tyrode' },
    })),
  ],
  [mean(at - 8, at - 1), ...doses.map((_, n) => mean(at + 40 * n + 28, at + 40 * n + 38))],
]

test.each(seeds)('pA2 of atropine comes out of captured plateaus (seed %i)', (seed) => {
  const starts = [600, 2400, 4200, 6000]
  const curves = starts.map(curve)
  const done = [
    ...strip,
    ...curves.flatMap(([deeds]) => deeds),
    ...[0.06, 0.2, 0.6].map((dose, n) => drug((starts[n + 1] ?? 0) - 1200, 'atropine', dose)),
  ].toSorted((one, other) => one.at - other.at)
  const reads = curves.flatMap(([, taken]) => taken)
  const analyses = ranOf('dose-response', seed, done, reads)
  const values = valuesOf(analyses, 'antagonism')
  expect(values['乙酰胆碱 pD2']).toBeGreaterThan(6.8)
  expect(values['乙酰胆碱 pD2']).toBeLessThan(7.8)
  expect(values['阿托品对乙酰胆碱 pA2']).toBeGreaterThan(8.5)
  expect(values['阿托品对乙酰胆碱 pA2']).toBeLessThan(9.3)
  expect(values['Schild 斜率']).toBeGreaterThan(0.8)
  expect(values['Schild 斜率']).toBeLessThan(1.2)
  expect(analyses[0]?.plots.map(({ zh }) => zh)).toEqual(['量效曲线', 'Schild 图'])
  expect(analyses[0]?.lacking).toEqual([])
  const alone = ranOf('dose-response', seed, done, curves[0]?.[1] ?? [])
  expect(valuesOf(alone, 'antagonism')['阿托品对乙酰胆碱 pA2']).toBeUndefined()
  expect(alone[0]?.lacking.join('')).toContain('Schild')
})
