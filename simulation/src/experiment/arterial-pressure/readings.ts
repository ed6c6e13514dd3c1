import { mean, rate, type Event, type Reading, type Timed } from '#experiment/engine'

/** The preparation in the order of the textbook, in time for a baseline from 100 s on. */
export const preparedRabbit: readonly Timed[] = [
  { at: 0, event: { kind: 'prepare', step: 'anaesthetise', amount: 5 } },
  { at: 0, event: { kind: 'prepare', step: 'expel-air' } },
  { at: 0, event: { kind: 'prepare', step: 'calibrate' } },
  { at: 30, event: { kind: 'prepare', step: 'heparinise', amount: 1000 } },
  { at: 30, event: { kind: 'prepare', step: 'expose' } },
  { at: 31, event: { kind: 'prepare', step: 'cannulate' } },
]

/** The second of every intervention. */
export const at = 120
/** Mean pressure before it, mmHg. */
export const before: Reading = (trace) => mean(trace('pressure'), at - 20, at - 1)
/** The mean of the rates of stretches of 4 s: over longer ones the pressure wanders more than a pulse is high. */
const beatsBetween =
  (from: number, to: number): Reading =>
  (trace) => {
    let sum = 0
    let count = 0
    for (let t = from; t + 4 <= to; t += 4) {
      sum += rate(trace('pressure'), t, t + 4, 3)
      count += 1
    }
    return sum / count
  }
/** Beats a minute before it. */
export const beatsBefore: Reading = beatsBetween(at - 20, at)
/** Change of the mean pressure within seconds after it. */
export const change =
  (from: number, to: number): Reading =>
  (trace) =>
    mean(trace('pressure'), at + from, at + to) - before(trace)
/** Beats a minute within seconds after it. */
export const beats = (from: number, to: number): Reading => beatsBetween(at + from, at + to)
/** Their change. */
export const beatsChange =
  (from: number, to: number): Reading =>
  (trace) =>
    beats(from, to)(trace) - beatsBefore(trace)

/** The extreme of 2-s means within a stretch, against the baseline: what is read off a trace that breathes. */
export const extreme =
  (from: number, to: number, sign: 1 | -1): Reading =>
  (trace) => {
    let most = -Infinity
    for (let t = at + from; t + 2 <= at + to; t += 1) {
      const value = sign * (mean(trace('pressure'), t, t + 2) - before(trace))
      if (value > most) most = value
    }
    return sign * most
  }

/** An intravenous dose. */
export const dose = (drug: string, amount: number, unit: 'µg' | 'mg'): Event => ({
  kind: 'drug',
  drug,
  dose: amount,
  unit,
  route: 'iv',
})
/** 15 s of pulses of 5 V and 1 ms. */
export const train = (site: string, hertz: number): Event => ({
  kind: 'stimulate',
  site,
  mode: 'train',
  volts: 5,
  milliseconds: 1,
  hertz,
  seconds: 15,
})
/** A prepared rabbit with further events. */
export const given = (...events: readonly Timed[]): readonly Timed[] => [
  ...preparedRabbit,
  ...events,
]
/** One event at the time of the intervention. */
export const now = (event: Event): readonly Timed[] => given({ at, event })
