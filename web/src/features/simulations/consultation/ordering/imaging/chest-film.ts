import type { ChestFilm, Side } from '@xinglin/simulation/catalogue'
import { type Chest, chestOf, signOf } from './chest-anatomy.ts'
import { bones } from './chest-bones.ts'
import { collapsedOf, findings } from './chest-findings.ts'
import { vessels } from './chest-vessels.ts'
import { add, grain, hills, plate, type Raster, remake } from './raster.ts'
import { blob, both, ellipse, rise, type Shape, tube } from './shapes.ts'

const sides: readonly Side[] = ['right', 'left']

/** Neck, shoulders and trunk; beyond them nothing weakens the rays. */
const body: Shape = blob([
  [-5.2, -3],
  [-5.6, 1.5],
  [-8.5, 3],
  [-14, 3.6],
  [-21, 5],
  [-24, 20],
  [-18.4, 22],
  [-16.9, 28],
  [-16.8, 48],
  [16.8, 48],
  [16.9, 28],
  [18.4, 22],
  [24, 20],
  [21, 5],
  [14, 3.6],
  [8.5, 3],
  [5.6, 1.5],
  [5.2, -3],
])

/** Air takes away what tissue would have weakened; there is less of it at the edge of a lung, least behind the heart. */
const airOf = (depth: number) => (x: number, _y: number, out: number) =>
  -depth * (0.62 + 0.38 * rise(-out, 0, 2.6)) * (0.3 + 0.7 * rise(Math.abs(x), 0.6, 3.6))

/** What the trunk alone weakens, without air in it. */
const tissueAt = (x: number, y: number): number => 0.58 + 0.06 * rise(y, 24, 34) - 0.0006 * x * x

const trunk = (film: Raster, chest: Chest): void => {
  add(film, body, tissueAt, 0.35)
  const depth = 0.415 + chest.air * 0.05
  for (const side of sides) add(film, chest.lung[side], airOf(depth), 0.13)
  // Breast or muscle over the lower fields, and the folds of the armpits.
  for (const side of sides) {
    const sign = signOf(side)
    add(film, ellipse([sign * 9, 17], 7, 9), 0.028, 3)
    add(film, ellipse([sign * 17.5, 21], 3, 11), 0.03, 1.6)
  }
}

const middle = (film: Raster, chest: Chest): void => {
  add(film, chest.heart, (x, y, out) => 0.17 + 0.09 * rise(-out, 0, 3.2) * rise(y, 15, 22), 0.14)
  const { shift } = chest
  const windpipe = tube(
    [
      [0, -1],
      [shift * 0.2, 6],
      [shift * 0.8 - 0.15, 12.6],
    ],
    0.82,
  )
  add(film, windpipe, -0.115, 0.22)
  const fork = [shift - 0.15, 12.6] as const
  add(film, tube([fork, [shift - 2.6, 15.4]], 0.62, 0.5), -0.07, 0.25)
  add(film, tube([fork, [shift + 3.1, 15.9]], 0.55, 0.42), -0.06, 0.25)
  // The descending aorta is seen through the heart.
  add(
    film,
    tube(
      [
        [2.9, 11.2],
        [2.7, 18],
        [1.9, 30],
      ],
      0.95,
    ),
    0.028,
    0.3,
  )
}

const belly = (film: Raster, chest: Chest): void => {
  const { dome } = chest
  add(film, ellipse([-7, dome.right + 8.5], 9.5, 8.4), 0.06, 1.2)
  const bubble = both(ellipse([6.6, dome.left + 3.2], 2.9, 1.7, 8), {
    left: 0,
    top: dome.left + 1,
    right: 12,
    bottom: dome.left + 3.9,
    out: (_x, y) => y - dome.left - 3.7,
  })
  add(film, bubble, -0.17, 0.2)
  add(film, ellipse([11.6, dome.left + 6.6], 1.6, 1.3), -0.07, 0.5)
}

/** A chest film as densities, drawn from its parameters; 36 by 40 centimetres, so many pixels each. */
export const chestFilm = (picture: Omit<ChestFilm, 'kind'>, scale = 16): Raster => {
  const chest = chestOf(picture)
  const film = plate({ left: -18, top: 0, width: 36, height: 40 }, scale)
  trunk(film, chest)
  const collapsed = collapsedOf(chest, picture.pneumothorax)
  vessels(film, chest, picture, (side, x, y) =>
    collapsed === undefined || collapsed.side !== side
      ? 1
      : rise(-collapsed.lung.out(x, y), 0, 0.4),
  )
  middle(film, chest)
  belly(film, chest)
  findings(film, chest, picture, collapsed)
  bones(film, chest)
  const uneven = hills(5, 2.4)
  remake(film, (before, x, y) => (before < 0.02 ? before : before + (uneven(x, y) - 0.5) * 0.02))
  grain(film, 3, 0.022)
  return film
}
