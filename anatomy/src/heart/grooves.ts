import { leaving, onto } from '../kit/field.ts'
import { add, times, type Vec } from '../kit/vector.ts'
import { bareHeart, chamberOf, outer } from './chambers.ts'
import { mitral, placed, toDiaphragm, toRight } from './frame.ts'

/** The middle of the ring of fat between atria and ventricles. */
const ringMiddle: Vec = placed(mitral, 0, 14, 0)

/** A direction across the axis: 0° to the right and forward, 90° down onto the diaphragm, −90° up and to the left. */
const turned = (angle: number): Vec => {
  const radians = (angle * Math.PI) / 180
  return add(times(toRight, Math.cos(radians)), times(toDiaphragm, Math.sin(radians)))
}

/** A point of the coronary groove (冠状沟), between atria and ventricles. */
export const coronaryGroove = (angle: number): Vec => leaving(bareHeart, ringMiddle, turned(angle))

/** A point on the surface by its way from base to apex and its angle. */
export const onVentricles = (along: number, angle: number): Vec =>
  leaving(bareHeart, placed(mitral, along, 6, 0), turned(angle))

/** A point of a groove between the ventricles, `along` millimetres from the base: the upper one, or the lower. */
export const betweenVentricles = (along: number, lower: boolean): Vec => {
  const sign = lower ? 1 : -1
  let [right, left] = [10, 170]
  for (let step = 0; step < 14; step += 1) {
    const middle = (right + left) / 2
    const point = leaving(bareHeart, placed(mitral, along, 6, 0), turned(sign * middle))
    const nearerRight = outer['right-ventricle'](point) < outer['left-ventricle'](point)
    if (nearerRight) right = middle
    else left = middle
  }
  return leaving(bareHeart, placed(mitral, along, 6, 0), turned((sign * (right + left)) / 2))
}

/** How near a point of the surface lies to a groove: the difference between its two nearest chambers. */
export const grooveDepth = (point: Vec): number => {
  const own = outer[chamberOf(point)](point)
  const others = Object.entries(outer)
    .filter(([name]) => name !== chamberOf(point))
    .map(([, field]) => field(point) - own)
  return Math.min(...others)
}

/** A point laid onto the surface, `out` millimetres above it. */
export const laid = (point: Vec, out: number): Vec => onto(bareHeart, point, out)
