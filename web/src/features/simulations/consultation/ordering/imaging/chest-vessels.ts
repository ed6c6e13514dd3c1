import type { ChestFilm, Side } from '@xinglin/simulation/catalogue'
import { chanceFrom } from './chance.ts'
import { type Chest, signOf } from './chest-anatomy.ts'
import { add, lay, layerOf, raise, type Raster } from './raster.ts'
import { ellipse, type Point, tube } from './shapes.ts'

const sides: readonly Side[] = ['right', 'left']

type Markings = Pick<ChestFilm, 'congestion' | 'markings' | 'artery'>

/** A vessel goes on from a point and divides, thinner each time, until it is too thin to be seen. */
const branch = (
  film: Raster,
  chance: () => number,
  shown: (x: number, y: number) => number,
  [x, y]: Point,
  angle: number,
  wide: number,
  dense: number,
): void => {
  const length = 1.3 + wide * 4.6 + chance() * 1.1
  const bend = (chance() - 0.5) * 0.7
  const half: Point = [
    x + Math.cos(angle + bend) * length * 0.5,
    y + Math.sin(angle + bend) * length * 0.5,
  ]
  const end: Point = [
    half[0] + Math.cos(angle) * length * 0.5,
    half[1] + Math.sin(angle) * length * 0.5,
  ]
  raise(
    film,
    tube([[x, y], half, end], wide, wide * 0.74),
    (px, py, out) => dense * Math.min(1, 0.3 - out / wide) * shown(px, py),
    0.08,
  )
  if (wide < 0.1) return
  const spread = 0.24 + chance() * 0.26
  branch(film, chance, shown, end, angle - spread * 0.8, wide * 0.66, dense * 0.78)
  branch(film, chance, shown, end, angle + spread, wide * 0.7, dense * 0.78)
}

/** The hila and the vessels that leave them, thinner outwards and more of them below. */
export const vessels = (
  film: Raster,
  chest: Chest,
  { congestion = 0, markings = 0, artery = 13 }: Markings,
  /** How much of a lung's markings is seen at a point: none beyond a collapsed lung. */
  shown: (side: Side, x: number, y: number) => number,
): void => {
  const layer = layerOf(film)
  for (const side of sides) {
    const sign = signOf(side)
    const chance = chanceFrom(side === 'right' ? 11 : 23)
    const [x, y] = chest.hilum[side]
    const seen = (px: number, py: number): number =>
      chest.lung[side].out(px, py) < 0.2 ? shown(side, px, py) : 0
    const more = 1 + markings * 0.55 + congestion * 0.5
    const wide = artery / 20
    const onward = (degrees: number, size: number, from: Point = [x, y]): void => {
      const radians = (degrees * Math.PI) / 180
      const angle = sign > 0 ? radians : Math.PI - radians
      branch(layer, chance, seen, from, angle, size, 0.15 * more)
    }
    // Upper vessels are thin upright and thicken first when blood is held up.
    const upper = 0.21 + congestion * 0.16
    onward(-72, upper)
    onward(-48, upper * 1.05)
    onward(-18, 0.24)
    onward(8, 0.25)
    const low: Point = [x + sign * 1.1, y + 3.6]
    raise(
      layer,
      tube([[x - sign * 0.4, y - 1], [x + sign * 0.5, y + 1], low], wide, wide * 0.72),
      (px, py, out) => 0.19 * Math.min(1, 0.35 - out / wide) * shown(side, px, py),
      0.16,
    )
    onward(34, 0.3, [x + sign * 0.7, y + 1.6])
    onward(52, 0.33, low)
    onward(72, 0.32, low)
    onward(88, 0.26, low)
    add(film, ellipse([x - sign * 0.3, y - 0.2], 1.25, 1.9), 0.085 * (1 + congestion), 0.9)
  }
  lay(film, layer)
}
