import { expect, test } from 'vitest'
import { act, begin, mean, peak, rate, trough, type Event, type Timed } from '#experiment/engine'
import { preparedRabbit } from './arterial-pressure/index.ts'
import { experiments } from './laboratory.ts'
import { at, cut, drug, recorded } from './sample-recordings.ts'

/**
 * Mechanisms under interventions that no row of the tables holds and nobody tuned: directions and orders alone, on specimens
 * of seeds that stand nowhere else.
 */
const seeds = [1007, 2011, 3019] as const

const iv = (name: string, dose: number, unit: 'µg' | 'mg' = 'µg') => drug(name, dose, unit, 'iv')
const clamp: Event = { kind: 'clamp', site: 'right-carotid', on: true }

/** Pressure of a rabbit, with what changes it at 150 s; means and beats around that. */
const rabbit = (seed: number, ...events: readonly Timed[]) => {
  const pressure = recorded(
    'arterial-pressure',
    seed,
    [...preparedRabbit, ...events],
    210,
  )('pressure')
  const base = mean(pressure, 130, 149)
  const beats = (from: number, to: number) => rate(pressure, from, to, 3)
  return {
    base,
    rise: (from: number, to: number) => mean(pressure, from, to) - base,
    beatsRise: (from: number, to: number) => beats(from, to) - beats(141, 149),
    mean: (from: number, to: number) => mean(pressure, from, to),
  }
}

test.each(seeds)('the circulation of rabbit %i', (seed) => {
  // Isoprenaline: the heart races while the pressure falls (β1 and β2); propranolol takes both.
  const isoprenaline = rabbit(seed, at(150, iv('isoprenaline', 3)))
  const blocked = rabbit(
    seed,
    at(100, iv('propranolol', 2.5, 'mg')),
    at(150, iv('isoprenaline', 3)),
  )
  expect(isoprenaline.beatsRise(160, 172)).toBeGreaterThan(10)
  expect(isoprenaline.rise(158, 172)).toBeLessThan(-5)
  expect(rabbit(seed, at(150, iv('isoprenaline', 10))).rise(158, 172)).toBeLessThan(
    isoprenaline.rise(158, 172),
  )
  expect(blocked.beatsRise(160, 172)).toBeLessThan(0.5 * isoprenaline.beatsRise(160, 172))
  expect(blocked.rise(158, 172)).toBeGreaterThan(isoprenaline.rise(158, 172))
  // Phentolamine leaves of adrenaline what its β2 does, and takes most of noradrenaline.
  const adrenaline = rabbit(seed, at(150, iv('adrenaline', 15)))
  const reversed = rabbit(seed, at(90, iv('phentolamine', 3, 'mg')), at(150, iv('adrenaline', 15)))
  expect(adrenaline.rise(155, 163)).toBeGreaterThan(5)
  expect(reversed.rise(158, 172)).toBeLessThan(0)
  // The reflex needs no vagus for the vessels, but the heart answers less without it.
  const whole = rabbit(seed, at(150, clamp))
  const vagotomised = rabbit(
    seed,
    at(60, cut('left-vagus')),
    at(61, cut('right-vagus')),
    at(150, clamp),
  )
  expect(whole.rise(158, 170)).toBeGreaterThan(3)
  expect(vagotomised.rise(158, 170)).toBeGreaterThan(3)
  expect(vagotomised.beatsRise(155, 168)).toBeLessThan(whole.beatsRise(155, 168) + 5)
  // With α receptors blocked the same reflex finds no vessels to narrow.
  const open = rabbit(seed, at(60, iv('phentolamine', 4, 'mg')), at(150, clamp))
  expect(open.rise(158, 170)).toBeLessThan(whole.rise(158, 170))
  // What is bled is missed, what is infused comes back, and it matters how much.
  const bled = (millilitres: number, ...more: readonly Timed[]) =>
    rabbit(seed, at(150, { kind: 'bleed', millilitres, seconds: 20 }), ...more)
  const [little, much] = [bled(10), bled(40)]
  expect(much.rise(172, 182)).toBeLessThan(little.rise(172, 182))
  const infused = bled(
    40,
    at(180, { kind: 'infuse', fluid: 'saline', millilitres: 60, seconds: 20 }),
  )
  expect(infused.mean(202, 209)).toBeGreaterThan(much.mean(202, 209))
  // Acetylcholine after atropine does nothing, noradrenaline after it still does.
  const atropine = at(90, iv('atropine', 1, 'mg'))
  expect(
    Math.abs(rabbit(seed, atropine, at(150, iv('acetylcholine', 5))).rise(152, 160)),
  ).toBeLessThan(8)
  expect(rabbit(seed, atropine, at(150, iv('noradrenaline', 30))).rise(154, 164)).toBeGreaterThan(
    15,
  )
})

test('a drug that no model knows is refused, and said so: a ganglion blocker is not on the shelf', () => {
  for (const { model } of experiments) {
    const bench = begin(model, 1)
    const refusal = act(bench, { ...drug('hexamethonium', 5, 'mg', 'iv') })
    expect(refusal?.refusal, model.id).toMatch(/[。]$/)
  }
})

const heartReady = (['pith', 'expose', 'cannulate', 'mount', 'calibrate'] as const).map((step) =>
  at(0, { kind: 'prepare', step }),
)
const heart = (seed: number, ...deeds: readonly Event[]) => {
  const events = [...heartReady, ...deeds.map((event, n) => at(10 + 8 * n, event))]
  const to = 50 + 8 * deeds.length
  const tension = recorded('isolated-heart', seed, events, to)('tension')
  const bottom = trough(tension, to - 20, to).value
  return {
    height: peak(tension, to - 20, to).value - bottom,
    rate: rate(tension, to - 20, to, 0.2),
  }
}
const drop = (name: string, drops: number) => drug(name, 0.05 * drops, 'mL', 'bath')

test.each(seeds)('the ions and drugs of heart %i', (seed) => {
  const [calcium, potassium] = ['calcium-chloride-2%', 'potassium-chloride-1%']
  const none = heart(seed)
  const high = heart(seed, drop(calcium, 1))
  const both = heart(seed, drop(calcium, 1), drop(potassium, 2))
  const alone = heart(seed, drop(potassium, 2))
  // Potassium weakens a heart that calcium strengthened; calcium helps one that potassium weakened.
  expect(both.height).toBeLessThan(high.height)
  expect(heart(seed, drop(potassium, 2), drop(calcium, 1)).height).toBeGreaterThan(alone.height)
  expect(alone.height).toBeLessThan(none.height)
  // Adrenaline makes up for acetylcholine in part; a wash undoes all.
  const slowed = heart(seed, drop('acetylcholine-1:100000', 2))
  const helped = heart(seed, drop('acetylcholine-1:100000', 2), drop('adrenaline-1:10000', 2))
  expect(slowed.height).toBeLessThan(none.height)
  expect(helped.height).toBeGreaterThan(slowed.height)
  const washed = heart(seed, drop(potassium, 3), { kind: 'solution', solution: 'ringer' })
  expect(washed.height).toBeGreaterThan(0.8 * none.height)
})

const nerve = (seed: number, celsius: number, interval?: number) => {
  const stimulus = { kind: 'stimulate', site: 'nerve', volts: 2, milliseconds: 0.1 } as const
  const events: Timed[] = [
    at(0, { kind: 'prepare', step: 'pith' }),
    at(0, { kind: 'prepare', step: 'mount' }),
    at(0, { kind: 'temperature', celsius }),
    at(2, {
      ...stimulus,
      ...(interval === undefined ? { mode: 'single' } : { mode: 'double', interval }),
    }),
  ]
  return recorded('nerve-trunk', seed, events, 2.06)('second')
}

/** What a second pulse adds to the answer to the first; the recorder’s noise is the same in both. */
const added = (seed: number, celsius: number, interval: number): number => {
  const [one, two] = [nerve(seed, celsius), nerve(seed, celsius, interval)]
  let most = 0
  // Behind the second artefact, of which a quarter of a millivolt reaches the second pair.
  for (
    let n = Math.round((2 + interval / 1000 + 0.0006) * one.rate);
    n < one.samples.length;
    n += 1
  )
    most = Math.max(most, (two.samples[n] ?? 0) - (one.samples[n] ?? 0))
  return most
}

test.each(seeds)('cooling nerve %i slows it and lengthens its refractory period', (seed) => {
  const summits = [5, 10, 20, 30].map((celsius) => peak(nerve(seed, celsius), 2.0006, 2.03).at)
  expect(summits).toEqual(summits.toSorted((a, b) => b - a))
  // An interval that a warm nerve answers is too short for a cold one.
  expect(added(seed, 28, 2.6)).toBeGreaterThan(1)
  expect(added(seed, 6, 2.6)).toBeLessThan(0.3)
})

const breath = (seed: number, ...events: readonly Timed[]) => {
  const ready: Timed[] = [
    at(0, { kind: 'prepare', step: 'anaesthetise', amount: 5 }),
    at(0, { kind: 'prepare', step: 'calibrate' }),
    at(30, { kind: 'prepare', step: 'expose' }),
    at(31, { kind: 'prepare', step: 'intubate' }),
    at(32, { kind: 'prepare', step: 'mount' }),
  ]
  const trace = recorded('respiration', seed, [...ready, ...events], 260)('breathing')
  return { rate: rate(trace, 200, 255, 3), depth: peak(trace, 200, 255).value }
}

test.each(seeds)('the breathing of rabbit %i', (seed) => {
  const none = breath(seed)
  const both = [at(100, cut('left-vagus')), at(101, cut('right-vagus'))]
  const cutOnce = breath(seed, at(100, cut('right-vagus')))
  const cutTwice = breath(seed, ...both)
  expect(cutOnce.rate).toBeLessThan(none.rate)
  expect(cutTwice.rate).toBeLessThan(cutOnce.rate)
  expect(cutTwice.depth).toBeGreaterThan(none.depth)
  // Opium slows; its antagonist, given afterwards, gives the breath back.
  const morphine = at(100, iv('morphine', 5, 'mg'))
  const slowed = breath(seed, morphine)
  const freed = breath(seed, morphine, at(150, iv('naloxone', 0.4, 'mg')))
  expect(slowed.rate * slowed.depth).toBeLessThan(none.rate * none.depth)
  expect(freed.rate * freed.depth).toBeGreaterThan(slowed.rate * slowed.depth)
  // Carbon dioxide deepens breathing without vagi too: its way is the blood.
  const rich = at(150, { kind: 'ventilate', gas: { oxygen: 0.2, carbonDioxide: 0.05 } })
  expect(breath(seed, ...both, rich).depth).toBeGreaterThan(cutTwice.depth)
})

const strip = (seed: number, ...deeds: readonly Event[]) => {
  const events: Timed[] = [
    at(0, { kind: 'temperature', celsius: 37 }),
    at(0, { kind: 'ventilate', gas: { oxygen: 0.95, carbonDioxide: 0.05 } }),
    at(1, { kind: 'prepare', step: 'calibrate' }),
    at(200, { kind: 'prepare', step: 'mount' }),
    at(201, { kind: 'load', site: 'strip', grams: 1 }),
    ...deeds.map((event, n) => at(500 + 300 * n, event)),
  ]
  const end = 500 + 300 * (deeds.length - 1)
  const tension = recorded('dose-response', seed, events, end + 45)('tension')
  return mean(tension, end + 25, end + 40) - mean(tension, 470, 498)
}
const bath = (name: string, dose: number) => drug(name, dose, 'nmol', 'bath')

test.each(seeds)('on strip %i each antagonist takes its own agonist first', (seed) => {
  const left = (antagonist: string, dose: number, agonist: string, given: number): number =>
    strip(seed, bath(antagonist, dose), bath(agonist, given)) / strip(seed, bath(agonist, given))
  expect(left('atropine', 0.6, 'histamine', 20)).toBeGreaterThan(0.7)
  expect(left('atropine', 0.6, 'acetylcholine', 1)).toBeLessThan(0.7)
  // Diphenhydramine blocks muscarinic receptors too, at higher concentrations.
  expect(left('diphenhydramine', 6, 'histamine', 20)).toBeLessThan(
    left('diphenhydramine', 6, 'acetylcholine', 1) - 0.1,
  )
  // What takes from the maximum is not overcome by more of the agonist.
  expect(left('papaverine', 800, 'acetylcholine', 400)).toBeLessThan(0.8)
  expect(left('atropine', 0.6, 'acetylcholine', 400)).toBeGreaterThan(0.85)
})
