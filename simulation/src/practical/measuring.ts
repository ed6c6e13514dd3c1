import { measureTable, type Measure } from './measures.ts'

/** Samples between two cursors at most, and measurements in the table of one run: what a server keeps of one replay stays small. */
export const maxSamples = 60_000
export const maxCaptures = 60

/** The samples between two cursors (s) at a rate: from the first to before the second. Browser and server cut alike. */
export const cut = (from: number, to: number, rate: number): readonly [number, number] => {
  const index = (seconds: number): number => {
    const at = seconds * rate + 0.5
    return at < 0 ? 0 : at - (at % 1)
  }
  return [index(from), index(to)]
}

/** A measure of samples that were cut out; NaN where nothing can be read. */
export const measuredOf = (measure: Measure, samples: Float64Array, rate: number): number => {
  const value = measureTable[measure].of({ samples, rate }, 0, samples.length / rate)
  return value - value === 0 ? value : Number.NaN
}
