import type { Draw } from './draw.ts'

/** An instance of a computed question: what it says, the figure that answers it, and how that is come to. */
export type Instance = {
  readonly stem: string
  readonly value: number
  /** As far as an answer may be off: what rounding on the way makes of it. */
  readonly tolerance: number
  readonly unit: string
  /** The derivation, line by line. */
  readonly derivation: readonly string[]
}

/** Questions of one kind whose figures and key are computed for each reader. */
export type Family = {
  readonly id: string
  readonly name: string
  /** Where the formula stands. */
  readonly source: string
  readonly make: (draw: Draw) => Instance
}
