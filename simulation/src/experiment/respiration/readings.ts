import { peak, rate, type Event, type Reading, type Timed, type Trace } from '#experiment/engine'

/** The preparation in the order of the textbook, in time for a baseline from 80 s on. */
export const preparedBreather: readonly Timed[] = [
  { at: 0, event: { kind: 'prepare', step: 'anaesthetise', amount: 5 } },
  { at: 0, event: { kind: 'prepare', step: 'calibrate' } },
  { at: 30, event: { kind: 'prepare', step: 'intubate' } },
  { at: 30, event: { kind: 'prepare', step: 'expose' } },
  { at: 31, event: { kind: 'prepare', step: 'mount' } },
  { at: 31, event: { kind: 'prepare', step: 'cannulate' } },
]

export const at = 120

const frequencyOf = (trace: Trace, from: number, to: number): number => rate(trace, from, to, 2)

/** Depth: the mean of the highest values of stretches that hold a breath each. */
export const depthOf = (trace: Trace, from: number, to: number): number => {
  let sum = 0
  let count = 0
  for (let t = from; t + 4 <= to; t += 4) {
    sum += peak(trace, t, t + 4).value
    count += 1
  }
  return sum / count
}

export const frequency =
  (from: number, to: number): Reading =>
  (trace) =>
    frequencyOf(trace('breathing'), at + from, at + to)
export const timesFrequency =
  (from: number, to: number): Reading =>
  (trace) =>
    frequency(from, to)(trace) / frequency(-40, -1)(trace)
export const timesDepth =
  (from: number, to: number): Reading =>
  (trace) =>
    depthOf(trace('breathing'), at + from, at + to) / depthOf(trace('breathing'), at - 40, at - 1)
export const timesVentilation =
  (from: number, to: number): Reading =>
  (trace) =>
    timesFrequency(from, to)(trace) * timesDepth(from, to)(trace)

/** The longest silence of the phrenic nerve within 8 s, s. */
export const apnoea: Reading = (trace) => {
  const { samples, rate: hertz } = trace('phrenic')
  let longest = 0
  let silent = 0
  for (let n = at * hertz; n < (at + 8) * hertz; n += 1) {
    silent = (samples[n] ?? 0) > 6 ? 0 : silent + 1
    if (silent > longest) longest = silent
  }
  return longest / hertz
}

export const given = (...events: readonly Timed[]): readonly Timed[] => [
  ...preparedBreather,
  ...events,
]
export const now = (event: Event): readonly Timed[] => given({ at, event })
export const cut = (nerve: string, when = at): Timed => ({
  at: when,
  event: { kind: 'cut', nerve },
})
