import type { Mesh } from './mesh.ts'
import type { Vec } from './vector.ts'

/** What a part is made of. */
export type Material = {
  readonly name: string
  /** As written in style sheets: #rrggbb. */
  readonly colour: string
  readonly roughness: number
  /** Less than 1 where what lies behind shines through. */
  readonly opacity?: number
  /** Seen from behind too, as thin sheets are. */
  readonly twoSided?: boolean
}

/** When a part is there: always, on the whole body, or on the one that was cut open. */
export type Stage = 'always' | 'whole' | 'cut'

/** A structure that can be named, shown and hidden. */
export type Part = {
  /** In small letters; the node's name. */
  readonly id: string
  readonly name: string
  readonly english: string
  /** The heading under which it is listed. */
  readonly group: string
  readonly material: Material
  readonly mesh: Mesh
  readonly stage?: Stage
}

/** A point that is explained, at a place on or within the model, seen best from a direction. */
export type Landmark = {
  readonly id: string
  readonly name: string
  readonly english: string
  /** Two to four sentences, as a lecturer says them. */
  readonly text: string
  readonly at: Vec
  /** From where one looks at it. */
  readonly from: Vec
  /** The stage at which it is seen. */
  readonly stage?: Exclude<Stage, 'always'>
}

/** A model that teaches: its parts, in millimetres, and what is said of them. */
export type Model = {
  readonly id: string
  readonly name: string
  readonly english: string
  readonly summary: string
  readonly parts: readonly Part[]
  readonly landmarks: readonly Landmark[]
  /** What the cut opens, where there is one: said on the switch, and from where it is looked into. */
  readonly cut?: { readonly name: string; readonly from: Vec }
}
