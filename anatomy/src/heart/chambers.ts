import {
  axesAlong,
  common,
  ellipsoid,
  grown,
  halfSpace,
  rope,
  union,
  without,
  type Field,
} from '../kit/field.ts'
import type { Plane } from '../kit/section.ts'
import { add, times, unit, type Vec } from '../kit/vector.ts'
import { aortic, mitral, placed, pulmonary, toApex, toRight, tricuspid } from './frame.ts'
import { lumens, roots } from './vessels.ts'

/** The four chambers. */
export type Chamber = 'right-atrium' | 'right-ventricle' | 'left-atrium' | 'left-ventricle'

const axes = axesAlong(toApex, toRight)
const belowValves = halfSpace(mitral, times(toApex, -1))

const leftMiddle = placed(mitral, 22, 0, 0)
const rightMiddle = placed(leftMiddle, -1, 25, -4)

const leftEgg = ellipsoid(leftMiddle, [70, 35, 35], axes)
const leftVentricle = common(5, leftEgg, belowValves)

const outflow: readonly Vec[] = [placed(rightMiddle, -2, 8, -8), [5, 31, 27], pulmonary]
const rightVentricle = union(
  9,
  common(6, ellipsoid(rightMiddle, [55, 32, 40], axes), belowValves),
  rope(outflow, [20, 16, 13.5]),
)

const rightAtriumMiddle: Vec = [-36, 4, -6]
const leftAtriumMiddle: Vec = [2, 14, -38]
const rightAuricle: readonly Vec[] = [
  [-38, 24, 4],
  [-29, 33, 17],
  [-15, 33, 26],
]
const leftAuricle: readonly Vec[] = [
  [25, 22, -28],
  [38, 29, -12],
  [37, 34, 7],
]
/** The auricles are notched like a leaf's edge. */
const notched =
  (field: Field, deep: number): Field =>
  (point) =>
    field(point) + deep * Math.sin(point[0] * 0.6 + point[2] * 0.4) * Math.sin(point[1] * 0.55 + 1)

const rightAtrium = union(
  8,
  ellipsoid(rightAtriumMiddle, [20, 32, 26]),
  notched(rope(rightAuricle, [13, 10.5, 6]), 0.9),
)
const leftAtrium = union(
  8,
  ellipsoid(leftAtriumMiddle, [31, 24, 19]),
  notched(rope(leftAuricle, [11, 8.5, 5]), 0.9),
)

/** The chambers as seen from outside. */
export const outer: Readonly<Record<Chamber, Field>> = {
  'right-atrium': rightAtrium,
  'right-ventricle': rightVentricle,
  'left-atrium': leftAtrium,
  'left-ventricle': leftVentricle,
}

// The root of the aorta within the heart.
const aorticRoot = rope([placed(mitral, 6, 6, -14), aortic], [16, 16])

// Where the septum between the atria meets the valves: the crux, filled with fat and fibrous tissue.
const crux = rope(
  [
    [-3, 16, -11],
    [-9, 9, -5],
    [-17, 12, -20],
    [-21, 14, -32],
  ],
  [9, 9, 8, 6],
)
const lowerCrux = rope(
  [
    [-9, 8, -6],
    [-12, -5, -15],
  ],
  [9, 9],
)

/** The heart without what it grows into: on it the grooves lie, and the vessels in them. */
export const bareHeart: Field = union(6, ...Object.values(outer), aorticRoot, crux, lowerCrux)

/** The outside of the whole heart, softly grown together with the roots of its veins. */
export const heart: Field = union(6, bareHeart, ...roots)

/** The chamber to which a point of the wall belongs. */
export const chamberOf = (point: Vec): Chamber => {
  let best: Chamber = 'left-ventricle'
  for (const name of Object.keys(outer) as Chamber[])
    if (outer[name](point) < outer[best](point)) best = name
  return best
}

const leftCavity = union(
  4,
  common(3, ellipsoid(placed(leftMiddle, 1, 0, 0), [60, 23.5, 23.5], axes), belowValves),
  rope([placed(mitral, 16, 2, -4), aortic], [11, 12]),
)
const rightCavity = without(
  2,
  union(5, grown(rightVentricle, -4), rope([rightMiddle, ...outflow.slice(1)], [14, 12, 11])),
  leftEgg,
)
const rightAtriumCavity = without(
  2,
  grown(rightAtrium, -3.6),
  grown(union(6, leftAtrium, crux, lowerCrux), 0.5),
)
const leftAtriumCavity = without(2, grown(leftAtrium, -3.6), grown(union(2, crux, lowerCrux), -2))
const through = (middle: Vec, radius: number): Field =>
  rope([add(middle, times(toApex, -9)), add(middle, times(toApex, 8))], [radius, radius])

/** Everything within the heart that holds blood. */
export const cavities: Field = union(
  1.5,
  leftCavity,
  rightCavity,
  rightAtriumCavity,
  leftAtriumCavity,
  through(mitral, 14.5),
  through(tricuspid, 16.5),
  ...lumens,
)

/** The wall alone. */
export const wall: Field = without(1, heart, cavities)

/** The section through all four chambers: what lies above and before it is taken away. */
export const section: Plane = {
  through: placed(leftMiddle, 0, 0, 3),
  outward: unit([0.3, 0.83, 0.42]),
}
