import { expect, test } from 'vitest'
import {
  act,
  begin,
  crossings,
  peak,
  run,
  traceOf,
  trough,
  type Event,
  type Timed,
} from '#experiment/engine'
import { extrasystole } from './extrasystole.ts'

const prepared: readonly Timed[] = (['pith', 'expose', 'mount', 'calibrate'] as const).map(
  (step) => ({
    at: 0,
    event: { kind: 'prepare', step },
  }),
)

const shock = (site: string, more: Partial<Extract<Event, { kind: 'stimulate' }>> = {}): Event => ({
  kind: 'stimulate',
  site,
  mode: 'single',
  volts: 8,
  milliseconds: 3,
  ...more,
})

const record = (events: readonly Timed[], until: number, parameters = {}) => {
  const recording = run(extrasystole, 6, parameters, [...prepared, ...events], until)
  const electrogram = traceOf(recording, 'electrogram')
  return {
    tension: traceOf(recording, 'tension'),
    beats: (from: number, to: number) => crossings(electrogram, from, to, 0.75, 1.1),
  }
}

test('an extra beat of the sinus shifts the rhythm, one of the ventricle does not', () => {
  const plain = record([], 30).beats(20, 30)
  const ventricular = record(
    [{ at: 15, event: shock('ventricle-on-beat', { delay: 0.85 }) }],
    30,
  ).beats(20, 30)
  const sinus = record([{ at: 15, event: shock('sinus') }], 30).beats(20, 30)
  expect(ventricular[0]).toBeCloseTo(plain[0] ?? 0, 2)
  expect(Math.abs((sinus[0] ?? 0) - (plain[0] ?? 0))).toBeGreaterThan(0.05)
})

test('a slow heart has room for an interpolated beat without a pause', () => {
  const early: Timed = { at: 20, event: shock('ventricle-on-beat', { delay: 0.8 }) }
  const slow = record([early], 40, { rate: 25 })
  const times = slow.beats(15, 38)
  const gaps = times.slice(1).map((time, n) => time - (times[n] ?? 0))
  const usual = gaps[0] ?? 0
  expect(usual).toBeGreaterThan(1.8)
  expect(Math.max(...gaps)).toBeLessThan(1.25 * usual)
  expect(Math.min(...gaps)).toBeLessThan(0.7 * usual)
})

test('atropine before the vagus is stimulated leaves the rate as it was', () => {
  const vagus: Timed = {
    at: 20,
    event: shock('vagus', { mode: 'train', hertz: 20, seconds: 8, volts: 5, milliseconds: 1 }),
  }
  const atropine: Timed = {
    at: 5,
    event: { kind: 'drug', drug: 'atropine-1:1000', dose: 0.1, unit: 'mL', route: 'bath' },
  }
  expect(record([vagus], 30).beats(22, 28).length).toBeLessThan(3)
  const blocked = record([atropine, vagus], 30)
  expect(Math.abs(blocked.beats(22, 28).length - blocked.beats(12, 18).length)).toBeLessThan(2)
})

test('the heart gives no tetanus: between beats at the highest rate it relaxes', () => {
  const fast: Timed = {
    at: 15,
    event: shock('ventricle', { mode: 'train', hertz: 30, seconds: 6 }),
  }
  const { tension } = record([fast], 25)
  const usual = peak(tension, 5, 14).value
  expect(peak(tension, 18, 21).value).toBeLessThan(usual)
  expect(peak(tension, 18, 21).value - trough(tension, 18, 21).value).toBeGreaterThan(0.1)
})

test('the first ligature leaves the sinus its time; atria and ventricle rest, then beat together from the junction', () => {
  const ligature: Timed = { at: 15, event: { kind: 'clamp', site: 'first-stannius', on: true } }
  const bench = begin(extrasystole, 6)
  for (const { event } of prepared) act(bench, event)
  /** Seconds at which each part is excited between two times. */
  const excited = (from: number, to: number) => {
    const seen = { sinus: [] as number[], atrium: [] as number[], ventricle: [] as number[] }
    while (bench.state.heart.step * 0.002 < from) extrasystole.step(bench.state)
    while (bench.state.heart.step * 0.002 < to) {
      extrasystole.step(bench.state)
      const { sinusFired, atrium, ventricle } = bench.state.heart
      for (const [part, fired] of [
        ['sinus', sinusFired],
        ['atrium', atrium.fired],
        ['ventricle', ventricle.fired],
      ] as const)
        if (fired >= from && fired !== seen[part].at(-1)) seen[part].push(fired)
    }
    return seen
  }
  const before = excited(5, 15)
  for (const [n, time] of before.ventricle.entries())
    expect(time - (before.atrium[n] ?? 0)).toBeGreaterThan(0.15)
  act(bench, ligature.event)
  const still = excited(15.5, 18)
  expect([still.atrium, still.ventricle]).toEqual([[], []])
  const after = excited(120, 180)
  expect(after.sinus.length / 6).toBeCloseTo(before.sinus.length, -1)
  expect(after.ventricle.length).toBeGreaterThan(5)
  expect(after.atrium.length).toBe(after.ventricle.length)
  for (const [n, time] of after.ventricle.entries())
    expect(Math.abs(time - (after.atrium[n] ?? 0))).toBeLessThan(0.05)
  // So no P stands before the beat of the ventricle.
  const { beats } = record([ligature], 180)
  const electrogram = traceOf(run(extrasystole, 6, {}, [...prepared, ligature], 180), 'electrogram')
  const early = (times: readonly number[]) =>
    Math.max(...times.slice(1).map((time) => peak(electrogram, time - 0.4, time - 0.05).value))
  expect(early(beats(3, 14))).toBeGreaterThan(0.2)
  expect(early(beats(120, 180))).toBeLessThan(0.08)
})

test('the second ligature leaves the atria beating and the ventricle to itself', () => {
  const ligature: Timed = { at: 10, event: { kind: 'clamp', site: 'second-stannius', on: true } }
  const { beats, tension } = record([ligature], 160)
  expect(beats(12, 25)).toEqual([])
  expect(peak(tension, 14, 25).value - trough(tension, 14, 25).value).toBeGreaterThan(0.2)
  expect(beats(100, 160).length).toBeGreaterThan(2)
  expect(beats(100, 160).length).toBeLessThan(20)
})

test('cold slows the heart', () => {
  const cold: Timed = { at: 10, event: { kind: 'temperature', celsius: 10 } }
  const { beats } = record([cold], 60)
  expect(beats(30, 60).length / 3).toBeLessThan(0.6 * beats(0, 10).length)
})

test.each<[string, readonly Timed[], Event, string]>([
  ['opening an animal that feels', [], { kind: 'prepare', step: 'expose' }, '请先破坏脑和脊髓'],
  ['before mounting', prepared.slice(0, 2), shock('ventricle'), '蛙心夹还没有夹住'],
  ['nowhere', prepared, shock('liver'), '刺激电极可放在'],
  [
    'a cupful',
    prepared,
    { kind: 'drug', drug: 'atropine-1:1000', dose: 50, unit: 'mL', route: 'bath' },
    '0.5 mL',
  ],
])('is refused in a sentence: %s', (_name, before, event, zh) => {
  const bench = begin(extrasystole, 1)
  for (const one of before) act(bench, one.event)
  expect(act(bench, event)?.refusal).toContain(zh)
})
