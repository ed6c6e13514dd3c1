import type { AbdomenCt } from '@xinglin/simulation/catalogue'
import { fill, hills, type Raster, remake } from './raster.ts'
import { blob, ellipse, type Point, rise, type Shape, tube } from './shapes.ts'

/** What is found in a belly. */
export type Finding = Omit<AbdomenCt, 'kind'>

/** Hounsfield units of what a belly is made of, without contrast. */
export const units = {
  air: -1000,
  fat: -100,
  water: 6,
  muscle: 52,
  liver: 60,
  fatty: 24,
  spleen: 50,
  kidney: 34,
  pancreas: 42,
  vessel: 40,
  bone: 520,
}

/** Skin, fat, muscle, ribs and spine around an empty belly; what lies inside the wall is told. */
export const belly = (film: Raster, ribs = true): Shape => {
  const skin = blob([
    [0, -10.8],
    [8, -10],
    [14.2, -6],
    [16.4, 0],
    [15, 6],
    [10, 10],
    [4, 11],
    [0, 10.6],
    [-4, 11],
    [-10, 10],
    [-15, 6],
    [-16.4, 0],
    [-14.2, -6],
    [-8, -10],
  ])
  const wall = blob([
    [0, -9.6],
    [7.6, -8.9],
    [13, -5.2],
    [15, 0],
    [13.8, 5.4],
    [9.6, 8.8],
    [4, 9.9],
    [0, 9.3],
    [-4, 9.9],
    [-9.6, 8.8],
    [-13.8, 5.4],
    [-15, 0],
    [-13, -5.2],
    [-7.6, -8.9],
  ])
  const inside = blob([
    [0, -9],
    [7.2, -8.3],
    [12.2, -4.8],
    [14.1, 0],
    [13, 4.8],
    [9.4, 7.6],
    [4.6, 6.6],
    [2.6, 4.4],
    [0, 3.6],
    [-2.6, 4.4],
    [-4.6, 6.6],
    [-9.4, 7.6],
    [-13, 4.8],
    [-14.1, 0],
    [-12.2, -4.8],
    [-7.2, -8.3],
  ])
  const streaks = hills(13, 0.9)
  fill(film, skin, 20, 0.1)
  fill(
    film,
    { ...skin, out: (x, y) => skin.out(x, y) + 0.2 },
    (x, y) => units.fat + (streaks(x, y) - 0.5) * 14,
    0.08,
  )
  fill(film, wall, units.muscle, 0.14)
  fill(film, inside, (x, y) => units.fat + (streaks(x, y) - 0.5) * 20, 0.14)
  for (const sign of [-1, 1]) {
    fill(film, ellipse([sign * 3.2, 8], 2.4, 1.7, sign * 12), units.muscle, 0.16)
    fill(
      film,
      tube(
        [
          [sign * 1.4, 6.2],
          [sign * 3.2, 6.4],
        ],
        0.3,
        0.18,
      ),
      units.bone,
      0.1,
    )
    fill(film, ellipse([sign * 2.7, 4.9], 0.9, 1.5, sign * 20), units.muscle, 0.14)
    fill(
      film,
      tube(
        [
          [0, 7.4],
          [sign * 1.6, 6.1],
        ],
        0.26,
      ),
      units.bone,
      0.1,
    )
    for (const [x, y] of ribs
      ? ([
          [14.3, 1.8],
          [13.7, -3],
          [11.6, 6.6],
        ] as const)
      : [])
      fill(film, ellipse([sign * x, y], 0.3, 0.75, sign * -10), units.bone, 0.1)
  }
  fill(film, ellipse([0, 4.7], 2.15, 1.75), units.bone, 0.1)
  fill(film, ellipse([0, 4.7], 1.9, 1.5), 190, 0.14)
  fill(film, ellipse([0, 6.5], 0.75, 0.55), 24, 0.1)
  fill(
    film,
    tube(
      [
        [0, 7.3],
        [0, 9],
      ],
      0.28,
      0.2,
    ),
    units.bone,
    0.1,
  )
  return inside
}

/** Loops of bowel: a wall, fluid in it, and sometimes gas on top. */
export const bowel = (film: Raster, places: readonly Point[], seed: number, size = 1): void => {
  const chance = hills(seed, 1)
  for (const [no, [x, y]] of places.entries()) {
    const wide = size * (1.05 + chance(no * 3.1, 0) * 0.5)
    const loop = ellipse([x, y], wide * 1.2, wide, chance(no * 2.3, 5) * 90)
    fill(film, loop, 42, 0.12)
    const hollow: Shape = { ...loop, out: (px, py) => loop.out(px, py) + 0.26 }
    const gas = no % 2 === 0
    fill(film, hollow, (_x, py) => (gas && py < y - wide * 0.15 ? units.air * 0.9 : 20), 0.12)
  }
}

/** Fat within a shape that is soaked and streaky; organs and bones stay what they are. */
export const hazy = (film: Raster, shape: Shape, seed: number): void => {
  const haze = hills(seed, 0.5)
  remake(film, (before, x, y) =>
    before < -140 || before > -40
      ? before
      : before + (1 - rise(shape.out(x, y), -0.9, 0.7)) * (20 + 85 * haze(x, y)),
  )
}
