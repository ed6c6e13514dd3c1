import type { Body } from './body.ts'
import { netOf, type Net } from './net.ts'
import { trimmed } from './pieces.ts'
import type { Shape } from './shapes.ts'
import type { Vec } from './vector.ts'

/** What a patient wears: trousers up to a height of the trunk, a shirt down to one; 0 where it is not worn. */
export type Dress = {
  readonly trousers: number
  readonly shirt: number
  /** How far down the legs trousers reach: 1 at the knee, 2 at the ankle; 1.84 where they are not rolled up. */
  readonly hem?: number
  /** How far down the upper arm sleeves reach: 1 at the elbow; 0.72 where they are not rolled up. */
  readonly sleeve?: number
  /** Whether the shirt is open in front, so that the chest is bare. */
  readonly open?: boolean
  /** How far down the bed a blanket begins (metres from the seat towards the head). */
  readonly blanket?: number
}

const ripple: Shape = (x, y, z) =>
  Math.sin(x * 31 + y * 12) * 0.35 +
  Math.sin(y * 47 - z * 23 + 2 * Math.sin(x * 19)) * 0.4 +
  Math.sin(z * 61 + x * 37) * 0.25

const far = 1

/** How far beyond the hem of trousers a point is; negative within. */
const beyondTrousers = (body: Body, top: number, hem: number) => (at: Vec) => {
  const { part, along, h } = body.regionOf(at, 'legs')
  const down = (along - hem) * 0.4
  // About the hip it is the waist that bounds them, on thigh and trunk alike: a step would stand between.
  if (part === 'leg') return along < 0.2 ? Math.max(down, h - top) : down
  return part === 'foot' ? down : h - top
}

const beyondShirt =
  (body: Body, { shirt, open, sleeve = 0.72 }: Dress) =>
  (at: Vec) => {
    const { part, along, h, x, z } = body.regionOf(at, 'arms')
    if (part === 'arm') return (along - sleeve) * 0.28
    if (part !== 'trunk' || h > 0.66) return far
    const neck = 0.088 - Math.sqrt(x * x + (h - 0.64) ** 2 + (z > 0 ? 0 : 0.0004))
    const slit = open && z > 0 ? 0.15 - Math.abs(x) : -far
    return Math.max(shirt - h, neck, slit)
  }

/** Clothes: the body a little larger, in folds, where they cover it. */
export const clothOf = (body: Body, dress: Dress): Net[] => {
  const { least, most } = body.box
  const folded =
    (shape: Shape, thick: number, fold: number): Shape =>
    (x, y, z) => {
      const d = shape(x, y, z)
      return d > 0.05 || d < -0.03 ? d - thick : d - thick - fold * ripple(x, y, z)
    }
  const nets: Net[] = []
  if (dress.trousers > 0) {
    const net = netOf(folded(body.withLegs, 0.0155, 0.0034), least, most, 0.0145)
    nets.push(trimmed(net, beyondTrousers(body, dress.trousers, dress.hem ?? 1.84)))
  }
  if (dress.shirt > 0) {
    const net = netOf(folded(body.withArms, 0.0145, 0.003), least, most, 0.0135)
    nets.push(trimmed(net, beyondShirt(body, dress)))
  }
  return nets
}
