import { expect, test } from 'vitest'
import { begin, isRefused, peak, run, traceOf, type Event, type Timed } from '#experiment/engine'
import { nerveMuscle } from './nerve-muscle.ts'

const prepared: readonly Timed[] = (['pith', 'mount', 'calibrate'] as const).map((step) => ({
  at: 0,
  event: { kind: 'prepare', step },
}))

const stimulus = (more: Partial<Extract<Event, { kind: 'stimulate' }>> = {}): Event => ({
  kind: 'stimulate',
  site: 'nerve',
  mode: 'single',
  volts: 2,
  milliseconds: 0.5,
  ...more,
})

/** The highest tension within 0.9 s of each second, above the load. */
const heights = (events: readonly Timed[], at: readonly number[], seed = 4, load = 5): number[] => {
  const recording = run(nerveMuscle, seed, {}, [...prepared, ...events], (at.at(-1) ?? 0) + 1)
  return at.map((from) => peak(traceOf(recording, 'tension'), from, from + 0.9).value - load)
}

test('the cut nerve no longer moves the muscle, which still answers for itself', () => {
  const [before = 0, indirect, direct = 0] = heights(
    [
      { at: 1, event: stimulus() },
      { at: 2, event: { kind: 'cut', nerve: 'sciatic' } },
      { at: 3, event: stimulus() },
      { at: 4, event: stimulus({ site: 'muscle', volts: 10, milliseconds: 2 }) },
    ],
    [1, 3, 4],
  )
  expect(indirect).toBeLessThan(0.5)
  expect(direct / before).toBeGreaterThan(0.8)
})

test('without calcium outside, transmission fails before contraction', () => {
  const [before = 0, indirect, direct = 0, back = 0] = heights(
    [
      { at: 1, event: stimulus() },
      { at: 2, event: { kind: 'solution', solution: 'calcium-free-ringer' } },
      { at: 120, event: stimulus() },
      { at: 122, event: stimulus({ site: 'muscle', volts: 10, milliseconds: 2 }) },
      { at: 123, event: { kind: 'solution', solution: 'ringer' } },
      { at: 300, event: stimulus() },
    ],
    [1, 120, 122, 300],
  )
  expect(indirect).toBeLessThan(0.5)
  expect(direct / before).toBeGreaterThan(0.8)
  expect(back / before).toBeGreaterThan(0.8)
})

test('neostigmine overcomes curare; more curare blocks more', { timeout: 60_000 }, () => {
  const after = (curare: number, neostigmine: number): number => {
    const give = (drug: string, dose: number): Timed => ({
      at: 0.5,
      event: { kind: 'drug', drug, dose, unit: 'µg', route: 'bath' },
    })
    const events = [
      ...(curare > 0 ? [give('tubocurarine', curare)] : []),
      ...(neostigmine > 0 ? [give('neostigmine', neostigmine)] : []),
      { at: 200, event: stimulus() },
    ]
    return heights(events, [200])[0] ?? 0
  }
  const doses = [0, 8, 14, 18, 24, 60].map((dose) => after(dose, 0))
  for (let n = 1; n < doses.length; n += 1)
    expect(doses[n]).toBeLessThanOrEqual((doses[n - 1] ?? 0) + 0.5)
  expect(doses.at(-1)).toBeLessThan(0.5)
  expect(after(24, 60)).toBeGreaterThan(after(24, 0) + 5)
})

test('a long weak pulse does what a short strong one does', () => {
  const [short, long] = [0.05, 5].map((milliseconds) =>
    [...Array(80).keys()].find(
      (at) =>
        (heights([{ at: 0.5, event: stimulus({ volts: 0.05 * at, milliseconds }) }], [0.5])[0] ??
          0) > 0.6,
    ),
  )
  expect(short).toBeGreaterThan(3 * (long ?? Infinity))
})

test('a second pulse within the refractory period adds nothing, a later one does', () => {
  const [one = 0, refractory = 0, later = 0] = [2000, 1 / 0.0008, 1 / 0.02].map(
    (hertz) =>
      heights([{ at: 1, event: stimulus({ mode: 'double', hertz, milliseconds: 0.2 }) }], [1])[0],
  )
  expect(refractory / one).toBeLessThan(1.03)
  expect(later / one).toBeGreaterThan(1.2)
})

test('cold muscle is slower, and its twitch the longer', () => {
  const when = (celsius: number): number => {
    const events: Timed[] = [
      ...prepared,
      { at: 0, event: { kind: 'temperature', celsius } },
      { at: 1, event: stimulus() },
    ]
    return peak(traceOf(run(nerveMuscle, 2, {}, events, 2), 'tension'), 1, 2).at - 1
  }
  expect(when(10) / when(20)).toBeGreaterThan(1.5)
  expect(when(28)).toBeLessThan(when(20))
})

test('force is greatest at a middle load', () => {
  const twitch = (grams: number): number =>
    heights(
      [
        { at: 0.1, event: { kind: 'load', site: 'muscle', grams } },
        { at: 1, event: stimulus() },
      ],
      [1],
      4,
      grams,
    )[0] ?? 0
  expect(twitch(6)).toBeGreaterThan(twitch(0.2))
  expect(twitch(6)).toBeGreaterThan(twitch(50))
})

test('a transducer that nobody calibrated tells other grams', () => {
  const shown = run(nerveMuscle, 3, {}, prepared.slice(0, 2), 2).traces['tension']?.at(-1)
  expect(Math.abs((shown ?? 5) - 5)).toBeGreaterThan(0.5)
})

test.each<[string, readonly Timed[], Event, string]>([
  ['before mounting', [], stimulus(), '标本还没有装好'],
  ['before pithing', [], { kind: 'prepare', step: 'mount' }, '请先破坏脑和脊髓'],
  ['too many volts', prepared, stimulus({ volts: 200 }), '0～50 V'],
  [
    'an impossible dose',
    prepared,
    { kind: 'drug', drug: 'tubocurarine', dose: 5, unit: 'g', route: 'bath' },
    '剂量太大',
  ],
  [
    'another route',
    prepared,
    { kind: 'drug', drug: 'tubocurarine', dose: 5, unit: 'µg', route: 'iv' },
    '浸浴液',
  ],
  ['another animal', prepared, { kind: 'bleed', millilitres: 5, seconds: 5 }, '不用于'],
])('is refused in a sentence: %s', (_name, before, event, zh) => {
  const state = begin(nerveMuscle, 1).state
  for (const one of before) nerveMuscle.apply(state, one.event)
  const kept = nerveMuscle.snapshot(state)
  const result = nerveMuscle.apply(state, event)
  expect(isRefused(result) && result.refusal).toContain(zh)
  expect(state).toEqual(kept)
})

test('another seed is another frog', () => {
  const [one, other] = [1, 2].map((seed) => heights([{ at: 1, event: stimulus() }], [1], seed)[0])
  expect(one).not.toBe(other)
})
