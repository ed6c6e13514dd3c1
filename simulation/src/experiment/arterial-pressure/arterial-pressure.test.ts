import { expect, test } from 'vitest'
import {
  isRefused,
  mean,
  peak,
  rate,
  run,
  trough,
  traceOf,
  type Event,
  type Timed,
} from '#experiment/engine'
import { arterialPressure, preparedRabbit } from './index.ts'

const record = (
  events: readonly Timed[],
  until = 180,
  prepared = preparedRabbit,
  parameters = {},
) => {
  const recording = run(arterialPressure, 5, parameters, [...prepared, ...events], until)
  return { ...recording, pressure: traceOf(recording, 'pressure') }
}
const train = (site: string, hertz = 20, volts = 5): Event => ({
  kind: 'stimulate',
  site,
  mode: 'train',
  volts,
  milliseconds: 1,
  hertz,
  seconds: 15,
})
const drug = (name: string, dose: number, unit: 'µg' | 'mg' = 'µg'): Event => ({
  kind: 'drug',
  drug: name,
  dose,
  unit,
  route: 'iv',
})

test('atropine before vagal stimulation abolishes the bradycardia', () => {
  const cut: Timed = { at: 50, event: { kind: 'cut', nerve: 'right-vagus' } }
  const stimulated: Timed = { at: 120, event: train('right-vagus-peripheral') }
  const plain = record([cut, stimulated])
  const blocked = record([cut, { at: 60, event: drug('atropine', 2.5, 'mg') }, stimulated])
  expect(rate(plain.pressure, 122, 134, 3)).toBeLessThan(120)
  expect(rate(blocked.pressure, 122, 134, 3)).toBeGreaterThan(220)
})

test('more impulses slow the heart more, and too weak a stimulus does nothing', () => {
  const cut: Timed = { at: 50, event: { kind: 'cut', nerve: 'right-vagus' } }
  const rates = [2, 5, 10, 20, 40].map((hertz) =>
    rate(
      record([cut, { at: 120, event: train('right-vagus-peripheral', hertz) }]).pressure,
      122,
      134,
      3,
    ),
  )
  expect(rates).toEqual(rates.toSorted((a, b) => b - a))
  const weak = record([cut, { at: 120, event: train('right-vagus-peripheral', 20, 0.3) }])
  const rest = record([cut])
  expect(rate(weak.pressure, 122, 134, 3)).toBeCloseTo(rate(rest.pressure, 122, 134, 3), -1)
})

test('the heart is slowed as much whichever nerve was cut first', () => {
  const order = (first: string, second: string): number => {
    const { pressure } = record([
      { at: 50, event: { kind: 'cut', nerve: first } },
      { at: 60, event: { kind: 'cut', nerve: second } },
    ])
    return mean(pressure, 150, 175)
  }
  expect(order('left-vagus', 'right-depressor')).toBeCloseTo(
    order('right-depressor', 'left-vagus'),
    0,
  )
})

test('central depressor stimulation works through the reflex, and no longer without its efferents', () => {
  const cut: Timed = { at: 50, event: { kind: 'cut', nerve: 'right-depressor' } }
  const stimulated: Timed = { at: 120, event: train('right-depressor-central', 30) }
  const plain = record([cut, stimulated]).pressure
  expect(mean(plain, 126, 134) - mean(plain, 100, 119)).toBeLessThan(-15)
  const noReflex = record([cut, stimulated], 180, preparedRabbit, { reflexGain: 0 }).pressure
  expect(Math.abs(mean(noReflex, 126, 134) - mean(noReflex, 100, 119))).toBeLessThan(15)
})

test('pressure rises with the dose of noradrenaline and saturates', () => {
  const rises = [3, 10, 30, 100, 300].map((dose) => {
    const { pressure } = record([{ at: 120, event: drug('noradrenaline', dose) }], 160)
    return mean(pressure, 125, 132) - mean(pressure, 100, 119)
  })
  expect(rises).toEqual(rises.toSorted((a, b) => a - b))
  expect((rises[4] ?? 0) - (rises[3] ?? 0)).toBeLessThan((rises[3] ?? 0) - (rises[1] ?? 0))
})

test('propranolol takes from adrenaline what phentolamine left of it', () => {
  const lowest = (events: readonly Timed[]): number => {
    const { pressure } = record([...events, { at: 120, event: drug('adrenaline', 30) }], 150)
    return mean(pressure, 128, 140) - mean(pressure, 100, 119)
  }
  const reversed = lowest([{ at: 60, event: drug('phentolamine', 2.5, 'mg') }])
  const both = lowest([
    { at: 60, event: drug('phentolamine', 2.5, 'mg') },
    { at: 70, event: drug('propranolol', 2.5, 'mg') },
  ])
  expect(reversed).toBeLessThan(-5)
  expect(both).toBeGreaterThan(reversed + 5)
})

test('no blood is made or lost but by what is given and taken', () => {
  const { state } = record([
    { at: 60, event: { kind: 'bleed', millilitres: 25, seconds: 20 } },
    { at: 100, event: { kind: 'infuse', fluid: 'saline', millilitres: 40, seconds: 30 } },
    { at: 120, event: drug('noradrenaline', 60) },
  ])
  const { rabbit } = state
  const now = rabbit.blood + rabbit.interstitium
  const first = rabbit.own.blood + rabbit.own.interstitium
  expect(now).toBeCloseTo(first - 25 + 40, 6)
})

test('a rabbit that is bled out dies, and one that gets its blood back does not', () => {
  const out: Timed = { at: 60, event: { kind: 'bleed', millilitres: 85, seconds: 60 } }
  const lost = record([out], 600)
  expect(mean(lost.pressure, 580, 600)).toBeLessThan(15)
  const back: Timed = {
    at: 125,
    event: { kind: 'infuse', fluid: 'blood', millilitres: 85, seconds: 60 },
  }
  expect(mean(record([out, back], 600).pressure, 580, 600)).toBeGreaterThan(70)
})

const span = (trace: ReturnType<typeof record>['pressure'], from: number): number =>
  peak(trace, from, from + 5).value - trough(trace, from, from + 5).value
const without = (step: string): readonly Timed[] =>
  preparedRabbit.filter(({ event }) => event.kind !== 'prepare' || event.step !== step)

test('without heparin the trace flattens, with a bubble it is damped, uncalibrated it lies elsewhere', () => {
  const good = record([], 400).pressure
  const clotted = record([], 400, without('heparinise')).pressure
  expect(span(clotted, 390)).toBeLessThan(0.3 * span(good, 390))
  expect(span(clotted, 35)).toBeGreaterThan(0.7 * span(good, 35))
  expect(span(record([], 120, without('expel-air')).pressure, 100)).toBeLessThan(
    0.7 * span(good, 100),
  )
  const shifted = record([], 120, without('calibrate')).pressure
  expect(Math.abs(mean(shifted, 100, 119) - mean(good, 100, 119))).toBeGreaterThan(3)
})

test('too little anaesthetic shakes the trace, too much stops the heart', () => {
  const dosed = (amount: number): readonly Timed[] =>
    preparedRabbit.map(({ at, event }) =>
      event.kind === 'prepare' && event.step === 'anaesthetise'
        ? { at, event: { ...event, amount } }
        : { at, event },
    )
  const light = record([], 120, dosed(3.2))
  expect(light.refusals).toEqual([])
  expect(span(light.pressure, 100)).toBeGreaterThan(1.2 * span(record([], 120).pressure, 100))
  const deep = record(
    [{ at: 40, event: { kind: 'prepare', step: 'anaesthetise', amount: 8 } }],
    400,
  )
  expect(mean(deep.pressure, 380, 400)).toBeLessThan(40)
})

test.each<[string, Event]>([
  ['动物尚未麻醉或麻醉过浅', { kind: 'prepare', step: 'cannulate' }],
  ['分离神经和血管', train('right-vagus')],
  ['分离神经和血管', { kind: 'clamp', site: 'right-carotid', on: true }],
  ['足以致死', drug('noradrenaline', 5, 'mg')],
  ['先插好动脉插管', { kind: 'bleed', millilitres: 10, seconds: 10 }],
])('before anything is prepared: %s', (zh, event) => {
  const { state } = run(arterialPressure, 5, {}, [], 1)
  const result = arterialPressure.apply(state, event)
  expect(isRefused(result) && result.refusal).toContain(zh)
})

test.each<[string, Event]>([
  ['没有中枢端与外周端之分', train('right-vagus-central')],
  ['左颈总动脉已结扎插管', { kind: 'clamp', site: 'left-carotid', on: true }],
  ['已经插好', { kind: 'prepare', step: 'cannulate' }],
  ['气泡推入血管', { kind: 'prepare', step: 'expel-air' }],
  ['请核对剂量单位', { kind: 'drug', drug: 'adrenaline', dose: 1, unit: 'U', route: 'iv' }],
  ['耳缘静脉', { kind: 'drug', drug: 'adrenaline', dose: 1, unit: 'mg', route: 'im' }],
])('once prepared: %s', (zh, event) => {
  const { state } = record([], 60)
  const result = arterialPressure.apply(state, event)
  expect(isRefused(result) && result.refusal).toContain(zh)
})
