import type { Chest } from './chest-anatomy.ts'
import { add, type Raster } from './raster.ts'
import { ellipse, type Point, rise, tube } from './shapes.ts'

const sides = [-1, 1] as const

/** Denser towards the edge, as a tube of cortex is; it fades where `fade` says. */
const cortex =
  (radius: number, dense: number, fade: (x: number, y: number) => number = () => 1) =>
  (x: number, y: number, out: number): number => {
    const edge = Math.max(0, 1 + out / radius)
    return dense * (0.5 + 0.65 * edge * edge) * fade(x, y)
  }

/** Half the width of the cage at a height. */
const wallAt = (y: number): number => 14.35 * Math.sqrt(Math.min(1, Math.max(0, (y - 3.3) / 19)))

const ribs = (film: Raster, { air }: Chest): void => {
  const step = 2.52 + air * 0.32
  for (let no = 0; no < 11; no += 1) {
    const y = 5.4 + no * step
    const drop = (no < 2 ? 1.9 : 3.1) * (1 - air * 0.35)
    const wall = Math.min(14.3, Math.max(6.2, wallAt(y + drop + 0.6)))
    const front = no > 8 ? undefined : y + (no === 0 ? 4.2 : 7.6 + Math.min(no, 6) * 0.32)
    for (const side of sides) {
      const behind: Point[] = [
        [side * 1.9, y + 0.2],
        [side * 4, y - 0.35],
        [side * Math.min(8, wall * 0.62), y + 0.3],
        [side * (wall - 1.5), y + drop * 0.62],
        [side * wall, y + drop],
      ]
      add(
        film,
        tube(behind, 0.58, 0.55),
        cortex(0.58, 0.105, (_x, y) => 1 - 0.45 * rise(y, 28, 33)),
        0.09,
      )
      if (front === undefined) continue
      const until = no === 0 ? 4.6 : 6.2 + no * 0.42
      const before: Point[] = [
        [side * wall, y + drop],
        [side * (wall - 0.25), y + drop + 1.5],
        [side * (wall - 1.9), y + drop + 3.1],
        [side * (until + 1.6), front - 0.9],
        [side * until, front],
      ]
      // The front ends in cartilage, which throws no shadow.
      const fade = (x: number): number => rise(Math.abs(x), until - 0.5, until + 2.6)
      add(film, tube(before, 0.55, 0.72), cortex(0.66, 0.062, fade), 0.12)
    }
  }
}

const spine = (film: Raster): void => {
  for (let no = 0; no < 17; no += 1) {
    const y = 1.2 + no * 2.46
    add(film, ellipse([0, y], 1.75 + no * 0.02, 1.12), cortex(1.1, 0.06), 0.2)
    add(film, ellipse([0, y + 0.35], 0.28, 0.62), 0.05, 0.14)
    for (const side of sides) add(film, ellipse([side * 1.05, y - 0.25], 0.3, 0.42), 0.045, 0.12)
  }
}

const shoulders = (film: Raster): void => {
  for (const side of sides) {
    const collar: Point[] = [
      [side * 1.5, 8.5],
      [side * 3.4, 8],
      [side * 6.6, 6.6],
      [side * 10, 5.2],
      [side * 13.6, 4.9],
      [side * 16, 4.6],
    ]
    add(film, tube(collar, 0.72, 0.6), cortex(0.7, 0.13), 0.09)
    add(film, ellipse([side * 1.8, 8.9], 0.95, 0.85), 0.04, 0.2)
    // Shoulder blades are turned out of the lungs; their inner edge is seen beside them.
    add(
      film,
      tube(
        [
          [side * 14.2, 6.6],
          [side * 14.6, 11],
          [side * 14.4, 15.4],
          [side * 15, 18.6],
        ],
        0.3,
      ),
      0.06,
      0.22,
    )
    add(film, ellipse([side * 16.6, 11.5], 2.7, 6.6, side * 6), 0.07, 0.7)
    add(film, ellipse([side * 17.4, 5.4], 2.1, 2), cortex(1.9, 0.16), 0.2)
    add(
      film,
      tube(
        [
          [side * 17.7, 6.6],
          [side * 18.6, 14],
        ],
        1.2,
      ),
      cortex(1.2, 0.12),
      0.2,
    )
  }
}

/** Spine, ribs from behind and before, collar bones and shoulder blades. */
export const bones = (film: Raster, chest: Chest): void => {
  spine(film)
  ribs(film, chest)
  shoulders(film)
}
