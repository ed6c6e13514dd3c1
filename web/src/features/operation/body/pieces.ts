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

/** A net up to a hem: corners a little beyond it are drawn back onto it, what lies further is cut off. */
export const trimmed = (net: Net, beyond: (at: Vec) => number, most: number): Net => {
  const points = net.points.slice()
  const gone = new Set<number>()
  const e = 0.003
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, z] = [points[i] ?? 0, points[i + 1] ?? 0, points[i + 2] ?? 0]
    const off = beyond([x, y, z])
    if (off <= 0) continue
    if (off > most) {
      gone.add(i / 3)
      continue
    }
    const slope: Vec = [
      beyond([x + e, y, z]) - off,
      beyond([x, y + e, z]) - off,
      beyond([x, y, z + e]) - off,
    ]
    const steep = slope[0] ** 2 + slope[1] ** 2 + slope[2] ** 2
    const scale = steep < 1e-12 ? 0 : Math.min((off * e) / steep, most / Math.sqrt(steep))
    points[i] = x - slope[0] * scale
    points[i + 1] = y - slope[1] * scale
    points[i + 2] = z - slope[2] * scale
  }
  const faces: number[] = []
  for (let i = 0; i < net.faces.length; i += 3) {
    const [a, b, c] = [net.faces[i] ?? 0, net.faces[i + 1] ?? 0, net.faces[i + 2] ?? 0]
    if (!gone.has(a) && !gone.has(b) && !gone.has(c)) faces.push(a, b, c)
  }
  return { points, normals: net.normals, faces: Uint32Array.from(faces) }
}
