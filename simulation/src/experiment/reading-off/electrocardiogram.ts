import { crossings, mean, peak, type Trace } from '#experiment/engine'

/** One beat, the mean of those between two cursors: 1 ms a sample, R at 110, and the distance of two R in ms. */
export type Beat = { readonly samples: Float64Array; readonly cycle: number }

const before = 110
const length = 290

/** The seconds of R between two cursors. */
export const heartbeats = (trace: Trace, from: number, to: number): number[] => {
  const top = peak(trace, from, to).value
  return top < 0.06 ? [] : crossings(trace, from, to, 0.3 * top, 0.8 * top)
}

/** The mean beat between two cursors, as an electrocardiograph averages it. */
export const averaged = (trace: Trace, from: number, to: number): Beat => {
  const times = heartbeats(trace, from + 0.12, to - 0.2)
  const samples = new Float64Array(length)
  for (const time of times) {
    const top = peak(trace, time, time + 0.025).at
    const start = top * trace.rate - before + 0.5
    const whole = start - (start % 1)
    for (let n = 0; n < length; n += 1)
      samples[n] = (samples[n] ?? 0) + (trace.samples[whole + n] ?? 0) / times.length
  }
  const cycle = (1000 * ((times.at(-1) ?? 0) - (times[0] ?? 0))) / (times.length - 1)
  return { samples, cycle }
}

const at = ({ samples }: Beat, n: number): number => samples[n] ?? 0

/** Where QRS begins and ends: out from R until the trace has been flat, by a fifteenth of its steepest, for 6 ms. */
const limits = (beat: Beat): readonly [number, number] => {
  const slope = (n: number): number => {
    const rise = at(beat, n + 1) - at(beat, n - 1)
    return rise < 0 ? -rise : rise
  }
  let steepest = 0
  for (let n = before - 30; n < before + 30; n += 1) if (slope(n) > steepest) steepest = slope(n)
  const walk = (step: number): number => {
    let last = before
    for (let n = before; n > 3 && n < length - 3 && (n - last) * step < 7; n += step)
      if (slope(n) > steepest / 15) last = n
    return last
  }
  return [walk(-1), walk(1)]
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
