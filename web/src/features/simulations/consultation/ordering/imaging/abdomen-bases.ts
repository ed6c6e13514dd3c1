import { belly, type Finding, units } from './abdomen-section.ts'
import { fill, type Raster } from './raster.ts'
import { blob, both, ellipse, tube, without } from './shapes.ts'

/** The bases of the lungs, the dome of the liver, heart and aorta. */
export const bases = (film: Raster, { liver, effusion }: Finding): void => {
  const inside = belly(film)
  fill(film, inside, units.air * 0.86, 0.2)
  fill(
    film,
    blob([
      [-13.5, -2],
      [-9, -6.6],
      [-2, -6],
      [1.5, -2.6],
      [-0.5, 1.6],
      [-4.5, 3.6],
      [-10.5, 4],
    ]),
    liver === 'dark' ? units.fatty : units.liver,
    0.14,
  )
  fill(
    film,
    blob([
      [-2.6, -7.4],
      [3, -8.4],
      [7.6, -6.4],
      [8.2, -3],
      [4.4, -1.4],
      [0.4, -2.4],
    ]),
    42,
    0.16,
  )
  fill(
    film,
    tube(
      [
        [-3, -7.7],
        [3, -8.5],
        [8, -6.6],
        [8.7, -3],
      ],
      0.3,
    ),
    units.fat,
    0.2,
  )
  fill(
    film,
    blob([
      [9.2, -4],
      [12.9, -1.4],
      [13.6, 2.6],
      [11.2, 4.4],
      [8.8, 1],
    ]),
    units.spleen,
    0.14,
  )
  fill(film, ellipse([1.6, 3.3], 1.15, 1.15), units.vessel, 0.1)
  if (effusion === undefined) return
  const sign = effusion === 'right' ? -1 : 1
  // Fluid lies at the back in who lies on the back: a crescent along the wall.
  const lung = without(
    { ...inside, out: (x, y) => Math.max(inside.out(x, y) - 0.25, 0.9 - x * sign) },
    ellipse([sign * 6.6, -1.2], 7.4, 7.3),
  )
  fill(
    film,
    both(lung, { left: -20, right: 20, top: 1, bottom: 12, out: (_x, y) => 1.8 - y }),
    units.water + 4,
    0.16,
  )
}
