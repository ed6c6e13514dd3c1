import { evenly, smooth, stations } from '../kit/curve.ts'
import { joined, mirror, type Mesh } from '../kit/mesh.ts'
import { tube, tubeAlong } from '../kit/tube.ts'
import type { Vec } from '../kit/vector.ts'
import { cricoidBase, heights } from './frame.ts'

const [, base, baseZ] = cricoidBase

const arch = (from: number, to: number, out: number, height: number, z: number): Vec[] =>
  Array.from({ length: 9 }, (_, index) => {
    const angle = from + ((to - from) * index) / 8
    return [Math.sin(angle) * out, base + height, baseZ + z + Math.cos(angle) * out] as Vec
  })

/** The hyoid bone: a body in front, a large and a small horn to each side. */
export const hyoid = (): Mesh => {
  const body = tubeAlong(stations(evenly(smooth(arch(-1, 1, 17, heights.hyoid, -1)), 20)), 4.4, {
    around: 12,
    flat: 0.6,
  })
  const horn = tube(
    [
      [14, base + 62, baseZ + 8],
      [20, base + 63, baseZ - 6],
      [20.5, base + 66, baseZ - 22],
    ],
    (part) => 3.4 - 1.2 * part,
    { around: 10, along: 14 },
  )
  const small = tube(
    [
      [14, base + 65, baseZ + 9],
      [15, base + 70, baseZ + 5],
    ],
    (part) => 2 - 1.2 * part,
    { around: 8, along: 5 },
  )
  return joined([body, horn, mirror(horn), small, mirror(small)])
}
