import { add, cross, dot, mirrored, sub, unit, type Vec } from './vector.ts'

/** Triangles with a normal, and where wanted a tint, at every corner. */
export type Mesh = {
  readonly points: readonly Vec[]
  readonly normals: readonly Vec[]
  /** Three a triangle, counter-clockwise as seen from outside. */
  readonly faces: readonly number[]
  /** Red, green and blue from 0 to 1, as light adds up, multiplied with the material's colour. */
  readonly tints?: readonly Vec[]
}

/** Several meshes as one. */
export const joined = (meshes: readonly Mesh[]): Mesh => {
  const points: Vec[] = []
  const normals: Vec[] = []
  const faces: number[] = []
  const tints: Vec[] = []
  const tinted = meshes.some((mesh) => mesh.tints)
  for (const mesh of meshes) {
    const from = points.length
    for (const point of mesh.points) points.push(point)
    for (const normal of mesh.normals) normals.push(normal)
    for (const corner of mesh.faces) faces.push(from + corner)
    if (tinted) for (const index of mesh.points.keys()) tints.push(mesh.tints?.[index] ?? [1, 1, 1])
  }
  return tinted ? { points, normals, faces, tints } : { points, normals, faces }
}

/** The same on the other side of the body. */
export const mirror = (mesh: Mesh): Mesh => ({
  ...mesh,
  points: mesh.points.map(mirrored),
  normals: mesh.normals.map(mirrored),
  faces: mesh.faces.map((_, index) => {
    const turned = index % 3 === 1 ? index + 1 : index % 3 === 2 ? index - 1 : index
    return mesh.faces[turned] ?? 0
  }),
})

/** The same with a tint that depends on the place. */
export const tinted = (mesh: Mesh, tint: (point: Vec, normal: Vec) => Vec): Mesh => ({
  ...mesh,
  tints: mesh.points.map((point, index) => tint(point, mesh.normals[index] ?? [0, 1, 0])),
})

/** Only some triangles, by the middle of each; corners that are no longer used are dropped. */
const chosen = (mesh: Mesh, keep: (triangle: number) => boolean): Mesh => {
  const to = new Map<number, number>()
  const faces: number[] = []
  for (let i = 0; i < mesh.faces.length; i += 3) {
    if (!keep(i / 3)) continue
    for (const corner of mesh.faces.slice(i, i + 3)) {
      const place = to.get(corner) ?? to.size
      to.set(corner, place)
      faces.push(place)
    }
  }
  const pick = (list: readonly Vec[]): Vec[] => [...to.keys()].map((one) => list[one] ?? [0, 0, 0])
  return {
    points: pick(mesh.points),
    normals: pick(mesh.normals),
    faces,
    ...(mesh.tints ? { tints: pick(mesh.tints) } : {}),
  }
}

/** A mesh in pieces: each triangle goes where `owner` says of its middle. */
export const split = <K extends string>(mesh: Mesh, owner: (middle: Vec) => K): Map<K, Mesh> => {
  const owners: K[] = []
  for (let i = 0; i < mesh.faces.length; i += 3) {
    const [a, b, c] = mesh.faces.slice(i, i + 3).map((corner) => mesh.points[corner])
    const sum = add(add(a ?? [0, 0, 0], b ?? [0, 0, 0]), c ?? [0, 0, 0])
    owners.push(owner([sum[0] / 3, sum[1] / 3, sum[2] / 3]))
  }
  return new Map(
    [...new Set(owners)].map((key) => [key, chosen(mesh, (index) => owners[index] === key)]),
  )
}

/** A mesh with normals that follow its own triangles, for sheets that no field describes. */
export const withNormals = (points: readonly Vec[], faces: readonly number[]): Mesh => {
  const sums: Vec[] = points.map(() => [0, 0, 0])
  for (let i = 0; i < faces.length; i += 3) {
    const corners = faces.slice(i, i + 3)
    const [a, b, c] = corners.map((corner) => points[corner] ?? ([0, 0, 0] as Vec))
    if (!a || !b || !c) continue
    const normal = cross(sub(b, a), sub(c, a))
    for (const corner of corners) sums[corner] = add(sums[corner] ?? [0, 0, 0], normal)
  }
  return { points, normals: sums.map(unit), faces }
}

/** The volume that a closed mesh holds, in cubic millimetres. */
export const volume = ({ points, faces }: Mesh): number => {
  let sum = 0
  for (let i = 0; i < faces.length; i += 3) {
    const [a, b, c] = faces.slice(i, i + 3).map((corner) => points[corner] ?? ([0, 0, 0] as Vec))
    if (a && b && c) sum += dot(a, cross(b, c)) / 6
  }
  return sum
}

/** The corners of the box that holds all meshes. */
export const boundsOf = (meshes: readonly Mesh[]): { least: Vec; most: Vec } => {
  const least: [number, number, number] = [Infinity, Infinity, Infinity]
  const most: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { points } of meshes)
    for (const point of points)
      for (const axis of [0, 1, 2] as const) {
        least[axis] = Math.min(least[axis], point[axis])
        most[axis] = Math.max(most[axis], point[axis])
      }
  return { least, most }
}
