import { expect, test } from 'vitest'
import { isRefused, mean, rate, run, traceOf, type Event, type Timed } from '#experiment/engine'
import { preparedBreather, respiration } from './index.ts'

const record = (
  events: readonly Timed[],
  until = 200,
  parameters = {},
  prepared = preparedBreather,
) => {
  const recording = run(respiration, 4, parameters, [...prepared, ...events], until)
  return {
    ...recording,
    breathing: traceOf(recording, 'breathing'),
    phrenic: traceOf(recording, 'phrenic'),
  }
}
const air = { oxygen: 0.209, carbonDioxide: 0.0004 }
const breathe = (oxygen: number, carbonDioxide: number): Event => ({
  kind: 'ventilate',
  gas: { oxygen, carbonDioxide },
})
const effort = ({ phrenic }: ReturnType<typeof record>, from: number, to: number): number =>
  mean(phrenic, from, to)

test('ventilation rises with inspired CO2 and saturates', () => {
  const efforts = [0, 0.03, 0.06, 0.1, 0.2, 0.4].map((share) =>
    effort(record([{ at: 100, event: breathe(0.21, share) }]), 170, 195),
  )
  expect(efforts).toEqual(efforts.toSorted((a, b) => a - b))
  expect((efforts[5] ?? 0) / (efforts[4] ?? 1)).toBeLessThan((efforts[2] ?? 0) / (efforts[0] ?? 1))
})

test('hypoxia drives by the carotid bodies: without sinus nerves it only depresses', () => {
  const low: Timed = { at: 100, event: breathe(0.08, 0) }
  const cut: Timed[] = ['left-sinus', 'right-sinus'].map((nerve) => ({
    at: 50,
    event: { kind: 'cut', nerve },
  }))
  const intact = record([low])
  expect(effort(intact, 120, 150)).toBeGreaterThan(1.15 * effort(intact, 70, 99))
  const denervated = record([...cut, low])
  expect(effort(denervated, 120, 150)).toBeLessThan(effort(denervated, 70, 99))
})

test('which vagus is cut first does not matter, and the reflex needs them', () => {
  const both = (first: string, second: string): number =>
    rate(
      record([
        { at: 50, event: { kind: 'cut', nerve: first } },
        { at: 70, event: { kind: 'cut', nerve: second } },
      ]).breathing,
      120,
      190,
      2,
    )
  expect(both('left-vagus', 'right-vagus')).toBeCloseTo(both('right-vagus', 'left-vagus'), 0)
  const noReflex = record([], 200, { stretchGain: 0 })
  expect(rate(noReflex.breathing, 120, 190, 2)).toBeCloseTo(both('left-vagus', 'right-vagus'), -1)
})

test('inflation stops inspiration only while the vagi lead', () => {
  const inflated: Timed = { at: 120, event: { kind: 'inflate', millilitres: 30 } }
  const cut: Timed[] = ['left-vagus', 'right-vagus'].map((nerve) => ({
    at: 50,
    event: { kind: 'cut', nerve },
  }))
  const intact = record([inflated])
  expect(effort(intact, 121, 125)).toBeLessThan(0.3 * effort(intact, 90, 119))
  const denervated = record([...cut, inflated])
  expect(effort(denervated, 121, 125)).toBeGreaterThan(0.7 * effort(denervated, 90, 119))
})

test('in the steady state the lungs take out the CO2 that the body makes', () => {
  const { state } = record([], 400)
  let flux = 0
  const steps = 10_000
  for (let n = 0; n < steps; n += 1) {
    respiration.step(state)
    flux += ((state.own.production / 6) * (state.tissue - state.carbonDioxide)) / steps
  }
  expect(flux / state.own.production).toBeCloseTo(1, 1)
})

test('acid drives, as much alkali takes it back', () => {
  const acid: Timed = {
    at: 100,
    event: { kind: 'drug', drug: 'lactic-acid', dose: 1, unit: 'mmol', route: 'iv' },
  }
  const alkali: Timed = {
    at: 101,
    event: { kind: 'drug', drug: 'sodium-bicarbonate', dose: 1, unit: 'mmol', route: 'iv' },
  }
  const none = effort(record([]), 106, 122)
  const sour = effort(record([acid]), 106, 122)
  const both = effort(record([acid, alkali]), 106, 122)
  expect(sour).toBeGreaterThan(1.1 * none)
  expect(both - none).toBeLessThan(0.75 * (sour - none))
})

test('naloxone undoes morphine and does nothing alone', () => {
  const morphine: Timed = {
    at: 60,
    event: { kind: 'drug', drug: 'morphine', dose: 20, unit: 'mg', route: 'iv' },
  }
  const naloxone: Timed = {
    at: 150,
    event: { kind: 'drug', drug: 'naloxone', dose: 1, unit: 'mg', route: 'iv' },
  }
  const slow = record([morphine], 320)
  const saved = record([morphine, naloxone], 320)
  const alone = record([naloxone], 320)
  expect(rate(slow.breathing, 260, 310, 2)).toBeLessThan(0.92 * rate(alone.breathing, 260, 310, 2))
  expect(rate(saved.breathing, 260, 310, 2)).toBeGreaterThan(
    0.97 * rate(alone.breathing, 260, 310, 2),
  )
})

test('without oxygen the animal gasps, stops and dies; air in time saves it', () => {
  const nothing: Timed = { at: 100, event: breathe(0, 0) }
  expect(effort(record([nothing], 500), 450, 500)).toBeLessThan(2)
  const saved = record([nothing, { at: 130, event: { kind: 'ventilate', gas: air } }], 500)
  expect(rate(saved.breathing, 450, 500, 2)).toBeGreaterThan(30)
})

test('what was not prepared does not show: no transducer, no trace; a dry nerve fades', () => {
  const without = (step: string): readonly Timed[] =>
    preparedBreather.filter(({ event }) => event.kind !== 'prepare' || event.step !== step)
  expect(Math.abs(mean(record([], 100, {}, without('mount')).breathing, 60, 99))).toBeLessThan(0.1)
  const dry = record([], 900)
  const wet = record([{ at: 600, event: { kind: 'prepare', step: 'moisten' } }], 900)
  expect(effort(dry, 850, 900)).toBeLessThan(0.8 * effort(wet, 650, 700))
})

test.each<[string, readonly Timed[], Event]>([
  ['麻醉过浅', [], { kind: 'prepare', step: 'intubate' }],
  ['先做气管插管', [], breathe(0.1, 0)],
  [
    '先分离迷走神经',
    [],
    { kind: 'stimulate', site: 'left-vagus', mode: 'single', volts: 1, milliseconds: 1 },
  ],
  [
    '没有中枢端',
    preparedBreather,
    { kind: 'stimulate', site: 'left-vagus-central', mode: 'single', volts: 1, milliseconds: 1 },
  ],
  ['不能超过 100%', preparedBreather, breathe(0.9, 0.4)],
  ['窒息', preparedBreather, { kind: 'ventilate', deadSpace: 300 }],
  ['损伤肺', preparedBreather, { kind: 'inflate', millilitres: 400 }],
  [
    '核对浓度与体积',
    preparedBreather,
    { kind: 'drug', drug: 'lactic-acid', dose: 5, unit: 'g', route: 'iv' },
  ],
])('refused: %s', (zh, prepared, event) => {
  const { state } = run(respiration, 4, {}, prepared, 60)
  const result = respiration.apply(state, event)
  expect(isRefused(result) && result.refusal).toContain(zh)
})
