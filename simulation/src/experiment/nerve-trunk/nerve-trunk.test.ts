import { expect, test } from 'vitest'
import { act, begin, peak, run, traceOf, trough, type Event, type Timed } from '#experiment/engine'
import { nerveTrunk } from './nerve-trunk.ts'

const prepared: readonly Timed[] = (['pith', 'mount'] as const).map((step) => ({
  at: 0,
  event: { kind: 'prepare', step },
}))

const shock = (more: Partial<Extract<Event, { kind: 'stimulate' }>> = {}): Event => ({
  kind: 'stimulate',
  site: 'nerve',
  mode: 'single',
  volts: 1.5,
  milliseconds: 0.1,
  ...more,
})

/** The upward and downward phase of a channel after the artefact of the pulse at each second. */
const phases = (
  events: readonly Timed[],
  at: readonly number[],
  channel = 'first',
  before = prepared,
) => {
  const trace = traceOf(
    run(nerveTrunk, 5, {}, [...before, ...events], (at.at(-1) ?? 0) + 0.05),
    channel,
  )
  return at.map((from) => ({
    up: peak(trace, from + 0.0007, from + 0.02).value,
    down: -trough(trace, from + 0.0007, from + 0.02).value,
  }))
}

test('a nerve that was not mounted gives the artefact alone', () => {
  const events: Timed[] = [{ at: 0.1, event: shock({ volts: 5 }) }]
  const { traces } = run(nerveTrunk, 5, {}, events, 0.15)
  const trace = { samples: traces['first'] ?? new Float64Array(), rate: 20_000 }
  expect(peak(trace, 0.1, 0.1004).value).toBeGreaterThan(2)
  expect(peak(trace, 0.1011, 0.12).value).toBeLessThan(0.3)
})

test('crushed within the first pair, nothing reaches the second', () => {
  const events: Timed[] = [
    { at: 0, event: { kind: 'prepare', step: 'crush', amount: 25 } },
    { at: 0.1, event: shock() },
  ]
  const [first] = phases(events, [0.1])
  const [second] = phases(events, [0.1], 'second')
  expect(first?.up).toBeGreaterThan(3)
  expect(first?.down).toBeLessThan(0.2)
  expect(second?.up).toBeLessThan(0.2)
})

test('procaine blocks by and by, more of it sooner, and is washed out', { timeout: 60_000 }, () => {
  const give = (dose: number): Timed => ({
    at: 0.05,
    event: { kind: 'drug', drug: 'procaine', dose, unit: 'mg', route: 'bath' },
  })
  const times = [0.02, 3, 20]
  const shocks = times.map((at): Timed => ({ at, event: shock() }))
  const down = (dose: number) =>
    phases([give(dose), ...shocks], times, 'second').map((one) => one.down)
  const [before = 0, soon = 0, late = 0] = down(0.3)
  expect(soon).toBeLessThan(before)
  expect(late).toBeLessThan(soon)
  expect(down(0.05)[2]).toBeGreaterThan(late)
  const wash: Timed = { at: 22, event: { kind: 'solution', solution: 'ringer' } }
  const [, after = 0] = phases(
    [give(0.3), wash, { at: 20, event: shock() }, { at: 200, event: shock() }],
    [20, 200],
    'second',
  ).map((one) => one.down)
  expect(after / before).toBeGreaterThan(0.9)
})

test('strength raises the potential to its most and no further', () => {
  const volts = [0.1, 0.2, 0.25, 0.3, 0.4, 0.6, 1, 3]
  const heights = phases(
    volts.map((one, n): Timed => ({ at: 0.1 * (n + 1), event: shock({ volts: one }) })),
    volts.map((_, n) => 0.1 * (n + 1)),
  ).map(({ up }) => up)
  for (let n = 1; n < heights.length; n += 1)
    expect(heights[n]).toBeGreaterThan((heights[n - 1] ?? 0) - 0.15)
  expect((heights[7] ?? 0) / (heights[6] ?? 1)).toBeCloseTo(1, 1)
})

test('a dry nerve falls silent and a moistened one does not', () => {
  const shocks: Timed[] = [{ at: 1, event: shock() }]
  const dried: Timed[] = [...shocks, { at: 40, event: shock() }]
  const state = begin(nerveTrunk, 5)
  for (const { event } of prepared) act(state, event)
  state.state.dryness = 0.97
  expect(phases(dried, [1, 40])[1]?.up).toBeGreaterThan(3)
  act(state, shock())
  let most = 0
  const into = new Float64Array(3)
  for (let n = 0; n < 200; n += 1) {
    nerveTrunk.step(state.state)
    if (n > 20) most = Math.max(most, nerveTrunk.out(state.state, into)[0] ?? 0)
  }
  expect(most).toBeLessThan(1)
})

test('the nerve knows no all or nothing, its fibres do: between threshold and maximum there are many heights', () => {
  const volts = Array.from({ length: 12 }, (_, n) => 0.18 + 0.012 * n)
  const heights = phases(
    volts.map((one, n): Timed => ({ at: 0.1 * (n + 1), event: shock({ volts: one }) })),
    volts.map((_, n) => 0.1 * (n + 1)),
  )
  expect(new Set(heights.map(({ up }) => up.toFixed(0))).size).toBeGreaterThan(4)
})

test.each<[string, readonly Timed[], Event, string]>([
  ['before pithing', [], { kind: 'prepare', step: 'mount' }, '请先破坏脑和脊髓'],
  ['crushing what is not there', [], { kind: 'prepare', step: 'crush' }, '还没有放进标本盒'],
  [
    'crushing beyond the chamber',
    prepared,
    { kind: 'prepare', step: 'crush', amount: 500 },
    '夹伤的位置',
  ],
  [
    'an impossible dose',
    prepared,
    { kind: 'drug', drug: 'procaine', dose: 3, unit: 'g', route: 'bath' },
    '吸不下',
  ],
  ['two pulses in one', prepared, shock({ mode: 'double', hertz: 1500, milliseconds: 1 }), '间隔'],
])('is refused in a sentence: %s', (_name, before, event, zh) => {
  const bench = begin(nerveTrunk, 1)
  for (const one of before) act(bench, one.event)
  expect(act(bench, event)?.refusal).toContain(zh)
})
