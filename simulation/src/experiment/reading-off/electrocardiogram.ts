import { crossings, mean, peak, type Trace } from '#experiment/engine'

/** One beat, the mean of those between two cursors: 1 ms a sample, R at 110, and the distance of two R in ms. */
export type Beat = { readonly samples: Float64Array; readonly cycle: number }

const before = 110
const length = 290

/** How far the trace rises in 8 ms: what tells R from a T that is as tall. */
const rises = ({ samples, rate }: Trace): Trace => ({
  samples: samples.map((value, n) => (n < 8 ? 0 : value - (samples[n - 8] ?? 0))),
  rate,
})

/** s: no rabbit’s heart beats again within them, but its T may rise there as steeply as a wide R. */
const nextAfter = 0.1

/** The seconds of R between two cursors. */
export const heartbeats = (trace: Trace, from: number, to: number): number[] => {
  if (peak(trace, from, to).value < 0.06) return []
  const steep = rises(trace)
  const most = peak(steep, from, to).value
  const times: number[] = []
  for (const time of crossings(steep, from, to, 0.25 * most, 0.7 * most))
    if (time - (times.at(-1) ?? -1) > nextAfter) times.push(time)
  return times
}

/** The mean beat between two cursors, as an electrocardiograph averages it. */
export const averaged = (trace: Trace, from: number, to: number): Beat => {
  const times = heartbeats(trace, from + 0.12, to - 0.2)
  const samples = new Float64Array(length)
  // One distance from the steep rise to R for all: the top of a wide R is flat, and noise would move each.
  const first = times[0] ?? 0
  const lag = peak(trace, first, first + 0.025).at - first
  for (const time of times) {
    const start = (time + lag) * trace.rate - before + 0.5
    const whole = start - (start % 1)
    for (let n = 0; n < length; n += 1)
      samples[n] = (samples[n] ?? 0) + (trace.samples[whole + n] ?? 0) / times.length
  }
  const cycle = (1000 * ((times.at(-1) ?? 0) - (times[0] ?? 0))) / (times.length - 1)
  return { samples, cycle }
}

const at = ({ samples }: Beat, n: number): number => samples[n] ?? 0

/** Where a trace that rests nowhere before `end` comes up out of S, through where QRS began: what rises on from there is T. */
const upFrom = (beat: Beat, base: number, end: number): number => {
  const enough = 0.05 * (at(beat, before) - base)
  let isUnder = false
  for (let n = before; n < end; n += 1) {
    const above = at(beat, n) - base
    if (above < -enough) isUnder = true
    else if (isUnder && above > enough) return n
  }
  return end
}

/**
 * Where QRS begins and ends: out from R until the trace has been flat, by a fifteenth of its steepest, for 6 ms, or rises into T
 * without having been so.
 */
const limits = (beat: Beat): readonly [number, number] => {
  const slope = (n: number): number => {
    const rise = at(beat, n + 1) - at(beat, n - 1)
    return rise < 0 ? -rise : rise
  }
  let steepest = 0
  for (let n = before - 30; n < before + 30; n += 1) if (slope(n) > steepest) steepest = slope(n)
  /** Out from R until it has been flat for 6 ms; not at a height at which a slow wide R pauses. */
  const walk = (step: number, high: number): number => {
    let last = before
    for (let n = before; n > 3 && n < length - 3 && (n - last) * step < 7; n += step)
      if (slope(n) > steepest / 15 || at(beat, n) > high) last = n
    return last
  }
  const start = walk(-1, Infinity)
  const base = at(beat, start - 2)
  return [start, upFrom(beat, base, walk(1, base + 0.3 * (at(beat, before) - base)))]
}

/** The duration of QRS in ms. */
export const qrsOf = (beat: Beat): number => limits(beat)[1] - limits(beat)[0]

/** The height of R above where QRS begins, in mV. */
export const rOf = (beat: Beat): number => at(beat, before) - at(beat, limits(beat)[0] - 2)

/** The sample of T’s highest, after QRS and before the next P. */
const summit = (beat: Beat): number => {
  const from = limits(beat)[1] + 12
  let best = from
  for (let n = from; n < length && n < before + beat.cycle - 70; n += 1)
    if (at(beat, n) > at(beat, best)) best = n
  return best
}

/** The height of T above where QRS begins, in mV. */
export const tOf = (beat: Beat): number => at(beat, summit(beat)) - at(beat, limits(beat)[0] - 2)

/** How long T is above half of its height, in ms. */
export const tWidthOf = (beat: Beat): number => {
  const base = at(beat, limits(beat)[0] - 2)
  const half = base + tOf(beat) / 2
  let width = 0
  for (let n = summit(beat); n < length && at(beat, n) > half; n += 1) width += 1
  for (let n = summit(beat); n > limits(beat)[1] && at(beat, n) > half; n -= 1) width += 1
  return width
}

/** From the beginning of QRS to where T has fallen to a tenth, in ms. */
export const qtOf = (beat: Beat): number => {
  const start = limits(beat)[0]
  const base = at(beat, start - 2)
  const height = tOf(beat)
  for (let n = summit(beat); n < length; n += 1)
    if (at(beat, n) < base + 0.1 * height) return n - start
  return Number.NaN
}

/** The height of P above the trace before QRS, in mV. */
export const pOf = (beat: Beat): number => {
  const start = limits(beat)[0]
  let top = -1
  for (let n = start - 48; n < start - 8; n += 1) if (at(beat, n) > top) top = at(beat, n)
  return top - at(beat, start - 4)
}

/** A value of the sampled blood about a second. */
export const sampled = (trace: Trace, second: number): number =>
  mean(trace, second - 0.6, second + 0.6)

/** From the beginning of P, a fifth of its height, to the beginning of QRS, in ms; NaN where there is no P. */
export const prOf = (beat: Beat): number => {
  const start = limits(beat)[0]
  const base = at(beat, start - 4)
  let summit = start - 8
  for (let n = start - 60; n < start - 8; n += 1) if (at(beat, n) > at(beat, summit)) summit = n
  const height = at(beat, summit) - base
  if (!(height > 0.006)) return Number.NaN
  let begin = summit
  while (begin > 0 && at(beat, begin) > base + 0.2 * height) begin -= 1
  return start - begin
}
