import { expect, test } from 'vitest'
import {
  act,
  begin,
  peak,
  rate,
  run,
  traceOf,
  trough,
  type Event,
  type Timed,
} from '#experiment/engine'
import { isolatedHeart } from './isolated-heart.ts'

const prepared: readonly Timed[] = (
  ['pith', 'expose', 'cannulate', 'mount', 'calibrate'] as const
).map((step) => ({
  at: 0,
  event: { kind: 'prepare', step },
}))

const drop = (drug: string, drops = 1): Event => ({
  kind: 'drug',
  drug,
  dose: 0.05 * drops,
  unit: 'mL',
  route: 'bath',
})

/** Height, rate and least tension half a minute after the last of what is done, one thing every 5 s. */
const after = (...deeds: readonly Event[]) => {
  const events = [...prepared, ...deeds.map((event, n): Timed => ({ at: 10 + 5 * n, event }))]
  const to = 55 + 5 * deeds.length
  const tension = traceOf(run(isolatedHeart, 9, {}, events, to), 'tension')
  const bottom = trough(tension, to - 20, to).value
  return {
    height: peak(tension, to - 20, to).value - bottom,
    rate: rate(tension, to - 20, to, 0.2),
    bottom,
  }
}

test('more acetylcholine does more, and no more than all receptors can', () => {
  const doses = [0, 0.2, 0.5, 1, 2, 4, 8].map((drops) =>
    drops === 0 ? after() : after(drop('acetylcholine-1:100000', drops)),
  )
  for (let n = 1; n < doses.length; n += 1)
    expect(doses[n]?.height).toBeLessThan((doses[n - 1]?.height ?? 0) + 0.1)
  const [none, , , one, two, , eight] = doses.map(({ height }) => height)
  expect((two ?? 0) - (eight ?? 0)).toBeLessThan((none ?? 0) - (one ?? 0))
})

test.each<[string, Event]>([
  ['want of calcium', { kind: 'solution', solution: 'calcium-free-ringer' }],
  ['much potassium', drop('potassium-chloride-1%', 3)],
])('%s halves the beat within seconds, as P. De (1928) found: 2 to 3 s', (_name, event) => {
  for (const seed of [4021, 5077]) {
    const tension = traceOf(
      run(isolatedHeart, seed, {}, [...prepared, { at: 30, event }], 60),
      'tension',
    )
    const height = (from: number) =>
      peak(tension, from, from + 1.5).value - trough(tension, from, from + 1.5).value
    expect(height(30) / height(27)).toBeGreaterThan(0.5)
    expect(height(34) / height(27)).toBeLessThan(0.5)
  }
})

test('calcium helps until it stiffens', () => {
  const heights = [0, 1, 6].map((drops) =>
    drops === 0 ? after() : after(drop('calcium-chloride-2%', drops)),
  )
  expect(heights[1]?.height).toBeGreaterThan(heights[0]?.height ?? 0)
  expect(heights[2]?.height).toBeLessThan(0.3 * (heights[0]?.height ?? 0))
  expect(heights[2]?.bottom).toBeGreaterThan(3)
})

test('calcium opposes potassium', () => {
  const poisoned = after(drop('potassium-chloride-1%', 2))
  const rescued = after(drop('potassium-chloride-1%', 2), drop('calcium-chloride-2%', 1))
  expect(rescued.height).toBeGreaterThan(1.3 * poisoned.height)
})

test('two agonists at once: each does its part, in either order', () => {
  const [one, other] = [
    after(drop('adrenaline-1:10000'), drop('acetylcholine-1:100000')),
    after(drop('acetylcholine-1:100000'), drop('adrenaline-1:10000')),
  ]
  expect(one.height / other.height).toBeGreaterThan(0.9)
  expect(one.height / other.height).toBeLessThan(1.1)
  expect(one.rate).toBeGreaterThan(after(drop('acetylcholine-1:100000')).rate)
  expect(one.rate).toBeLessThan(after(drop('adrenaline-1:10000')).rate)
})

test('blockers alone change little', () => {
  const plain = after()
  for (const blocker of ['atropine-1:1000', 'propranolol-1:1000'])
    expect(after(drop(blocker)).height / plain.height).toBeCloseTo(1, 0)
})

test('what is dropped in is in the cannula, no more and no less', () => {
  const bench = begin(isolatedHeart, 1)
  for (const { event } of prepared) act(bench, event)
  const before = bench.state.heart.bath.calcium * bench.state.volume
  act(bench, drop('calcium-chloride-2%', 2))
  act(bench, drop('potassium-chloride-1%'))
  expect(bench.state.heart.bath.calcium * bench.state.volume).toBeCloseTo(before + 0.1 * 136, 9)
  expect(bench.state.volume).toBeCloseTo(2.15, 12)
})

test('a full cannula takes no more until it is filled anew', () => {
  const bench = begin(isolatedHeart, 1)
  for (const { event } of prepared) act(bench, event)
  for (let n = 0; n < 4; n += 1)
    expect(act(bench, drop('sodium-chloride-0.65%', 10))).toBeUndefined()
  expect(act(bench, drop('sodium-chloride-0.65%', 10))?.refusal).toContain('溢出')
  expect(act(bench, { kind: 'solution', solution: 'ringer' })).toBeUndefined()
  expect(act(bench, drop('sodium-chloride-0.65%'))).toBeUndefined()
})

test.each<[string, readonly Timed[], Event, string]>([
  ['no cannula', prepared.slice(0, 2), drop('atropine-1:1000'), '还没有插管'],
  ['too early', prepared.slice(0, 1), { kind: 'prepare', step: 'mount' }, '斯氏插管'],
  ['into a vein', prepared, { ...drop('atropine-1:1000'), route: 'iv' } as Event, '滴入插管'],
  ['a hot bath', prepared, { kind: 'temperature', celsius: 80 }, '4～35'],
])('is refused in a sentence: %s', (_name, before, event, zh) => {
  const bench = begin(isolatedHeart, 1)
  for (const one of before) act(bench, one.event)
  expect(act(bench, event)?.refusal).toContain(zh)
})
