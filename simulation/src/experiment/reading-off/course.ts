import { peak, trough, type Trace } from '#experiment/engine'

/** One response between two cursors: where it starts from, its summit, and the samples between which it lies. */
type Response = {
  readonly start: number
  readonly end: number
  readonly base: number
  readonly summit: number
  readonly top: number
}

const indexOf = ({ samples, rate }: Trace, seconds: number): number => {
  const at = seconds * rate + 0.5
  const whole = at - (at % 1)
  return whole < 0 ? 0 : whole > samples.length ? samples.length : whole
}

/** The first cursor stands at the stimulus: what the trace is there is the base. */
const responseOf = (trace: Trace, from: number, to: number): Response => {
  const start = indexOf(trace, from)
  const top = peak(trace, from, to)
  return {
    start,
    end: indexOf(trace, to),
    base: trace.samples[start] ?? Number.NaN,
    summit: indexOf(trace, top.at),
    top: top.value,
  }
}

const valueAt = ({ samples }: Trace, index: number): number => samples[index] ?? Number.NaN

/** The sample of the rise at which a share of the height is reached; NaN where nothing rises. */
const rising = (trace: Trace, one: Response, share: number): number => {
  const level = one.base + share * (one.top - one.base)
  if (!(one.top > one.base)) return Number.NaN
  let at = one.summit
  while (at > one.start && valueAt(trace, at - 1) >= level) at -= 1
  return at
}

/** The sample of the fall at which only a share of the height is left; NaN where the trace does not fall so far. */
const falling = (trace: Trace, one: Response, share: number): number => {
  const level = one.base + share * (one.top - one.base)
  for (let at = one.summit; at < one.end; at += 1) if (valueAt(trace, at) <= level) return at
  return Number.NaN
}

const milliseconds = (samples: number, { rate }: Trace): number => (1000 * samples) / rate

/** ms from the first cursor to where the response has a tenth of its height (潜伏期). */
export const onset = (trace: Trace, from: number, to: number): number => {
  const one = responseOf(trace, from, to)
  return milliseconds(rising(trace, one, 0.1) - one.start, trace)
}
/** ms from a tenth of the height to the summit (收缩期). */
export const rise = (trace: Trace, from: number, to: number): number => {
  const one = responseOf(trace, from, to)
  return milliseconds(one.summit - rising(trace, one, 0.1), trace)
}
/** ms from the summit until half of the height is left (半舒张时间). */
export const halfFall = (trace: Trace, from: number, to: number): number => {
  const one = responseOf(trace, from, to)
  return milliseconds(falling(trace, one, 0.5) - one.summit, trace)
}
/** ms from the summit until a tenth of the height is left (舒张期). */
export const fall = (trace: Trace, from: number, to: number): number => {
  const one = responseOf(trace, from, to)
  return milliseconds(falling(trace, one, 0.1) - one.summit, trace)
}
/** ms during which the response is above half of its height (半高宽). */
export const halfWidth = (trace: Trace, from: number, to: number): number => {
  const one = responseOf(trace, from, to)
  return milliseconds(falling(trace, one, 0.5) - rising(trace, one, 0.5), trace)
}
/** ms during which the response is above a tenth of its height (时程). */
export const width = (trace: Trace, from: number, to: number): number => {
  const one = responseOf(trace, from, to)
  return milliseconds(falling(trace, one, 0.1) - rising(trace, one, 0.1), trace)
}
/** ms from the first cursor to the highest point, and to the lowest. */
export const peakTime = (trace: Trace, from: number, to: number): number =>
  1000 * (peak(trace, from, to).at - from)
/** ms from the first cursor to the lowest point. */
export const troughTime = (trace: Trace, from: number, to: number): number =>
  1000 * (trough(trace, from, to).at - from)
/** The highest above, and the lowest below, what the trace is at the first cursor. */
export const above = (trace: Trace, from: number, to: number): number => {
  const one = responseOf(trace, from, to)
  return one.top - one.base
}
/** How far the lowest lies below what the trace is at the first cursor, as a positive figure. */
export const below = (trace: Trace, from: number, to: number): number =>
  responseOf(trace, from, to).base - trough(trace, from, to).value
/** The second phase over the first: how far it goes below the base against how far above (两相之比), in %. */
export const phases = (trace: Trace, from: number, to: number): number =>
  (100 * below(trace, from, to)) / above(trace, from, to)
/** What the trace is at the second cursor less what it is at the first. */
export const change = (trace: Trace, from: number, to: number): number => {
  const { start, end, base } = responseOf(trace, from, to)
  return end > start ? valueAt(trace, end - 1) - base : Number.NaN
}
/** The area above what the trace is at the first cursor, unit·s. */
export const areaAbove = (trace: Trace, from: number, to: number): number => {
  const { start, end, base } = responseOf(trace, from, to)
  let sum = 0
  for (let at = start; at < end; at += 1) sum += valueAt(trace, at) - base
  return sum / trace.rate
}

/** Slopes are read over five samples, so that noise is no slope. */
const neighbours = 2
const slopes = (trace: Trace, from: number, to: number): { up: number; down: number } => {
  const { start, end } = responseOf(trace, from, to)
  const turns = { up: Number.NaN, down: Number.NaN }
  for (let at = start + neighbours; at < end - neighbours; at += 1) {
    const slope =
      ((valueAt(trace, at + neighbours) - valueAt(trace, at - neighbours)) * trace.rate) /
      (2 * neighbours)
    if (!(slope <= turns.up)) turns.up = slope
    if (!(slope >= turns.down)) turns.down = slope
  }
  return turns
}
/** The steepest rise, unit/s. */
export const steepestRise = (trace: Trace, from: number, to: number): number =>
  slopes(trace, from, to).up
/** The steepest fall, unit/s, negative. */
export const steepestFall = (trace: Trace, from: number, to: number): number =>
  slopes(trace, from, to).down
