import type { Net } from './net.ts'
import type { Vec } from './vector.ts'

/** Faces of a net for which something holds, and the corners that they need. */
export const kept = ({ points, normals, faces }: Net, isThere: (at: Vec) => boolean): Net => {
  const place = new Int32Array(points.length / 3).fill(-2)
  const [outPoints, outNormals, outFaces]: [number[], number[], number[]] = [[], [], []]
  const corner = (index: number): number => {
    const known = place[index] ?? -1
    if (known !== -2) return known
    const i = index * 3
    const at: Vec = [points[i] ?? 0, points[i + 1] ?? 0, points[i + 2] ?? 0]
    if (!isThere(at)) return (place[index] = -1)
    outPoints.push(...at)
    outNormals.push(normals[i] ?? 0, normals[i + 1] ?? 0, normals[i + 2] ?? 0)
    return (place[index] = outPoints.length / 3 - 1)
  }
  for (let face = 0; face < faces.length; face += 3) {
    const [a, b, c] = [
      corner(faces[face] ?? 0),
      corner(faces[face + 1] ?? 0),
      corner(faces[face + 2] ?? 0),
    ]
    if (a >= 0 && b >= 0 && c >= 0) outFaces.push(a, b, c)
  }
  return {
    points: Float32Array.from(outPoints),
    normals: Float32Array.from(outNormals),
    faces: Uint32Array.from(outFaces),
  }
}

/** Several nets as one. */
export const together = (nets: readonly Net[]): Net => {
  const count = (which: (net: Net) => ArrayLike<number>) =>
    nets.reduce((sum, one) => sum + which(one).length, 0)
  const points = new Float32Array(count((one) => one.points))
  const normals = new Float32Array(points.length)
  const faces = new Uint32Array(count((one) => one.faces))
  let [p, f] = [0, 0]
  for (const net of nets) {
    points.set(net.points, p)
    normals.set(net.normals, p)
    for (let i = 0; i < net.faces.length; i += 1) faces[f + i] = (net.faces[i] ?? 0) + p / 3
    p += net.points.length
    f += net.faces.length
  }
  return { points, normals, faces }
}

/** How often the way between two corners is halved to find the hem: a sixty-fourth of an edge, some tenths of a millimetre. */
const halvings = 6

/** A net cut along a hem, which is where `beyond` passes 0: faces that it crosses are cut through, not left out. */
export const trimmed = ({ points, normals, faces }: Net, beyond: (at: Vec) => number): Net => {
  const outPoints = [...points]
  const outNormals = [...normals]
  const outFaces: number[] = []
  const isOff = new Uint8Array(points.length / 3)
  const pointOf = (index: number): Vec => [
    points[index * 3] ?? 0,
    points[index * 3 + 1] ?? 0,
    points[index * 3 + 2] ?? 0,
  ]
  for (let i = 0; i < isOff.length; i += 1) isOff[i] = beyond(pointOf(i)) > 0 ? 1 : 0
  const cuts = new Map<number, number>()
  /** The corner on the hem between one that stays and one that goes. */
  const cut = (stays: number, goes: number): number => {
    const key = stays * isOff.length + goes
    const known = cuts.get(key)
    if (known !== undefined) return known
    const [from, to] = [pointOf(stays), pointOf(goes)]
    const on = (t: number): Vec => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      from[2] + (to[2] - from[2]) * t,
    ]
    let [within, off] = [0, 1]
    for (let n = 0; n < halvings; n += 1) {
      const half = (within + off) / 2
      if (beyond(on(half)) > 0) off = half
      else within = half
    }
    outPoints.push(...on(within))
    for (let axis = 0; axis < 3; axis += 1) {
      const [one, other] = [normals[stays * 3 + axis] ?? 0, normals[goes * 3 + axis] ?? 0]
      outNormals.push(one + (other - one) * within)
    }
    const last = outPoints.length / 3 - 1
    cuts.set(key, last)
    return last
  }
  for (let i = 0; i < faces.length; i += 3) {
    const corners = [faces[i] ?? 0, faces[i + 1] ?? 0, faces[i + 2] ?? 0]
    // Round the face, with a corner wherever the hem is passed: nothing, three or four remain.
    const left = corners.flatMap((one, at) => {
      const next = corners[(at + 1) % 3] ?? 0
      const here = isOff[one] === 1
      const own = here ? [] : [one]
      if (here === (isOff[next] === 1)) return own
      return [...own, here ? cut(next, one) : cut(one, next)]
    })
    for (let n = 2; n < left.length; n += 1)
      outFaces.push(left[0] ?? 0, left[n - 1] ?? 0, left[n] ?? 0)
  }
  return {
    points: Float32Array.from(outPoints),
    normals: Float32Array.from(outNormals),
    faces: Uint32Array.from(outFaces),
  }
}
