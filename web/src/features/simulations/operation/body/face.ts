import type { Body } from './body.ts'
import type { Net } from './net.ts'
import { Pile } from './tube.ts'
import { add, times, type Vec } from './vector.ts'

/** The skin of the face before a place that is told by width and height on it, `out` metres before it. */
const onFace = ({ skin, skeleton }: Body, x: number, y: number, out: number): Vec => {
  const { at, x: hx, y: hy, z: hz } = skeleton.head
  const place = (z: number): Vec => add(at, add(times(hx, x), add(times(hy, y), times(hz, z))))
  let z = 0.14
  for (let step = 0; step < 24; step += 1) {
    const d = skin(...place(z)) - out
    z -= d * 0.8
    if (Math.abs(d) < 0.0004) break
  }
  return place(z)
}

/** Brows and lashes: what makes a face one. */
export const featuresOf = (body: Body): Net => {
  const pile = new Pile()
  for (const side of [1, -1]) {
    const brow = [0, 0.25, 0.5, 0.75, 1].map((p) =>
      onFace(
        body,
        side * (0.013 + 0.035 * p),
        0.0935 + 0.0075 * Math.sin(p * 2.3) - 0.003 * p,
        0.0006,
      ),
    )
    pile.rod(brow, (p) => 0.0042 * (1 - 0.72 * p * p), 6, 0.35)
    const lash = [0, 0.2, 0.4, 0.6, 0.8, 1].map((p) =>
      onFace(body, side * (0.0185 + 0.0255 * p), 0.0742 - 0.0052 * Math.sin(p * Math.PI), 0.0002),
    )
    pile.rod(lash, (p) => 0.0012 + 0.0007 * Math.sin(p * Math.PI), 5, 0.7)
  }
  return pile.net()
}
