import type { Pose } from './pose.ts'
import type { Vec } from './vector.ts'

/** Leads between coordinates of a body and of the room in which it lies. */
export type RoomFrame = {
  readonly into: (at: Vec) => Vec
  readonly from: (at: Vec) => Vec
  readonly turned: (direction: Vec) => Vec
  readonly back: (direction: Vec) => Vec
}

const radians = Math.PI / 180

/** How a posture stands in the room: turned about x, after y, after z. */
export const roomOf = ({ stand }: Pose): RoomFrame => {
  const [cx, cy, cz] = stand.turn.map((one) => Math.cos(one * radians)) as [number, number, number]
  const [sx, sy, sz] = stand.turn.map((one) => Math.sin(one * radians)) as [number, number, number]
  const rows: readonly [Vec, Vec, Vec] = [
    [cy * cz, -cy * sz, sy],
    [cx * sz + sx * sy * cz, cx * cz - sx * sy * sz, -sx * cy],
    [sx * sz - cx * sy * cz, sx * cz + cx * sy * sz, cx * cy],
  ]
  const turned = ([x, y, z]: Vec): Vec =>
    rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Vec
  const back = ([x, y, z]: Vec): Vec =>
    [0, 1, 2].map(
      (i) => (rows[0][i] ?? 0) * x + (rows[1][i] ?? 0) * y + (rows[2][i] ?? 0) * z,
    ) as unknown as Vec
  const [ax, ay, az] = stand.at
  return {
    turned,
    back,
    into: (at) => {
      const [x, y, z] = turned(at)
      return [x + ax, y + ay, z + az]
    },
    from: ([x, y, z]) => back([x - ax, y - ay, z - az]),
  }
}
