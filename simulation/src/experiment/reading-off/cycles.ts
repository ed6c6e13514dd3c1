import { mean, peak, trough, type Trace } from '#experiment/engine'

/** A cycle’s highest point, and the lowest before it, with their seconds. */
export type Cycle = {
  readonly top: number
  readonly at: number
  readonly foot: number
  readonly footAt: number
}

const bounds = ({ samples, rate }: Trace, from: number, to: number): readonly [number, number] => {
  const index = (seconds: number): number => {
    const at = seconds * rate + 0.5
    const whole = at - (at % 1)
    return whole < 0 ? 0 : whole > samples.length ? samples.length : whole
  }
  return [index(from), index(to)]
}

/** Whether a stretch is the recorder’s noise alone: it turns about at most samples, and its span is no more than noise has. */
const isNoise = ({ samples }: Trace, start: number, end: number, span: number): boolean => {
  let steps = 0
  let turns = 0
  let before = 0
  for (let n = start + 1; n < end; n += 1) {
    const step = (samples[n] ?? 0) - (samples[n - 1] ?? 0)
    steps += step < 0 ? -step : step
    if (step * before < 0) turns += 1
    before = step
  }
  const count = end - start - 1
  return turns > 0.5 * count && span * count < 12 * steps
}

/**
 * The cycles between two cursors (beats, breaths, contractions): a top counts that stands a share of the whole span above the
 * lowest before it and after it, so that small waves and a breathing base line are none.
 */
export const cyclesOf = (trace: Trace, from: number, to: number, share = 0.15): Cycle[] => {
  const [start, end] = bounds(trace, from, to)
  const span = peak(trace, from, to).value - trough(trace, from, to).value
  if (!(span > 0) || isNoise(trace, start, end, span)) return []
  const turn = share * span
  const cycles: Cycle[] = []
  const second = (index: number): number => index / trace.rate
  let isRising = false
  let extreme = trace.samples[start] ?? 0
  let at = start
  let foot = extreme
  let footAt = start
  for (let n = start; n < end; n += 1) {
    const value = trace.samples[n] ?? 0
    if (isRising ? value > extreme : value < extreme) {
      extreme = value
      at = n
    } else if (isRising ? value < extreme - turn : value > extreme + turn) {
      if (isRising) cycles.push({ top: extreme, at: second(at), foot, footAt: second(footAt) })
      else {
        foot = extreme
        footAt = at
      }
      isRising = !isRising
      extreme = value
      at = n
    }
  }
  return cycles
}

const average = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, one) => sum + one, 0) / values.length

/** Seconds from each cycle to the next. */
export const intervalsOf = (cycles: readonly Cycle[]): number[] =>
  cycles.slice(1).map(({ at }, n) => at - (cycles[n]?.at ?? 0))

/** The mean distance of two cycles in s; NaN without two. */
export const interval = (trace: Trace, from: number, to: number): number =>
  average(intervalsOf(cyclesOf(trace, from, to)))
/** The shortest distance of two cycles (s). */
export const shortest = (trace: Trace, from: number, to: number): number => {
  const all = intervalsOf(cyclesOf(trace, from, to))
  return all.length === 0 ? Number.NaN : all.reduce((one, other) => (other < one ? other : one))
}
/** The longest distance of two cycles (s): a pause. */
export const pause = (trace: Trace, from: number, to: number): number => {
  const all = intervalsOf(cyclesOf(trace, from, to))
  return all.length === 0 ? Number.NaN : all.reduce((one, other) => (other > one ? other : one))
}
/** How much neighbouring distances differ on average, as a percentage of their mean. */
export const irregularity = (trace: Trace, from: number, to: number): number => {
  const all = intervalsOf(cyclesOf(trace, from, to))
  const steps = all.slice(1).map((one, n) => {
    const difference = one - (all[n] ?? 0)
    return difference < 0 ? -difference : difference
  })
  return (100 * average(steps)) / average(all)
}

/** How many cycles lie between two cursors. */
export const count = (trace: Trace, from: number, to: number): number =>
  cyclesOf(trace, from, to).length

/** The mean of the tops of the cycles: systolic, where it is a pressure. */
export const tops = (trace: Trace, from: number, to: number): number =>
  average(cyclesOf(trace, from, to).map(({ top }) => top))
/** The mean of the feet of the cycles: diastolic, where it is a pressure. */
export const feet = (trace: Trace, from: number, to: number): number =>
  average(cyclesOf(trace, from, to).map(({ foot }) => foot))
/** The mean height of the cycles, each from its own foot. */
export const height = (trace: Trace, from: number, to: number): number =>
  average(cyclesOf(trace, from, to).map(({ top, foot }) => top - foot))
/** The least height of a cycle: an early beat among others. */
export const leastHeight = (trace: Trace, from: number, to: number): number => {
  const all = cyclesOf(trace, from, to).map(({ top, foot }) => top - foot)
  return all.length === 0 ? Number.NaN : all.reduce((one, other) => (other < one ? other : one))
}
/** The height of the first cycle. */
export const firstHeight = (trace: Trace, from: number, to: number): number => {
  const one = cyclesOf(trace, from, to)[0]
  return one === undefined ? Number.NaN : one.top - one.foot
}
/** The height of the second cycle; 0 where there is only one: what a second stimulus brought. */
export const secondHeight = (trace: Trace, from: number, to: number): number => {
  const [first, second] = cyclesOf(trace, from, to)
  if (first === undefined) return Number.NaN
  return second === undefined ? 0 : second.top - second.foot
}
/** The height of the last cycle. */
export const lastHeight = (trace: Trace, from: number, to: number): number => {
  const one = cyclesOf(trace, from, to).at(-1)
  return one === undefined ? Number.NaN : one.top - one.foot
}

/** The standard deviation about the mean. */
export const spread = (trace: Trace, from: number, to: number): number => {
  const [start, end] = bounds(trace, from, to)
  const middle = mean(trace, from, to)
  let sum = 0
  for (let n = start; n < end; n += 1) {
    const off = (trace.samples[n] ?? 0) - middle
    sum += off * off
  }
  return Math.sqrt(sum / (end - start))
}
