import { expect, test } from 'vitest'
import { crossings, mean, peak, rate, type Event, type Timed } from '#experiment/engine'
import { averaged, qrsOf, tOf } from '#experiment/reading-off'
import { preparedBreather } from './respiration/index.ts'
import { at, cut, drug, prepared, recorded } from './sample-recordings.ts'
import { preparedForUrine } from './urine/index.ts'

/**
 * Breathing, kidneys and electrocardiogram of a rabbit under interventions that no row holds and nobody tuned: directions on
 * which the textbooks agree, each with where it is taught, on animals of seeds that stand nowhere else.
 */
const seeds = [4021, 5077, 6101] as const

const breath = (seed: number, from: number, to: number, ...events: readonly Timed[]) => {
  const trace = recorded('respiration', seed, [...preparedBreather, ...events], to)('breathing')
  let depth = 0
  let stretches = 0
  for (let t = from; t + 4 <= to; t += 4) {
    depth += peak(trace, t, t + 4).value
    stretches += 1
  }
  const hertz = rate(trace, from, to, 2)
  return { rate: hertz, depth: depth / stretches, ventilation: (hertz * depth) / stretches }
}
const gas = (second: number, oxygen: number, carbonDioxide = 0): Timed =>
  at(second, { kind: 'ventilate', gas: { oxygen, carbonDioxide } })

test.each(seeds)('the breathing of rabbit %i', (seed) => {
  const usual = breath(seed, 180, 240)
  // Much oxygen takes a part of the drive away (P. Dejours 1962: the test by oxygen), and never adds to it.
  expect(breath(seed, 140, 200, gas(120, 1)).ventilation).toBeLessThan(
    1.02 * breath(seed, 140, 200).ventilation,
  )
  // Without the sinus nerves want of oxygen drives no more (C. Heymans; 《生理学》: 缺氧对中枢的直接作用是抑制).
  const lacking = gas(120, 0.1)
  const nerves = [at(60, cut('left-sinus')), at(61, cut('right-sinus'))]
  const whole = breath(seed, 140, 180, lacking).ventilation / breath(seed, 80, 118).ventilation
  const denervated =
    breath(seed, 140, 180, ...nerves, lacking).ventilation /
    breath(seed, 80, 118, ...nerves).ventilation
  expect(whole).toBeGreaterThan(1.08)
  expect(denervated).toBeLessThan(1.05)
  // … while carbon dioxide, whose greater part acts in the brain, still does.
  const rich = breath(seed, 180, 240, ...nerves, gas(120, 0.2, 0.05))
  expect(rich.ventilation).toBeGreaterThan(1.15 * breath(seed, 180, 240, ...nerves).ventilation)
  // Air drawn out of the lungs hurries the next breaths (Hering & Breuer 1868: the deflation reflex).
  const drawn = at(180, { kind: 'inflate', millilitres: -15 })
  const before = breath(seed, 160, 179, drawn)
  expect(breath(seed, 180, 186, drawn).rate).toBeGreaterThan(before.rate)
  // A stimulant of breathing stimulates (《药理学》尼可刹米), bicarbonate calms (《生理学》: H⁺ 降低).
  const stimulated = breath(seed, 125, 145, at(120, drug('nikethamide', 50, 'mg', 'iv')))
  expect(stimulated.ventilation).toBeGreaterThan(1.05 * breath(seed, 125, 145).ventilation)
  const base = at(180, drug('sodium-bicarbonate', 200, 'mg', 'iv'))
  expect(breath(seed, 200, 240, base).ventilation).toBeLessThan(1.1 * usual.ventilation)
})

const kidneys = (seed: number, until: number, ...events: readonly Timed[]) =>
  recorded('urine', seed, [...preparedForUrine, ...events], until)
const flow = (seed: number, from: number, to: number, ...events: readonly Timed[]): number =>
  mean(kidneys(seed, to, ...events)('flow'), from, to)
const infuse = (fluid: string, millilitres: number, seconds = 30): Event => ({
  kind: 'infuse',
  fluid,
  millilitres,
  seconds,
})
const iv = (name: string, dose: number, unit: 'µg' | 'mg' | 'U'): Event =>
  drug(name, dose, unit, 'iv')

test.each(seeds)('the kidneys of rabbit %i', (seed) => {
  const usual = flow(seed, 390, 540)
  // Mannitol carries water with it and no sugar (《药理学》脱水药; osmotic diuresis).
  const mannitol = kidneys(seed, 540, at(360, infuse('mannitol-20', 5)))
  expect(mean(mannitol('flow'), 390, 540)).toBeGreaterThan(1.3 * usual)
  expect(mean(mannitol('urine-glucose'), 390, 540)).toBeLessThan(1)
  // Isotonic glucose, a quarter as much sugar, makes less sugar in urine than hypertonic of the same volume (肾糖阈).
  const sugar = (fluid: string): number =>
    peak(kidneys(seed, 600, at(360, infuse(fluid, 5)))('urine-glucose'), 360, 600).value
  expect(sugar('glucose-5')).toBeLessThan(0.5 * sugar('glucose-20'))
  // With α receptors blocked noradrenaline takes less from the flow (《药理学》α 受体阻断药).
  const block = at(330, iv('phentolamine', 2.5, 'mg'))
  const noradrenaline = at(360, iv('noradrenaline', 30, 'µg'))
  const left = flow(seed, 370, 430, noradrenaline) / flow(seed, 370, 430)
  const leftBlocked = flow(seed, 370, 430, block, noradrenaline) / flow(seed, 370, 430, block)
  expect(leftBlocked).toBeGreaterThan(left)
  // Furosemide breaks through vasopressin: its salt takes water with it (Goodman & Gilman, loop diuretics).
  const vasopressin = at(360, iv('vasopressin', 2, 'U'))
  const furosemide = at(420, iv('furosemide', 12.5, 'mg'))
  expect(flow(seed, 540, 720, vasopressin, furosemide)).toBeGreaterThan(
    1.5 * flow(seed, 540, 720, vasopressin),
  )
  // What was bled and is given back as saline brings the flow back in part (Guyton & Hall: blood volume and urine).
  const bled = at(360, { kind: 'bleed', millilitres: 30, seconds: 30 })
  const back = at(420, infuse('saline', 60, 60))
  expect(flow(seed, 540, 660, bled, back)).toBeGreaterThan(flow(seed, 540, 660, bled))
})

const wired = prepared('anaesthetise', 'mount', 'cannulate', 'calibrate')
const heart = (seed: number, until: number, ...events: readonly Timed[]) =>
  recorded('electrolytes-ecg', seed, [...wired, ...events], until)
const inject = (second: number, name: string, millilitres: number): Timed =>
  at(second, drug(name, millilitres, 'mL', 'iv'))

test.each(seeds)('the electrocardiogram of rabbit %i', (seed) => {
  const load = [inject(10, 'potassium-chloride-2%', 4), inject(60, 'potassium-chloride-5%', 1)]
  const potassium = (until: number, ...events: readonly Timed[]): number =>
    mean(heart(seed, until, ...load, ...events)('potassium'), until - 5, until)
  const saline = potassium(400, inject(100, 'saline', 10))
  // Bicarbonate takes potassium into the cells, calcium does not (《病理生理学》高钾血症的防治原则).
  expect(potassium(400, inject(100, 'sodium-bicarbonate-4%', 10))).toBeLessThan(saline - 0.05)
  expect(Math.abs(potassium(400, inject(100, 'calcium-chloride-5%', 4)) - saline)).toBeLessThan(0.1)
  // Saline alone leaves T as it was.
  const beat = (from: number, to: number, ...events: readonly Timed[]) =>
    averaged(heart(seed, to, ...events)('lead'), from, to)
  const t = tOf(beat(30, 40, inject(10, 'saline', 5))) / tOf(beat(30, 40))
  expect(t).toBeGreaterThan(0.95)
  expect(t).toBeLessThan(1.05)
  // Want of calcium makes the same potassium worse (《病理生理学》: 低钙加重高钾对心肌的毒性).
  const more = inject(100, 'potassium-chloride-5%', 0.6)
  const wide = qrsOf(beat(112, 122, ...load, more))
  const wider = qrsOf(beat(112, 122, ...load, inject(80, 'sodium-citrate-3.8%', 4), more))
  expect(wider).toBeGreaterThanOrEqual(wide)
  // Slowly given, the same potassium rises less (静脉补钾的速度).
  const slow = Array.from({ length: 5 }, (_, n) =>
    inject(10 + 60 * n, 'potassium-chloride-2%', 0.8),
  )
  const quick = heart(seed, 330, inject(10, 'potassium-chloride-2%', 4))
  const slowly = heart(seed, 330, ...slow)
  expect(peak(slowly('potassium'), 5, 330).value).toBeLessThan(
    peak(quick('potassium'), 5, 330).value,
  )
  expect(crossings(quick('lead'), 320, 330, 0.05, 0.1).length).toBeGreaterThan(20)
})
