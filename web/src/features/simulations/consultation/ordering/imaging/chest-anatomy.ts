import type { ChestFilm, Lobe, Side } from '@xinglin/simulation/catalogue'
import { blob, ellipse, type Point, type Shape } from './shapes.ts'

/** Of a film the patient's right is on the left. */
export const signOf = (side: Side): -1 | 1 => (side === 'right' ? -1 : 1)

/** Where things lie on a chest film, in its centimetres; everything that is drawn asks here. */
export type Chest = {
  /** Half the width of the thorax inside, at the widest. */
  readonly half: number
  /** Top of the dome and floor of the angle. */
  readonly dome: Readonly<Record<Side, number>>
  readonly angle: Readonly<Record<Side, number>>
  readonly lung: Readonly<Record<Side, Shape>>
  readonly heart: Shape
  readonly hilum: Readonly<Record<Side, Point>>
  readonly lobe: Readonly<Record<Lobe, Shape>>
  /** How far the mediastinum stands to the left of the patient. */
  readonly shift: number
  /** How much of hyperinflation, 0 to 1. */
  readonly air: number
}

const half = 14

const lungOf = (side: Side, dome: number, angle: number, air: number): Shape => {
  const sign = signOf(side)
  const flat = air * 1.5
  return blob(
    (
      [
        [3.2, 6.6],
        [5.4, 4.9],
        [8, 5.9],
        [10.4, 9],
        [12.2, 13.5],
        [13.4, 19],
        [half, 25],
        [half + 0.15, angle - 2.2],
        [half - 0.05, angle],
        [12.9, angle - 1.5 + flat * 0.2],
        [10.9, dome + 1.1 - flat * 0.45],
        [8, dome],
        [5.2, dome + 0.5 - flat * 0.15],
        [3.4, dome + 1.7 - flat * 0.4],
        [1.6, dome + 1.6],
        [1.1, 22],
        [1, 16],
        [1.5, 11],
      ] as const
    ).map(([x, y]) => [x * sign, y] as const),
  )
}

/** The silhouette of heart and great vessels: right border 1/3, left border 2/3 of the width that the ratio asks for. */
const heartOf = (ratio: number, shift: number, dome: Readonly<Record<Side, number>>): Shape => {
  const width = ratio * half * 2
  const right = width * 0.32
  const left = width * 0.68
  const down = dome.left - 27.6
  return blob(
    (
      [
        [-1.9, 6.5],
        [-2.3, 9.5],
        [-2.6, 13],
        [-2.7, 16.4],
        [-right * 0.93, 19.6],
        [-right, 22.4],
        [-right * 0.9, 25.4 + down * 0.6],
        [-2.2, 28.4 + down],
        [2, 29.4 + down],
        [left * 0.72, 28.9 + down],
        [left * 0.98, 27.2 + down],
        [left * 0.97, 25 + down * 0.8],
        [left * 0.78, 21.2 + down * 0.4],
        [left * 0.5, 18],
        [3.2, 16],
        [3, 14.2],
        [3.7, 12.6],
        [3.9, 11.2],
        [3.2, 9.9],
        [2, 8.9],
        [1.5, 6.5],
      ] as const
    ).map(([x, y]) => [x + shift * Math.min(1, Math.max(0, (y - 5) / 9)), y] as const),
  )
}

/** A chest as a picture's parameters want it. */
export const chestOf = ({
  hyperinflation: air = 0,
  heart,
  shift,
}: Omit<ChestFilm, 'kind'>): Chest => {
  const low = air * 2.9
  const dome = { right: 26.6 + low, left: 27.7 + low }
  const angle = { right: 31.8 + low * 0.75, left: 32.4 + low * 0.75 }
  const moved = shift ? (signOf(shift.to) * shift.mm) / 10 : 0
  const lung = {
    right: lungOf('right', dome.right, angle.right, air),
    left: lungOf('left', dome.left, angle.left, air),
  }
  return {
    half,
    dome,
    angle,
    lung,
    heart: heartOf(heart ?? 0.46 - air * 0.09, moved, dome),
    hilum: { right: [-3.9 + moved * 0.8, 16.6], left: [3.9 + moved * 0.8, 15.7] },
    lobe: {
      'right-upper': ellipse([-7.4, 12.2], 5.9, 6.4, -12),
      'right-middle': ellipse([-6.6, 22.9 + low * 0.5], 4.9, 3.9, 18),
      'right-lower': ellipse([-8.9, 23.7 + low * 0.7], 5.2, 5.5, -20),
      'left-upper': ellipse([7.2, 14], 5.8, 7.4, 12),
      'left-lower': ellipse([8.2, 24.4 + low * 0.7], 5.4, 5.4, 20),
    },
    shift: moved,
    air,
  }
}
