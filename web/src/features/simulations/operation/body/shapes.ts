/** Less by how much two shapes flow into one another (metres). */
export const joined = (a: number, b: number, soft: number): number => {
  const apart = soft - Math.abs(a - b)
  return apart <= 0 ? Math.min(a, b) : Math.min(a, b) - (apart * apart) / (4 * soft)
}

/** A shape with another taken out of it. */
export const carved = (a: number, b: number, soft: number): number => -joined(-a, b, soft)

/** How far a point is from a shape; negative within. */
export type Shape = (x: number, y: number, z: number) => number

type Triple = readonly [number, number, number]

/** A limb of a round section that narrows; `give` is how far its surface swells in the middle. */
export const limb = (from: Triple, to: Triple, r0: number, r1: number, give = 0): Shape => {
  const [ax, ay, az] = from
  const [dx, dy, dz] = [to[0] - ax, to[1] - ay, to[2] - az]
  const per = 1 / (dx * dx + dy * dy + dz * dz || 1)
  return (x, y, z) => {
    const px = x - ax
    const py = y - ay
    const pz = z - az
    const raw = (px * dx + py * dy + pz * dz) * per
    const t = raw < 0 ? 0 : raw > 1 ? 1 : raw
    const qx = px - dx * t
    const qy = py - dy * t
    const qz = pz - dz * t
    return Math.sqrt(qx * qx + qy * qy + qz * qz) - (r0 + (r1 - r0) * t + give * 4 * t * (1 - t))
  }
}

/** An ellipsoid whose axes stand along the coordinates. */
export const egg = (at: Triple, radii: Triple): Shape => {
  const [ax, ay, az] = at
  const least = Math.min(...radii)
  const [rx, ry, rz] = radii.map((one) => 1 / one) as [number, number, number]
  return (x, y, z) => {
    const px = (x - ax) * rx
    const py = (y - ay) * ry
    const pz = (z - az) * rz
    const near = Math.sqrt(px * px + py * py + pz * pz)
    const sx = px * rx
    const sy = py * ry
    const sz = pz * rz
    const steep = Math.sqrt(sx * sx + sy * sy + sz * sz)
    return steep < 1e-9 ? -least : (near * (near - 1)) / steep
  }
}

/** Both of a shape and its mirror image, for what is the same on either side. */
export const twin =
  (shape: Shape): Shape =>
  (x, y, z) =>
    shape(x < 0 ? -x : x, y, z)
