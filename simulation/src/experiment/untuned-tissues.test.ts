import { expect, test } from 'vitest'
import {
  crossings,
  mean,
  peak,
  rate,
  trough,
  type Event,
  type Timed,
  type Trace,
} from '#experiment/engine'
import { preparedGut } from './intestine/index.ts'
import { at, drug, prepared, recorded } from './sample-recordings.ts'

/**
 * Nerve, muscle, heart and gut of a frog and a rabbit under interventions that no row holds and nobody tuned: directions on
 * which the textbooks agree, each with where it is taught, on specimens of seeds that stand nowhere else.
 */
const seeds = [4021, 5077, 6101] as const

const muscle = prepared('pith', 'mount', 'calibrate')
const pulse = (second: number, volts: number, milliseconds = 0.5, site = 'nerve'): Timed =>
  at(second, { kind: 'stimulate', site, mode: 'single', volts, milliseconds })
const height = (trace: Trace, second: number): number =>
  peak(trace, second, second + 1.2).value - trough(trace, second - 0.05, second).value
const pull = (seed: number, events: readonly Timed[], until: number) =>
  recorded('nerve-muscle', seed, [...muscle, ...events], until)('tension')

test.each(seeds)('muscle %i', (seed) => {
  // Without calcium outside no transmitter is set free, while the muscle answers for itself (Guyton & Hall; del Castillo & Katz).
  const free = at(3, { kind: 'solution', solution: 'calcium-free-ringer' })
  const starved = pull(seed, [pulse(1, 2), free, pulse(300, 2), pulse(303, 8, 2, 'muscle')], 305)
  expect(height(starved, 300)).toBeLessThan(0.3 * height(starved, 1))
  expect(height(starved, 303)).toBeGreaterThan(0.7 * height(starved, 1))
  // A shorter pulse must be stronger (strength–duration: L. Lapicque 1909; 《生理学》强度-时间曲线).
  const short = pull(seed, [pulse(1, 0.6, 0.5), pulse(4, 0.6, 0.05), pulse(7, 6, 0.05)], 9)
  expect(height(short, 4)).toBeLessThan(0.2 * height(short, 1))
  expect(height(short, 7)).toBeGreaterThan(height(short, 1))
  // Cold draws a twitch out (W. Hartree & A. V. Hill 1921: Q10 of 2 to 3).
  const twitch = (celsius: number): number => {
    const trace = pull(seed, [at(0, { kind: 'temperature', celsius }), pulse(2, 2)], 4)
    return peak(trace, 2, 4).at - 2
  }
  expect(twitch(8)).toBeGreaterThan(1.5 * twitch(20))
  // An anticholinesterase gives back what some curare took (Katzung; 《药理学》新斯的明).
  const some = drug('tubocurarine', 20, 'µg', 'bath')
  const curare = pull(seed, [pulse(1, 2), at(3, some), pulse(240, 2)], 242)
  const helped = pull(
    seed,
    [pulse(1, 2), at(3, some), at(60, drug('neostigmine', 60, 'µg', 'bath')), pulse(240, 2)],
    242,
  )
  expect(height(curare, 240)).toBeLessThan(0.8 * height(curare, 1))
  expect(height(helped, 240)).toBeGreaterThan(height(curare, 240))
})

const trunk = (seed: number, events: readonly Timed[], until: number) =>
  recorded('nerve-trunk', seed, [...prepared('pith', 'mount'), ...events], until)
const spike = (trace: Trace, second: number) => peak(trace, second + 0.0006, second + 0.02)

test.each(seeds)('nerve %i', (seed) => {
  const strong = pulse(1, 2, 0.1)
  // What is crushed ahead of the electrodes shows nothing to any of them (conduction needs a whole fibre: 《生理学》生理完整性).
  const crushed = trunk(
    seed,
    [at(0.5, { kind: 'prepare', step: 'crush', amount: 4 }), strong],
    1.05,
  )
  const whole = trunk(seed, [strong], 1.05)
  expect(spike(whole('second'), 1).value).toBeGreaterThan(1)
  expect(spike(crushed('second'), 1).value).toBeLessThan(0.2 * spike(whole('second'), 1).value)
  // All or none: beyond the maximal stimulus nothing grows and nothing comes sooner (《生理学》全或无).
  const stronger = trunk(seed, [pulse(1, 5, 0.1)], 1.05)
  expect(spike(stronger('second'), 1).at).toBeCloseTo(spike(whole('second'), 1).at, 3)
  // Potassium at the far electrode blocks as procaine does, and is washed out (《机能实验学》; Hodgkin & Horowicz 1959).
  const paper = at(0.5, drug('potassium-chloride', 2, 'mg', 'bath'))
  const washed = at(151, { kind: 'solution', solution: 'ringer' })
  const blocked = trunk(seed, [paper, pulse(150, 2, 0.1), washed, pulse(420, 2, 0.1)], 420.05)
  const second = (trace: Trace, t: number): number =>
    -trough(trace, t + 0.0006, t + 0.012).value / spike(trace, t).value
  expect(second(blocked('second'), 150)).toBeLessThan(0.15)
  expect(second(blocked('second'), 420)).toBeGreaterThan(0.2)
})

const chest = prepared('pith', 'expose', 'mount', 'calibrate')
const beats = (seed: number, events: readonly Timed[], from: number, to: number): number[] =>
  crossings(
    recorded('extrasystole', seed, [...chest, ...events], to)('electrogram'),
    from,
    to,
    0.75,
    1.1,
  )
const vagus: Event = {
  kind: 'stimulate',
  site: 'vagus',
  mode: 'train',
  volts: 5,
  milliseconds: 1,
  hertz: 20,
  seconds: 10,
}

test.each(seeds)('heart %i in the chest', (seed) => {
  const usual = beats(seed, [], 5, 25)
  // Warm hearts are faster, cold ones slower (《生理学》: 体温每升高 1 ℃ 心率加快; frog: Q10 about 2).
  const counted = (celsius: number) => beats(seed, [at(0, { kind: 'temperature', celsius })], 5, 25)
  expect(counted(26).length).toBeGreaterThan(usual.length)
  expect(counted(12).length).toBeLessThan(usual.length)
  // Atropine takes the vagus its effect (O. Loewi & E. Navratil 1924; 《药理学》阿托品).
  const slowed = beats(seed, [at(15, vagus)], 15, 25)
  const freed = beats(
    seed,
    [at(5, drug('atropine-1:1000', 0.05, 'mL', 'bath')), at(15, vagus)],
    15,
    25,
  )
  expect(slowed.length).toBeLessThan(0.7 * freed.length)
  expect(freed.length).toBeGreaterThan(0.4 * usual.length)
  const cycle = (times: readonly number[]): number =>
    ((times.at(-1) ?? 0) - (times[0] ?? 0)) / (times.length - 1)
  // An early beat of the atrium resets the sinus: the pause after it is not compensatory (《生理学》房性期前收缩代偿间歇不完全).
  const last = beats(seed, [], 10, 15).at(-1) ?? 0
  const one = cycle(usual)
  const shock: Event = {
    kind: 'stimulate',
    site: 'atrium',
    mode: 'single',
    volts: 8,
    milliseconds: 3,
  }
  const early = beats(seed, [at(last + 0.42 * one, shock)], last - 0.05, last + 3 * one)
  expect((early[1] ?? 0) - (early[0] ?? 0)).toBeLessThan(0.92 * one)
  expect((early[2] ?? 0) - (early[0] ?? 0)).toBeLessThan(1.92 * one)
  // The second ligature leaves the atria their time and the ventricle its own, slower one (H. Stannius 1852).
  const second = at(10, { kind: 'clamp', site: 'second-stannius', on: true })
  const own = beats(seed, [second], 60, 240)
  expect(own.length).toBeGreaterThan(1)
  expect(cycle(own)).toBeGreaterThan(2 * cycle(usual))
})

const cannula = prepared('pith', 'expose', 'cannulate', 'mount', 'calibrate')
const hung = (seed: number, ...deeds: readonly Event[]) => {
  const to = 40 + 10 * deeds.length
  const trace = recorded(
    'isolated-heart',
    seed,
    [...cannula, ...deeds.map((event, n) => at(10 + 10 * n, event))],
    to,
  )('tension')
  const bottom = trough(trace, to - 18, to).value
  return { height: peak(trace, to - 18, to).value - bottom, rate: rate(trace, to - 18, to, 0.1) }
}
const drop = (name: string): Event => drug(name, 0.05, 'mL', 'bath')

test.each(seeds)('heart %i on a cannula', (seed) => {
  const usual = hung(seed)
  // Calcium given to a heart that lacks it brings the beat back (S. Ringer 1883).
  const without: Event = { kind: 'solution', solution: 'calcium-free-ringer' }
  expect(hung(seed, without, drop('calcium-chloride-2%')).height).toBeGreaterThan(
    3 * hung(seed, without).height,
  )
  // Each antagonist leaves the other's agonist its effect (《药理学》受体的特异性).
  const strengthened = hung(seed, drop('atropine-1:1000'), drop('adrenaline-1:10000'))
  const weakened = hung(seed, drop('propranolol-1:1000'), drop('acetylcholine-1:100000'))
  expect(strengthened.height).toBeGreaterThan(1.15 * usual.height)
  expect(weakened.height).toBeLessThan(0.9 * usual.height)
  // Cold slows it (《机能实验学》温度对离体蛙心).
  expect(hung(seed, { kind: 'temperature', celsius: 10 }).rate).toBeLessThan(0.8 * usual.rate)
})

const gut = (seed: number, ...deeds: readonly Event[]) => {
  const first = 420
  const end = first + 120 * deeds.length
  const trace = recorded(
    'intestine',
    seed,
    [...preparedGut, ...deeds.map((event, n) => at(first + 120 * n, event))],
    end,
  )('tension')
  const heights = (from: number, to: number): number => {
    let sum = 0
    for (let t = from; t + 20 <= to; t += 20)
      sum += peak(trace, t, t + 20).value - trough(trace, t, t + 20).value
    return sum / ((to - from) / 20)
  }
  return {
    tone: mean(trace, end - 80, end) - mean(trace, 310, 420),
    height: heights(end - 80, end) / heights(320, 420),
  }
}
const inBath = (name: string, dose: number, unit: 'µg' | 'mg'): Event =>
  drug(name, dose, unit, 'bath')

test.each(seeds)('gut %i', (seed) => {
  const adrenaline = inBath('adrenaline', 10, 'µg')
  // A blocker of calcium channels stills it (Godfraind, Miller & Wibo 1986; 《药理学》维拉帕米).
  expect(gut(seed, inBath('verapamil', 0.1, 'mg')).height).toBeLessThan(0.4)
  // What neostigmine does is acetylcholine's: atropine prevents it (《药理学》新斯的明).
  const alone = gut(seed, inBath('neostigmine', 6, 'µg'))
  const after = gut(seed, inBath('atropine', 0.1, 'mg'), inBath('neostigmine', 6, 'µg'))
  expect(alone.tone).toBeGreaterThan(0.2)
  expect(after.tone).toBeLessThan(0.3 * alone.tone)
  // With β blocked α still inhibits, less than both (Ahlquist & Levy 1959; Jpn J Smooth Muscle Res 19(2), rabbit duodenum).
  const half = gut(seed, inBath('propranolol', 0.1, 'mg'), adrenaline)
  expect(half.height).toBeLessThan(0.9)
  expect(half.height).toBeGreaterThan(gut(seed, adrenaline).height)
  // Fluid with calcium again, it beats again (《机能实验学》).
  const again = gut(
    seed,
    { kind: 'solution', solution: 'calcium-free' },
    { kind: 'solution', solution: 'tyrode' },
    { kind: 'solution', solution: 'tyrode' },
  )
  expect(again.height).toBeGreaterThan(0.7)
})
