import { belly, bowel, type Finding, hazy, units } from './abdomen-section.ts'
import { fill, hills, type Raster } from './raster.ts'
import { blob, ellipse, type Point, ragged, tube } from './shapes.ts'

const signs = [-1, 1] as const

const appendix = (film: Raster, { appendix: ill }: Finding): void => {
  const course: Point[] = [
    [-7.2, 2.9],
    [-6, 2.9],
    [-5, 1.9],
    [-4.6, 0.4],
  ]
  const radius = (ill?.mm ?? 5) / 20
  if (ill !== undefined) hazy(film, ragged(tube(course, 1.7, 1.5, 2), hills(37, 0.7), 0.6), 41)
  fill(film, tube(course, radius, radius), ill === undefined ? 36 : 46, 0.08)
  fill(film, tube(course, radius * 0.45, radius * 0.4), ill === undefined ? -60 : 14, 0.08)
  if (ill?.stone !== undefined)
    fill(film, ellipse([-5.9, 2.85], ill.stone / 20, ill.stone / 24), 320, 0.06)
}

/** At the height of the iliac wings: caecum and appendix, loops, psoas. */
export const lower = (film: Raster, finding: Finding): void => {
  belly(film, false)
  for (const sign of signs) {
    fill(
      film,
      tube(
        [
          [sign * 12.4, 0.4],
          [sign * 10.4, 4],
          [sign * 6.6, 7.4],
          [sign * 3.4, 8.2],
        ],
        0.48,
        0.8,
      ),
      units.bone,
      0.12,
    )
    fill(
      film,
      tube(
        [
          [sign * 12.4, 0.4],
          [sign * 10.4, 4],
          [sign * 6.6, 7.4],
          [sign * 3.8, 8.1],
        ],
        0.2,
        0.5,
      ),
      240,
      0.14,
    )
    fill(film, ellipse([sign * 4.2, 5], 1.9, 1.6, sign * 30), units.muscle, 0.14)
    fill(
      film,
      tube(
        [
          [sign * 11.2, 1.4],
          [sign * 9.6, 4.2],
          [sign * 6.4, 6.6],
        ],
        0.7,
        0.5,
      ),
      units.muscle,
      0.14,
    )
    fill(film, ellipse([sign * 2.5, 3.6], 0.55, 0.55), units.vessel, 0.08)
    fill(film, ellipse([sign * 2.9, 4.7], 0.6, 0.6), units.vessel - 3, 0.08)
  }
  const wall = blob([
    [-11, -2.6],
    [-8, -3.4],
    [-6.2, -1],
    [-6.8, 2.4],
    [-9, 3.6],
    [-11, 1.6],
  ])
  fill(film, wall, 40, 0.1)
  const chyme = hills(43, 0.6)
  fill(
    film,
    { ...wall, out: (x, y) => wall.out(x, y) + 0.28 },
    (x, y) => (y < -1.6 ? units.air : -40 + 110 * chyme(x, y)),
    0.14,
  )
  bowel(
    film,
    [
      [-3.6, -2.6],
      [-0.6, -4.6],
      [3, -3.4],
      [0.9, -1],
      [5.6, -0.6],
      [-0.6, 1.9],
      [2.6, 1.6],
      [8.6, 1.6],
      [7.4, -3.2],
    ],
    47,
    1.35,
  )
  appendix(film, finding)
  if (finding.ascites === true)
    for (const sign of signs)
      fill(
        film,
        tube(
          [
            [sign * 12, -3],
            [sign * 11.4, 0.8],
          ],
          0.6,
          0.4,
        ),
        units.water + 4,
        0.14,
      )
}
