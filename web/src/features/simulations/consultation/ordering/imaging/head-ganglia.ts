import { isOn, type Level, signs } from './head-section.ts'
import { fill } from './raster.ts'
import { blob, ellipse, type Point, rise, tube } from './shapes.ts'

/** The middle section: horns of the ventricles, nuclei, thalamus, and the ribbon of the insula. */
export const ganglia: Level['draw'] = (film, { water, grey, white }, { insula }) => {
  for (const sign of signs) {
    const early = isOn(insula, sign)
    // Where blood fails, grey matter swells and is told from white no more.
    const ribbon = early ? white + 1 : grey
    fill(film, ellipse([sign * 2.6, 0.3], 2.9, 4), white - 1, 0.6)
    fill(
      film,
      tube(
        [
          [sign * 0.35, -2.1],
          [sign * 0.9, -3],
          [sign * 1.7, -3.9],
        ],
        0.34,
        0.2,
      ),
      water,
      0.12,
    )
    fill(film, ellipse([sign * 1.6, -2.55], 0.5, 1, sign * -24), grey + 1, 0.14)
    const lentiform = blob([
      [sign * 2.15, -1.9],
      [sign * 3.3, -2],
      [sign * 3.55, -0.7],
      [sign * 3.1, 0.9],
      [sign * 2.3, 0.1],
      [sign * 1.75, -0.7],
    ])
    fill(
      film,
      lentiform,
      (_x, y) => (early ? grey + 1 - 8 * rise(y, -1.6, -0.2) : grey + 1),
      early ? 0.3 : 0.15,
    )
    fill(film, ellipse([sign * 1.15, 1], 0.95, 1.45, sign * -14), grey, 0.16)
    const bark: Point[] = [
      [sign * 4, -2.6],
      [sign * 4.45, -1.4],
      [sign * 4.45, 0],
      [sign * 4.1, 1.4],
    ]
    fill(film, tube(bark, 0.26, 0.24), ribbon, early ? 0.2 : 0.1)
    fill(
      film,
      tube(
        bark.map(([x, y]) => [x + sign * 0.75, y] as const),
        0.3,
        0.26,
      ),
      early ? white + 2 : grey,
      0.14,
    )
    // The fissure closes a little over a swollen island.
    fill(
      film,
      tube(
        bark.map(([x, y]) => [x + sign * 0.37, y] as const),
        early ? 0.07 : 0.13,
      ),
      water + 4,
      0.08,
    )
    fill(
      film,
      tube(
        [
          [sign * 4.8, -1.3],
          [sign * 5.8, -1.7],
          [sign * 6.7, -1.9],
        ],
        0.1,
        0.14,
      ),
      water + 4,
      0.1,
    )
    fill(
      film,
      tube(
        [
          [sign * 2, 3.1],
          [sign * 2.5, 4.1],
          [sign * 2.1, 5.3],
        ],
        0.36,
        0.16,
      ),
      water,
      0.14,
    )
    fill(film, ellipse([sign * 2.3, 3.75], 0.16, 0.22), 85, 0.07)
  }
  fill(
    film,
    tube(
      [
        [0, -0.5],
        [0, 1.7],
      ],
      0.13,
      0.16,
    ),
    water,
    0.09,
  )
  fill(film, ellipse([0, 2.6], 0.75, 0.36), water + 3, 0.16)
  fill(film, ellipse([0, 2.35], 0.15, 0.13), 110, 0.06)
  fill(
    film,
    tube(
      [
        [0, -3.3],
        [0, -2],
      ],
      0.05,
    ),
    white,
    0.06,
  )
}
