import { mean, peak, rate, trough, type Trace } from '#experiment'
import type { Measure } from './action.ts'

/** Samples between two cursors at most, and measurements in the table of one run: what a server keeps of one replay stays small. */
export const mostSamples = 60_000
export const mostCaptures = 60

/** A measure of a trace between two cursors (s from its first sample); NaN where nothing can be read. */
const measured = (measure: Measure, trace: Trace, from: number, to: number): number => {
  const value = valueOf(measure, trace, from, to)
  return value - value === 0 ? value : Number.NaN
}

const valueOf = (measure: Measure, trace: Trace, from: number, to: number): number => {
  switch (measure) {
    case 'mean':
      return mean(trace, from, to)
    case 'rate':
      return rate(trace, from, to)
    case 'peak':
      return peak(trace, from, to).value
    case 'trough':
      return trough(trace, from, to).value
    case 'range':
      return peak(trace, from, to).value - trough(trace, from, to).value
  }
}

/** The samples between two cursors (s) at a rate: from the first to before the second. Browser and server cut alike. */
export const cut = (from: number, to: number, rate: number): readonly [number, number] => {
  const index = (seconds: number): number => {
    const at = seconds * rate + 0.5
    return at < 0 ? 0 : at - (at % 1)
  }
  return [index(from), index(to)]
}

/** A measure of samples that were cut out. */
export const measuredOf = (measure: Measure, samples: Float64Array, rate: number): number =>
  measured(measure, { samples, rate }, 0, samples.length / rate)
