/** A figure that an analysis gives; null while the captured values do not give it yet. */
export type PlotValue = {
  readonly zh: string
  readonly value: number | null
  readonly unit: string
  /** Places after the point that it is told with. */
  readonly digits: number
}

export type Point = { readonly x: number; readonly y: number }

/** Points of one condition, and a line that is laid through them. */
export type Series = {
  readonly zh: string
  readonly points: readonly Point[]
  readonly line: readonly Point[]
}

/** Axes with their names and units, and the seconds, volts or concentrations that are marked upright. */
export type Plot = {
  readonly zh: string
  readonly x: string
  readonly y: string
  readonly series: readonly Series[]
  readonly marks: readonly { readonly zh: string; readonly at: number }[]
}

/** One analysis: what to capture for it, its plots, its figures, and what is still lacking, in a teacher's sentences. */
export type Analysis = {
  readonly id: 'strength' | 'conduction' | 'refractoriness' | 'antagonism'
  readonly zh: string
  readonly how: string
  readonly plots: readonly Plot[]
  readonly figures: readonly PlotValue[]
  readonly lacking: readonly string[]
}

/** A figure by its name; what is no number is none. */
export const plotValue = (zh: string, value: number, unit: string, digits: number): PlotValue => ({
  zh,
  value: value - value === 0 ? value : null,
  unit,
  digits,
})

/** Points in the order of their x. */
export const ordered = (points: readonly Point[]): Point[] =>
  points.toSorted((one, other) => one.x - other.x)

/** The arithmetic mean; NaN of nothing. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length
