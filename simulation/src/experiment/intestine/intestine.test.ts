import { expect, test } from 'vitest'
import {
  crossings,
  isRefused,
  mean,
  rate,
  run,
  traceOf,
  type Event,
  type Timed,
} from '#experiment/engine'
import { intestine, preparedGut } from './index.ts'

const record = (events: readonly Timed[], until = 560, prepared = preparedGut, parameters = {}) => {
  const recording = run(intestine, 9, parameters, [...prepared, ...events], until)
  return { tension: traceOf(recording, 'tension'), potential: traceOf(recording, 'potential') }
}
const add = (drug: string, nanomoles: number, at: number): Timed => ({
  at,
  event: { kind: 'drug', drug, dose: nanomoles, unit: 'nmol', route: 'bath' },
})
const tone = (events: readonly Timed[], from = 440, to = 540): number =>
  mean(record(events).tension, from, to)

test('every contraction follows a slow wave that carries spikes, and spikes make it', () => {
  const { tension, potential } = record([])
  const spikes = crossings(potential, 300, 400, -42, -36)
  const waves = rate(tension, 300, 400, 0.15)
  expect(spikes.length / 100).toBeGreaterThan(waves / 60)
  const still = record([add('verapamil', 40, 420)])
  expect(crossings(still.potential, 480, 560, -42, -36)).toEqual([])
  expect(rate(still.tension, 480, 560, 0.15)).toBe(0)
})

test('tone rises with acetylcholine and saturates', () => {
  const tones = [0.2, 1, 5, 20, 100, 1000].map((nanomoles) =>
    tone([add('acetylcholine', nanomoles, 420)]),
  )
  expect(tones).toEqual(tones.toSorted((a, b) => a - b))
  expect((tones[5] ?? 0) - (tones[4] ?? 0)).toBeLessThan(0.3 * ((tones[3] ?? 0) - (tones[1] ?? 0)))
})

test('neostigmine makes a little acetylcholine do much, atropine stops both', () => {
  const little = add('acetylcholine', 2, 420)
  const alone = tone([little])
  const lasting = tone([add('neostigmine', 20, 300), little])
  const blocked = tone([add('neostigmine', 20, 300), add('atropine', 300, 300), little])
  expect(lasting).toBeGreaterThan(alone + 0.5)
  expect(blocked).toBeLessThan(alone)
})

test('one adrenergic antagonist leaves the other receptor to adrenaline, both leave nothing', () => {
  const fall = (...blockers: readonly string[]): number => {
    const before = blockers.map((name) => add(name, 400, 250))
    return tone(before) - tone([...before, add('adrenaline', 55, 420)])
  }
  const none = fall()
  expect(none).toBeGreaterThan(0.3)
  expect(fall('phentolamine')).toBeGreaterThan(0.1)
  expect(fall('propranolol')).toBeGreaterThan(0.1)
  expect(Math.abs(fall('phentolamine', 'propranolol'))).toBeLessThan(0.1 * none)
})

test('acetylcholine and adrenaline at once end between the two', () => {
  const up = tone([add('acetylcholine', 20, 420)])
  const down = tone([add('adrenaline', 55, 420)])
  const both = tone([add('acetylcholine', 20, 420), add('adrenaline', 55, 420)])
  expect(both).toBeLessThan(up)
  expect(both).toBeGreaterThan(down)
})

test('without calcium acetylcholine does little; with calcium back the rhythm returns', () => {
  const free: Timed = { at: 420, event: { kind: 'solution', solution: 'calcium-free' } }
  const full: Timed = { at: 540, event: { kind: 'solution', solution: 'tyrode' } }
  const rise = mean(record([free, add('acetylcholine', 55, 500)]).tension, 515, 555)
  expect(rise).toBeLessThan(tone([add('acetylcholine', 55, 420)]) - 1)
  const back = record([free, full], 760).tension
  expect(rate(back, 640, 760, 0.15)).toBeGreaterThan(6)
})

test('as much alkali takes back what acid did, and washing does too', () => {
  const acid = add('hydrochloric-acid', 100_000, 400)
  const none = tone([])
  expect(tone([acid])).toBeLessThan(none - 0.2)
  expect(Math.abs(tone([acid, add('sodium-hydroxide', 100_000, 402)]) - none)).toBeLessThan(0.15)
  expect(
    Math.abs(tone([acid, { at: 410, event: { kind: 'solution', solution: 'tyrode' } }]) - none),
  ).toBeLessThan(0.15)
})

test('colder is slower, all the way', () => {
  const rates = [38, 34, 30, 26].map((celsius) =>
    rate(
      record([{ at: 300, event: { kind: 'temperature', celsius } }], 800).tension,
      550,
      800,
      0.1,
    ),
  )
  expect(rates).toEqual(rates.toSorted((a, b) => b - a))
})

test('gas shut, load missing, transducer not connected: each shows', () => {
  const open = record([], 900).tension
  const shut = record(
    [{ at: 300, event: { kind: 'ventilate', gas: { oxygen: 0, carbonDioxide: 0 } } }],
    900,
  ).tension
  expect(mean(shut, 800, 900)).toBeLessThan(mean(open, 800, 900) - 0.3)
  const without = (kind: string) => preparedGut.filter(({ event }) => event.kind !== kind)
  expect(rate(record([], 560, without('load')).tension, 400, 560, 0.15)).toBe(0)
  expect(Math.abs(mean(record([], 560, without('prepare')).tension, 400, 560))).toBeLessThan(0.02)
})

test.each<[string, readonly Timed[], Event]>([
  ['还没有装好', [], { kind: 'drug', drug: 'acetylcholine', dose: 1, unit: 'nmol', route: 'bath' }],
  ['没有这种溶液', preparedGut, { kind: 'solution', solution: 'ringer' }],
  [
    '对电刺激不敏感',
    preparedGut,
    { kind: 'stimulate', site: 'strip', mode: 'single', volts: 5, milliseconds: 1 },
  ],
  ['拉伤', preparedGut, { kind: 'load', site: 'strip', grams: 90 }],
  ['加入浴槽', preparedGut, { kind: 'drug', drug: 'adrenaline', dose: 1, unit: 'mg', route: 'iv' }],
])('refused: %s', (zh, prepared, event) => {
  const { state } = run(intestine, 9, {}, prepared, 30)
  const result = intestine.apply(state, event)
  expect(isRefused(result) && result.refusal).toContain(zh)
})
