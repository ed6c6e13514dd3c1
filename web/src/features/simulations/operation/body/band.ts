import type { Body } from './body.ts'
import type { Net } from './net.ts'
import { placeOf } from './places.ts'
import { Pile } from './tube.ts'
import { across, add, between, cross, dot, length, sub, times, unit, type Vec } from './vector.ts'

const [wide, thick, count] = [0.024, 0.0032, 36]

/** A point of an arm's middle so far above the foot of a site upon it, and the way up the arm there. */
const middleAbove = (line: readonly [Vec, Vec, Vec], at: Vec, far: number): [Vec, Vec] => {
  const [wrist, elbow, shoulder] = line
  const [fore, upper] = [sub(elbow, wrist), sub(shoulder, elbow)]
  const along = dot(sub(at, wrist), unit(fore)) + far
  const over = along - length(fore)
  if (over < 0) return [add(wrist, times(unit(fore), along)), unit(fore)]
  // No higher than there is an arm to be tied.
  const part = Math.min(0.72, over / length(upper))
  return [between(elbow, shoulder, part), unit(upper)]
}

/** A tourniquet so many centimetres above a site of an arm, its ends hanging; undefined for a site elsewhere. */
export const bandAbove = (body: Body, site: string, cm: number): Net | undefined => {
  const place = placeOf(body, site)
  if (!place) return undefined
  const arm = body.skeleton.arms[place.at[0] > 0 ? 0 : 1]
  const [middle, up] = middleAbove([arm.wrist, arm.elbow, arm.shoulder], place.at, cm / 100)
  const front = across(place.out, up)
  const aside = cross(front, up)
  const on = (angle: number, high: number, out: number): Vec => {
    const way = add(times(front, Math.cos(angle)), times(aside, Math.sin(angle)))
    const start = add(middle, times(up, high))
    let far = 0.02
    for (let step = 0; step < 30 && far < 0.09; step += 1) {
      const d = body.skin(...add(start, times(way, far)))
      if (d > -0.0004) break
      far += Math.max(0.0006, -d * 0.8)
    }
    return add(start, times(way, far + out))
  }
  const pile = new Pile()
  // Five rows: an edge that lies on the skin, the band, and the other edge.
  const rows = [
    [-0.5, 0],
    [-0.46, thick],
    [0, thick * 1.15],
    [0.46, thick],
    [0.5, 0],
  ] as const
  pile.sheet(rows.length, count, (row, column) => {
    const [high, out] = rows[Math.round(row * (rows.length - 1))] ?? [0, 0]
    return on(column * 2 * Math.PI, high * wide, out)
  })
  // A loop that one pull opens: its ends point up the arm, away from the place.
  for (const turn of [0.5, 0.75])
    pile.rod(
      [on(turn, 0, 0.003), on(turn + 0.1, 0.02, 0.012), on(turn + 0.22, 0.05, 0.009)],
      () => 0.0085,
      8,
      0.22,
      front,
    )
  return pile.net()
}
