import { isOn, type Level, signs } from './head-section.ts'
import { fill } from './raster.ts'
import { blob, ellipse, type Point, tube } from './shapes.ts'

/** The lowest section: the star of cisterns, midbrain, temporal lobes, and the middle arteries on their way out. */
export const cisterns: Level['draw'] = (film, { bone, water, grey, white }, { artery }) => {
  // The tips of the petrous bones and the ridges before the temporal lobes.
  for (const sign of signs) {
    fill(
      film,
      tube(
        [
          [sign * 6.4, -3.5],
          [sign * 5, -3.5],
          [sign * 3.3, -3],
        ],
        0.34,
        0.1,
      ),
      bone * 0.8,
      0.12,
    )
    fill(
      film,
      tube(
        [
          [sign * 6.3, 3],
          [sign * 5.4, 2.6],
          [sign * 4.2, 2.3],
        ],
        0.42,
        0.12,
      ),
      bone * 0.8,
      0.14,
    )
    fill(
      film,
      tube(
        [
          [sign * 1.1, 3.3],
          [sign * 3.2, 4.6],
          [sign * 5.6, 5.6],
        ],
        0.07,
      ),
      52,
      0.07,
    )
  }
  fill(
    film,
    blob([
      [0, 3.2],
      [2.6, 4.4],
      [4.6, 6.2],
      [2.2, 8],
      [-2.2, 8],
      [-4.6, 6.2],
      [-2.6, 4.4],
    ]),
    (x, y) => grey - 3 + 1.6 * Math.cos(y * 9 + x * x * 0.3),
    0.2,
  )
  const star: Point[] = [
    [0, -2.9],
    [0.75, -1.5],
    [2.2, -1.3],
    [1.5, -0.2],
    [1.7, 1.1],
    [0.6, 0.3],
    [0, 0.5],
    [-0.6, 0.3],
    [-1.7, 1.1],
    [-1.5, -0.2],
    [-2.2, -1.3],
    [-0.75, -1.5],
  ]
  fill(film, blob(star), water, 0.12)
  fill(film, ellipse([0, -0.9], 0.42, 0.3), white, 0.1)
  // Midbrain with its feet, and the smile of cistern behind it.
  fill(
    film,
    blob([
      [-0.5, 0.7],
      [0, 1],
      [0.5, 0.7],
      [1.4, 0.9],
      [1.6, 1.9],
      [0.9, 2.8],
      [-0.9, 2.8],
      [-1.6, 1.9],
      [-1.4, 0.9],
    ]),
    grey - 5,
    0.14,
  )
  fill(
    film,
    tube(
      [
        [-1.9, 1.4],
        [-1.6, 2.6],
        [0, 3.15],
        [1.6, 2.6],
        [1.9, 1.4],
      ],
      0.15,
    ),
    water + 2,
    0.1,
  )
  fill(film, ellipse([0, 2.35], 0.09, 0.09), water, 0.06)
  for (const sign of signs) {
    const course: Point[] = [
      [sign * 1.5, -1.35],
      [sign * 3, -1.75],
      [sign * 4.4, -1.7],
      [sign * 6, -2.2],
    ]
    fill(film, tube(course, 0.26, 0.14), water + 3, 0.12)
    const clotted = isOn(artery, sign)
    fill(
      film,
      tube(
        [
          [sign * 1.25, -1.2],
          [sign * 2.5, -1.6],
          [sign * 3.7, -1.75],
        ],
        clotted ? 0.17 : 0.11,
        clotted ? 0.15 : 0.08,
      ),
      clotted ? 60 : 40,
      0.06,
    )
    fill(
      film,
      tube(
        [
          [sign * 4.2, 0.6],
          [sign * 3.7, 1.4],
        ],
        0.13,
        0.08,
      ),
      water + 4,
      0.1,
    )
  }
}
