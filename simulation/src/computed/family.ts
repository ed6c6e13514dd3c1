import type { Draw } from './draw.ts'
import type { Range } from './range.ts'

/** A usual mistake, and the figure or the name that it leads to. */
export type Mistake = { readonly zh: string; readonly answer: number | string }

/** One channel of a recording as it is read: its name, unit, the range it is drawn in, and its samples. */
export type Strip = {
  readonly zh: string
  readonly unit: string
  readonly lo: number
  readonly hi: number
  readonly samples: readonly number[]
}

/** A recording to be read: so many of its unit of time long, a grid line every `grid` of them; all strips side by side in time. */
export type Recorded = {
  readonly zh: string
  readonly length: number
  readonly timeUnit: 's' | 'ms'
  readonly grid: number
  readonly strips: readonly Strip[]
}

/** An instance of a computed question: what it says, what answers it, and how that is come to. */
export type Instance = {
  readonly stem: string
  /** A figure; or a name, which can only be chosen among others. */
  readonly value: number | string
  /** As far as a figure may be off: what rounding on the way, or reading a curve, makes of it. */
  readonly tolerance: number
  readonly unit: string
  /** The derivation, line by line. */
  readonly derivation: readonly string[]
  readonly mistakes: readonly Mistake[]
  readonly figure?: Recorded
}

/** Questions of one kind whose figures and key are computed for each reader. */
export type Family = {
  readonly id: string
  readonly name: string
  /** Under what a teacher looks for it. */
  readonly group:
    | '用药与补液'
    | '血气与电解质'
    | '循环'
    | '呼吸'
    | '肾功能'
    | '药理'
    | '心电图'
    | '实验曲线'
  /** Where the formula stands, or what the curve is recorded from. */
  readonly source: string
  /** What a teacher may narrow. */
  readonly ranges: Readonly<Record<string, Range>>
  /** It shows a curve to be read. */
  readonly hasFigure?: true
  /** Its answer is a name: it is asked by choosing alone. */
  readonly isNamed?: true
  readonly make: (draw: Draw) => Instance
}
