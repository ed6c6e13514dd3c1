import type { Shape } from './shapes.ts'
import type { Vec } from './vector.ts'

/** A surface as a graphics card takes it. */
export type Net = {
  readonly points: Float32Array
  readonly normals: Float32Array
  readonly faces: Uint32Array
}

const block = 4
const group = 4

/**
 * The surface at which a shape is `level`, as a net of one corner to every cell that the surface passes (surface nets).
 * Blocks that lie far from the surface are looked at once in their middle and not within.
 */
export const netOf = (shape: Shape, least: Vec, most: Vec, step: number, level = 0): Net => {
  const blocks = [0, 1, 2].map((i) =>
    Math.ceil(((most[i] as number) - (least[i] as number)) / (step * block)),
  ) as [number, number, number]
  const [nx, ny, nz] = blocks.map((one) => one * block + 1) as [number, number, number]
  const values = new Float32Array(nx * ny * nz).fill(1)
  const halfWidth = step * block * 0.87 * 1.75
  const at = (i: number, axis: 0 | 1 | 2) => least[axis] + i * step
  const live: number[] = []
  const fill = (x0: number, y0: number, z0: number) => {
    const half = block / 2
    const middle = shape(at(x0 + half, 0), at(y0 + half, 1), at(z0 + half, 2)) - level
    if (middle > halfWidth) return
    const deep = middle < -halfWidth
    if (!deep) live.push(x0, y0, z0)
    for (let z = z0; z <= z0 + block; z += 1)
      for (let y = y0; y <= y0 + block; y += 1)
        for (let x = x0; x <= x0 + block; x += 1) {
          const index = x + nx * (y + ny * z)
          if (values[index] !== 1) continue
          values[index] = deep ? -0.5 : shape(at(x, 0), at(y, 1), at(z, 2)) - level
        }
  }
  const large = block * group
  for (let z = 0; z < nz - 1; z += large)
    for (let y = 0; y < ny - 1; y += large)
      for (let x = 0; x < nx - 1; x += large) {
        const half = large / 2
        const middle = shape(at(x + half, 0), at(y + half, 1), at(z + half, 2)) - level
        if (middle > halfWidth * group) continue
        for (let c = z; c < Math.min(nz - 1, z + large); c += block)
          for (let b = y; b < Math.min(ny - 1, y + large); b += block)
            for (let a = x; a < Math.min(nx - 1, x + large); a += block) fill(a, b, c)
      }

  const cells = new Int32Array(nx * ny * nz).fill(-1)
  const points: number[] = []
  const corner = [0, 1, nx, nx + 1, nx * ny, nx * ny + 1, nx * ny + nx, nx * ny + nx + 1]
  const eachLive = (visit: (x: number, y: number, z: number, index: number) => void) => {
    for (let one = 0; one < live.length; one += 3)
      for (let z = 0; z < block; z += 1)
        for (let y = 0; y < block; y += 1)
          for (let x = 0; x < block; x += 1) {
            const [i, j, k] = [
              (live[one] as number) + x,
              (live[one + 1] as number) + y,
              (live[one + 2] as number) + z,
            ]
            visit(i, j, k, i + nx * (j + ny * k))
          }
  }
  eachLive((x, y, z, index) => {
    let inside = 0
    for (const off of corner) if ((values[index + off] as number) < 0) inside += 1
    if (inside === 0 || inside === 8) return
    let [sx, sy, sz, count] = [0, 0, 0, 0]
    for (let a = 0; a < 8; a += 1)
      for (let bit = 1; bit < 8; bit <<= 1) {
        if (a & bit) continue
        const va = values[index + (corner[a] as number)] as number
        const vb = values[index + (corner[a | bit] as number)] as number
        if (va < 0 === vb < 0) continue
        const t = va / (va - vb)
        sx += (a & 1) + (bit === 1 ? t : 0)
        sy += ((a >> 1) & 1) + (bit === 2 ? t : 0)
        sz += ((a >> 2) & 1) + (bit === 4 ? t : 0)
        count += 1
      }
    cells[index] = points.length / 3
    points.push(at(x + sx / count, 0), at(y + sy / count, 1), at(z + sz / count, 2))
  })

  const faces: number[] = []
  const quad = (isTurned: boolean, p: number, q: number, r: number, s: number) => {
    const [a, b, c, d] = [cells[p] ?? -1, cells[q] ?? -1, cells[r] ?? -1, cells[s] ?? -1]
    if (a < 0 || b < 0 || c < 0 || d < 0) return
    if (isTurned) faces.push(a, c, b, a, d, c)
    else faces.push(a, b, c, a, c, d)
  }
  const [dx, dy, dz] = [1, nx, nx * ny]
  eachLive((x, y, z, index) => {
    const here = (values[index] as number) < 0
    if (y > 0 && z > 0 && here !== (values[index + dx] as number) < 0)
      quad(!here, index - dy - dz, index - dz, index, index - dy)
    if (x > 0 && z > 0 && here !== (values[index + dy] as number) < 0)
      quad(here, index - dx - dz, index - dz, index, index - dx)
    if (x > 0 && y > 0 && here !== (values[index + dz] as number) < 0)
      quad(!here, index - dx - dy, index - dy, index, index - dx)
  })
  return {
    ...settled(shape, Float32Array.from(points), step, level),
    faces: Uint32Array.from(faces),
  }
}

/** Moves the corners onto the surface itself and takes their normals from the shape. */
const settled = (shape: Shape, points: Float32Array, step: number, level: number) => {
  const normals = new Float32Array(points.length)
  const e = Math.max(0.0012, step * 0.22)
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, z] = [points[i] as number, points[i + 1] as number, points[i + 2] as number]
    // Four looks at the corners of a tetrahedron tell the slope and, together, the distance.
    const a = shape(x + e, y - e, z - e)
    const b = shape(x - e, y - e, z + e)
    const c = shape(x - e, y + e, z - e)
    const d = shape(x + e, y + e, z + e)
    const [gx, gy, gz] = [a - b - c + d, -a - b + c + d, -a + b - c + d]
    const long = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1
    const off = Math.min(step / 2, Math.max(-step / 2, (a + b + c + d) / 4 - level))
    normals[i] = gx / long
    normals[i + 1] = gy / long
    normals[i + 2] = gz / long
    points[i] = x - (gx / long) * off
    points[i + 1] = y - (gy / long) * off
    points[i + 2] = z - (gz / long) * off
  }
  return { points, normals }
}
