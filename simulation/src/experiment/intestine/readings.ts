import {
  mean,
  peak,
  rate,
  trough,
  type DoseUnit,
  type Reading,
  type Timed,
} from '#experiment/engine'

/** The strip under 1.5 g in aerated Tyrode's solution at 38 °C, settled by 300 s. */
export const preparedGut: readonly Timed[] = [
  { at: 0, event: { kind: 'prepare', step: 'calibrate' } },
  { at: 0, event: { kind: 'temperature', celsius: 38 } },
  { at: 0, event: { kind: 'ventilate', gas: { oxygen: 0.95, carbonDioxide: 0.05 } } },
  { at: 1, event: { kind: 'prepare', step: 'mount' } },
  { at: 2, event: { kind: 'load', site: 'strip', grams: 1.5 } },
]

/** The second of every intervention. */
export const at = 420

export const frequency =
  (from: number, to: number): Reading =>
  (trace) =>
    rate(trace('tension'), at + from, at + to, 0.15)

/** Mean height of the contractions: of stretches of 20 s. */
export const height =
  (from: number, to: number): Reading =>
  (trace) => {
    let sum = 0
    let count = 0
    for (let t = at + from; t + 20 <= at + to; t += 20) {
      sum += peak(trace('tension'), t, t + 20).value - trough(trace('tension'), t, t + 20).value
      count += 1
    }
    return sum / count
  }
export const change =
  (from: number, to: number): Reading =>
  (trace) =>
    mean(trace('tension'), at + from, at + to) - mean(trace('tension'), at - 110, at)
export const over =
  (reading: (from: number, to: number) => Reading, from: number, to: number): Reading =>
  (trace) =>
    reading(from, to)(trace) / reading(-110, 0)(trace)

export const dose = (drug: string, amount: number, unit: DoseUnit, when = at): Timed => ({
  at: when,
  event: { kind: 'drug', drug, dose: amount, unit, route: 'bath' },
})
export const given = (...events: readonly Timed[]): readonly Timed[] => [...preparedGut, ...events]
