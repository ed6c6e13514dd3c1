import { across, add, cross, times, unit, type Vec } from '../kit/vector.ts'

// The heart as it lies in the chest, in millimetres about its own middle: x to the patient's left, y up, z forward.

/** The long axis: from the base to the apex, which points to the left, down and forward. */
export const toApex: Vec = unit([0.67, -0.57, 0.486])
/** From the left ventricle to the right one, across the septum: to the right and forward. */
export const toRight: Vec = across([-0.55, 0.05, 0.83], toApex)
/** Down onto the diaphragm, across both. */
export const toDiaphragm: Vec = cross(toApex, toRight)

/** The middle of the mitral ring. */
export const mitral: Vec = [4, 14, -14]
/** The middle of the tricuspid ring. */
export const tricuspid: Vec = [-17, 7, 6]
/** The middle of the aortic valve: behind the pulmonary one, to its right and lower. */
export const aortic: Vec = [-2, 30, 1]
/** The middle of the pulmonary valve, the foremost and highest of the four. */
export const pulmonary: Vec = [14, 44, 21]

/** How far the left ventricle's outer tip lies from the mitral ring. */
export const ventricleLength = 92
/** The apex. */
export const apex: Vec = add(mitral, times(toApex, ventricleLength))

/** A point by its way along the axis, across the septum, and down. */
export const placed = (from: Vec, along: number, right: number, down: number): Vec =>
  add(add(from, times(toApex, along)), add(times(toRight, right), times(toDiaphragm, down)))
