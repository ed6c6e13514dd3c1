import { CylinderGeometry, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

/** A round bar along y, from one height to another. */
export const bar = (radius: number, from: number, to: number, top = radius): BufferGeometry => {
  const one = new CylinderGeometry(top, radius, to - from, 14)
  one.translate(0, (from + to) / 2, 0)
  return one
}

/** Several shapes as one. */
export const merged = (list: BufferGeometry[]): BufferGeometry =>
  mergeGeometries(list) ?? list[0] ?? new CylinderGeometry()
