import { expect, test } from 'vitest'
import {
  crossings,
  isRefused,
  mean,
  run,
  traceOf,
  type Event,
  type Timed,
} from '#experiment/engine'
import { preparedForUrine, urine } from './index.ts'

const record = (events: readonly Timed[], until = 600, prepared = preparedForUrine) => {
  const recording = run(urine, 6, {}, [...prepared, ...events], until)
  return { ...recording, flow: traceOf(recording, 'flow'), drops: traceOf(recording, 'drops') }
}
const infusion = (fluid: string, millilitres: number, at = 360, seconds = 30): Timed => ({
  at,
  event: { kind: 'infuse', fluid, millilitres, seconds },
})
const drug = (name: string, dose: number, unit: 'µg' | 'mg' | 'U', at = 360): Timed => ({
  at,
  event: { kind: 'drug', drug: name, dose, unit, route: 'iv' },
})

test('water goes nowhere but into blood, interstitium and urine', () => {
  const { state } = record([
    infusion('saline', 30),
    drug('furosemide', 10, 'mg'),
    infusion('glucose-20', 6, 420),
  ])
  const { rabbit, kidney } = state
  const held = rabbit.blood + rabbit.interstitium - rabbit.own.blood - rabbit.own.interstitium
  expect(kidney.total.urine).toBeGreaterThan(3)
  expect(held).toBeCloseTo(36 - kidney.total.urine, 6)
})

test('glucose given is glucose held, used and excreted', () => {
  const none = record([]).state.kidney
  const { kidney } = record([infusion('glucose-20', 6)]).state
  const given = (6 * 200) / 180.16
  const held = (one: typeof kidney): number => one.glucose.plasma + one.glucose.interstitium
  const gone = (one: typeof kidney): number => one.total.glucose + one.total.used
  expect(held(kidney) - held(none) + gone(kidney) - gone(none)).toBeCloseTo(given, 6)
  expect(kidney.total.glucose).toBeGreaterThan(0.2)
})

test('drops add up to the urine that left the cannula', () => {
  const { state, drops } = record([infusion('saline', 30)])
  const fallen = crossings(drops, 0, 600, 0.3, 0.6).length * 0.05
  const lost = state.kidney.total.urine - fallen
  expect(lost).toBeGreaterThan(0)
  expect(lost).toBeLessThan(0.65)
})

test('the kidneys filter alike from 85 to 150 mmHg and stop below 45', () => {
  const filtered = (events: readonly Timed[]) => {
    const { state } = record(events, 420)
    return { filtration: state.kidney.filtration, pressure: state.rabbit.meanPressure }
  }
  const rest = filtered([])
  const risen = filtered([{ at: 380, event: { kind: 'clamp', site: 'right-carotid', on: true } }])
  expect(risen.pressure).toBeGreaterThan(rest.pressure + 6)
  expect(risen.filtration / rest.filtration).toBeGreaterThan(0.6)
  expect(risen.filtration / rest.filtration).toBeLessThan(1.15)
  const bled = filtered([{ at: 360, event: { kind: 'bleed', millilitres: 75, seconds: 30 } }])
  expect(bled.pressure).toBeLessThan(50)
  expect(bled.filtration).toBeLessThan(0.1 * rest.filtration)
})

test('phentolamine takes from noradrenaline its hold on the urine', () => {
  const fall = (events: readonly Timed[]): number => {
    const { flow } = record([...events, drug('noradrenaline', 30, 'µg', 420)], 500)
    return mean(flow, 430, 470) / mean(flow, 400, 420)
  }
  const plain = fall([])
  expect(plain).toBeLessThan(0.7)
  expect(fall([drug('phentolamine', 5, 'mg', 200)])).toBeGreaterThan(plain + 0.2)
})

test('furosemide spoils the concentrating of pituitrin', () => {
  const both = record([drug('furosemide', 12.5, 'mg', 300), drug('vasopressin', 2, 'U', 360)]).flow
  const alone = record([drug('vasopressin', 2, 'U', 360)]).flow
  expect(mean(both, 420, 540)).toBeGreaterThan(4 * mean(alone, 420, 540))
})

test('more saline, more urine; dextran expands the blood and thins its proteins less', () => {
  const peaks = [5, 15, 40, 80].map((millilitres) =>
    mean(record([infusion('saline', millilitres)], 480).flow, 420, 480),
  )
  expect(peaks).toEqual(peaks.toSorted((a, b) => a - b))
  const saline = record([infusion('saline', 30)], 480).state.kidney
  const dextran = record([infusion('dextran', 30)], 480).state.kidney
  expect(dextran.filtration).toBeLessThan(saline.filtration)
})

test('uncollected urine shows nothing', () => {
  const prepared = preparedForUrine.filter(
    ({ event }) => event.kind !== 'prepare' || event.step !== 'mount',
  )
  const { drops, flow } = record([], 400, prepared)
  expect(crossings(drops, 0, 400, 0.3, 0.6)).toEqual([])
  expect(mean(flow, 0, 400)).toBe(0)
})

test.each<[string, readonly Timed[], Event]>([
  ['不能做腹部手术', [], { kind: 'prepare', step: 'mount' }],
  [
    '脱水死亡',
    preparedForUrine,
    { kind: 'infuse', fluid: 'glucose-20', millilitres: 60, seconds: 60 },
  ],
  [
    '急性肺水肿',
    preparedForUrine,
    { kind: 'infuse', fluid: 'saline', millilitres: 500, seconds: 60 },
  ],
  [
    '常用 5 mg/kg',
    preparedForUrine,
    { kind: 'drug', drug: 'furosemide', dose: 5, unit: 'g', route: 'iv' },
  ],
  [
    '没有这种输液',
    preparedForUrine,
    { kind: 'infuse', fluid: 'milk', millilitres: 5, seconds: 60 },
  ],
])('refused: %s', (zh, prepared, event) => {
  const { state } = run(urine, 6, {}, prepared, 60)
  const result = urine.apply(state, event)
  expect(isRefused(result) && result.refusal).toContain(zh)
})
