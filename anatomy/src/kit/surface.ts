import { slope, type Field } from './field.ts'
import type { Mesh } from './mesh.ts'
import { add, times, type Vec } from './vector.ts'

/** Where a field is looked at, and how finely. */
export type Grid = { readonly least: Vec; readonly most: Vec; readonly step: number }

const corners: readonly Vec[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
  [0, 0, 1],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, 1],
]
const edges = corners.flatMap((_, a) =>
  [1, 2, 4].filter((bit) => (a & bit) === 0).map((bit) => [a, a | bit] as const),
)

/**
 * The surface at which a field is 0, as a net of one corner to every cell that the surface passes (surface nets); the
 * corners are then moved onto the surface itself, and take their normals from the field.
 */
export const surface = (field: Field, { least, most, step }: Grid): Mesh => {
  const counts = [0, 1, 2].map((axis) =>
    Math.ceil(((most[axis] ?? 0) - (least[axis] ?? 0)) / step + 1),
  )
  const [nx = 2, ny = 2, nz = 2] = counts
  const at = (x: number, y: number, z: number): Vec => [
    least[0] + x * step,
    least[1] + y * step,
    least[2] + z * step,
  ]
  const place = (x: number, y: number, z: number) => x + nx * (y + ny * z)
  const values = new Float64Array(nx * ny * nz)
  for (let z = 0; z < nz; z += 1)
    for (let y = 0; y < ny; y += 1)
      for (let x = 0; x < nx; x += 1) values[place(x, y, z)] = field(at(x, y, z))

  const points: Vec[] = []
  const cells = new Int32Array(nx * ny * nz).fill(-1)
  for (let z = 0; z < nz - 1; z += 1)
    for (let y = 0; y < ny - 1; y += 1)
      for (let x = 0; x < nx - 1; x += 1) {
        const here = corners.map(([i, j, k]) => values[place(x + i, y + j, z + k)] ?? 0)
        const inside = here.filter((value) => value < 0).length
        if (inside === 0 || inside === 8) continue
        let sum: Vec = [0, 0, 0]
        let crossings = 0
        for (const [a, b] of edges) {
          const [va = 0, vb = 0] = [here[a], here[b]]
          if (va < 0 === vb < 0) continue
          const [ca, cb]: [Vec, Vec] = [corners[a] ?? [0, 0, 0], corners[b] ?? [0, 0, 0]]
          const part = va / (va - vb)
          sum = add(sum, add(times(ca, 1 - part), times(cb, part)))
          crossings += 1
        }
        cells[place(x, y, z)] = points.length
        points.push(add(at(x, y, z), times(sum, step / crossings)))
      }

  const faces: number[] = []
  const quad = (turned: boolean, [a, b, c, d]: readonly number[]) => {
    const all = [a, b, c, d].map((cell) => cells[cell ?? -1] ?? -1)
    const [p = -1, q = -1, r = -1, s = -1] = all
    if (all.includes(-1)) return
    faces.push(...(turned ? [p, r, q, p, s, r] : [p, q, r, p, r, s]))
  }
  for (let z = 1; z < nz - 1; z += 1)
    for (let y = 1; y < ny - 1; y += 1)
      for (let x = 1; x < nx - 1; x += 1) {
        const here = (values[place(x, y, z)] ?? 0) < 0
        const [i, dx, dy, dz] = [place(x, y, z), 1, nx, nx * ny]
        if (here !== (values[place(x + 1, y, z)] ?? 0) < 0)
          quad(!here, [i - dy - dz, i - dz, i, i - dy])
        if (here !== (values[place(x, y + 1, z)] ?? 0) < 0)
          quad(!here, [i - dx - dz, i - dx, i, i - dz])
        if (here !== (values[place(x, y, z + 1)] ?? 0) < 0)
          quad(!here, [i - dx - dy, i - dy, i, i - dx])
      }

  // Not further than half a cell: at an edge the field leads elsewhere.
  const settled = points.map((point) => {
    let moved = point
    for (let turn = 0; turn < 2; turn += 1) {
      const by = Math.min(step / 2, Math.max(-step / 2, -field(moved)))
      moved = add(moved, times(slope(field, moved, step / 6), by))
    }
    return moved
  })
  return { points: settled, normals: settled.map((one) => slope(field, one, step / 4)), faces }
}
