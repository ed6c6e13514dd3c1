import { belly, bowel, type Finding, hazy, units } from './abdomen-section.ts'
import { fill, hills, type Raster } from './raster.ts'
import { blob, both, ellipse, type Point, ragged, tube } from './shapes.ts'

const signs = [-1, 1] as const

const pancreas = (film: Raster, finding: Finding): void => {
  const swollen = finding.pancreas === 'swollen'
  const course: Point[] = [
    [-3.6, 1.3],
    [-2.4, 0],
    [0.2, -0.9],
    [3.6, -0.6],
    [7.2, 0.9],
  ]
  const uneven = hills(29, swollen ? 0.9 : 0.55)
  if (swollen) {
    const haze = hills(31, 0.8)
    hazy(film, ragged(tube(course, 3.1, 2.5, 2), haze, 0.9), 33)
    // Fluid before the left kidney, between leaves that are thicker than they should be.
    fill(
      film,
      ragged(
        tube(
          [
            [3.4, 2.4],
            [6.6, 3],
            [9.4, 4.6],
            [10.4, 6.4],
          ],
          0.62,
          0.4,
        ),
        haze,
        0.3,
      ),
      units.water + 6,
      0.22,
    )
    fill(
      film,
      tube(
        [
          [5, 3.5],
          [7.6, 3.7],
          [9.8, 5.2],
          [10.6, 7],
        ],
        0.13,
      ),
      40,
      0.1,
    )
  }
  const organ = ragged(
    tube(course, swollen ? 1.7 : 1.05, swollen ? 1.45 : 0.8),
    uneven,
    swollen ? 0.5 : 0.22,
  )
  fill(
    film,
    organ,
    (x, y) => (swollen ? 33 : units.pancreas) + (uneven(x * 2, y * 2) - 0.5) * (swollen ? 26 : 14),
    swollen ? 0.3 : 0.12,
  )
  fill(
    film,
    tube(
      [
        [-0.6, 0.5],
        [2.6, 0.6],
        [6.8, 1.9],
      ],
      0.34,
      0.28,
    ),
    units.vessel,
    0.1,
  )
}

/** At the height of the pancreas: liver, gall bladder, stomach, spleen, kidneys. */
export const upper = (film: Raster, finding: Finding): void => {
  belly(film)
  const { liver, ascites } = finding
  const liverUnits = liver === 'dark' ? units.fatty : units.liver
  fill(
    film,
    blob([
      [-13.3, -3],
      [-10.6, -6.4],
      [-5, -7.4],
      [-0.6, -6.6],
      [-1.2, -4],
      [-4.4, -2.6],
      [-5.4, -0.4],
      [-7, 2.4],
      [-9, 5.6],
      [-12, 4.4],
      [-13.7, 1],
    ]),
    liverUnits,
    0.12,
  )
  for (const line of [
    [
      [-6, -2.6],
      [-8.6, -1.4],
      [-11.4, -0.4],
    ],
    [
      [-6, -3],
      [-8.2, -4.2],
      [-10.6, -4],
    ],
  ] as const)
    fill(film, tube(line, 0.26, 0.14), liver === 'dark' ? 36 : 46, 0.14)
  fill(film, ellipse([-4.6, -1], 1.35, 2, 24), 10, 0.1)
  fill(
    film,
    blob([
      [0.6, -6.8],
      [5, -7.6],
      [9.4, -5.6],
      [9.6, -3.2],
      [6, -3],
      [2.6, -3.8],
    ]),
    38,
    0.14,
  )
  const gastric = blob([
    [1.2, -6.5],
    [5, -7.2],
    [8.8, -5.4],
    [9, -3.7],
    [6, -3.5],
    [2.8, -4.3],
  ])
  fill(film, gastric, (_x, y) => (y < -5.6 ? units.air * 0.95 : 22), 0.12)
  fill(
    film,
    blob([
      [9.6, -2.6],
      [12.6, -2],
      [13.7, 1.4],
      [12.4, 4.4],
      [10.4, 3.6],
      [10, 0.6],
    ]),
    units.spleen,
    0.12,
  )
  pancreas(film, finding)
  for (const sign of signs) {
    fill(film, ellipse([sign * 6.6, 5.6], 2.2, 2.8, sign * -24), units.kidney, 0.1)
    fill(film, ellipse([sign * 6, 5.1], 0.8, 1.4, sign * -24), units.fat, 0.3)
  }
  fill(film, ellipse([0.7, 3], 1, 1), units.vessel, 0.1)
  fill(film, ellipse([-2, 3], 1.2, 0.9), units.vessel - 4, 0.1)
  fill(film, ellipse([0.6, 1.5], 0.36, 0.36), units.vessel, 0.08)
  fill(film, ellipse([-0.9, 1.2], 0.5, 0.5), units.vessel, 0.08)
  bowel(
    film,
    [
      [-4.7, 2.5],
      [6.2, -2.1],
      [9.4, -1],
    ],
    19,
  )
  if (ascites === true)
    fill(
      film,
      tube(
        [
          [-13.6, -1],
          [-13.2, 3],
          [-10, 6.2],
        ],
        0.45,
        0.3,
      ),
      units.water + 4,
      0.14,
    )
  if (finding.freeAir === true)
    fill(
      film,
      both(
        blob([
          [-9, -7.6],
          [-3, -9.2],
          [3, -9.2],
          [8, -8],
          [3, -8],
          [-3, -8],
        ]),
        ellipse([0, 0], 14, 9.2),
      ),
      units.air,
      0.12,
    )
}
