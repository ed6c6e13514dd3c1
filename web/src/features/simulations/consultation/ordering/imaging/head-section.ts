import type { HeadCt, Side } from '@xinglin/simulation/catalogue'
import type { Raster } from './raster.ts'
import type { Point, Shape } from './shapes.ts'

type Units = Readonly<Record<'bone' | 'water' | 'grey' | 'white' | 'blood', number>>
type BleedingSite = NonNullable<HeadCt['haemorrhage']>['place']

/** A section through the head. */
export type Level = {
  readonly name: string
  readonly seed: number
  /** Where the falx ends before and begins again behind. */
  readonly falx: readonly [number, number]
  /** Where a bleeding of a place is cut, right of the middle, and how large it is here. */
  readonly places: Readonly<Partial<Record<BleedingSite, Point>>>
  readonly cut: number
  /** What the middle artery does not feed. */
  readonly deep?: Shape
  readonly draw: (film: Raster, units: Units, finding: Omit<HeadCt, 'kind'>) => void
}

/** Both halves of a head. */
export const signs = [-1, 1] as const

/** Whether a side of the patient is the half of this sign: their right is on the left. */
export const isOn = (side: Side | undefined, sign: number): boolean =>
  side !== undefined && (side === 'right' ? -1 : 1) === sign
