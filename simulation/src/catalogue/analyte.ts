/** A line of a laboratory sheet: a figure with its range, or a finding in words. */
export type Analyte = {
  readonly id: string
  readonly zh: string
  readonly unit: string
  /** Reference range of adults; the lower bound is absent where only a limit is given. */
  readonly range?: readonly [low: number | undefined, high: number]
  readonly female?: readonly [low: number | undefined, high: number]
  /** Between 1 month and 14 years, where it differs enough to mislead. */
  readonly child?: readonly [low: number | undefined, high: number]
  /** From 60 years on, where the standard has a range of its own. */
  readonly elder?: Readonly<Record<'female' | 'male', readonly [low: number, high: number]>>
  readonly decimals: number
  /** What healthy people have, where a finding is told in words. */
  readonly normal?: string
  /** Healthy people differ in it: none is usual, none is abnormal. */
  readonly varies?: boolean
}
