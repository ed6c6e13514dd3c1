import type { ChestFilm, Side } from '@xinglin/simulation/catalogue'
import { chanceFrom } from './chance.ts'
import { type Chest, signOf } from './chest-anatomy.ts'
import { add, fill, hills, type Raster } from './raster.ts'
import { both, ellipse, type Point, ragged, rise, type Shape, tube, without } from './shapes.ts'

/** A lung that has come away from the wall. */
export type Collapsed = { readonly side: Side; readonly lung: Shape }

/** The lung drawn towards its hilum by how much of it is collapsed; undefined where none is. */
export const collapsedOf = (
  chest: Chest,
  pneumothorax: ChestFilm['pneumothorax'],
): Collapsed | undefined => {
  if (pneumothorax === undefined) return undefined
  const { side, size } = pneumothorax
  const whole = chest.lung[side]
  // It hangs on its root and rests on the diaphragm, so that most air stands at the top and the side.
  const [x, y] = [signOf(side) * 2, chest.hilum[side][1] + 6]
  const share = Math.sqrt(1 - size * 0.9)
  return {
    side,
    lung: {
      left: x + (whole.left - x) * share,
      top: y + (whole.top - y) * share,
      right: x + (whole.right - x) * share,
      bottom: y + (whole.bottom - y) * share,
      out: (px, py) => whole.out(x + (px - x) / share, y + (py - y) / share) * share,
    },
  }
}

/** How high the fluid stands at a distance from the middle: highest at the wall (外高内低). */
export const fluidTop = (
  { dome, angle, half }: Chest,
  side: Side,
  height: number,
  x: number,
): number => {
  const floor = angle[side]
  const level = floor - height * (floor - 7)
  const outward = Math.min(1, Math.max(0, (Math.abs(x) - 2.5) / (half - 2.5)))
  const sag = Math.min(4.6, 1.2 + height * 7)
  const middle = Math.min(level + sag, Math.max(level, dome[side] + 6))
  return middle - (middle - level) * outward ** 2.6
}

const effusion = (film: Raster, chest: Chest, side: Side, height: number): void => {
  const lung = chest.lung[side]
  const above = (x: number, y: number): number => fluidTop(chest, side, height, x) - y
  const fluid: Shape = {
    ...lung,
    left: lung.left - 1,
    right: lung.right + 1,
    bottom: lung.bottom + 1,
    out: (x, y) => Math.max(lung.out(x, y) - 0.5, above(x, y)),
  }
  // Water weakens as the belly does, so that dome and angle are lost in it; beneath its upper edge it grows thicker.
  const white = (x: number, y: number): number =>
    0.7 - 0.0006 * x * x - 0.1 * (1 - rise(-above(x, y), 0, 1.6))
  fill(film, fluid, white, 0.5)
}

const bronchogram = (film: Raster, [x, y]: Point, towards: number, within: Shape): void => {
  const chance = chanceFrom(31)
  const go = (from: Point, angle: number, wide: number): void => {
    const length = 1.7 + chance() * 0.9
    const end: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
    add(
      film,
      tube([from, end], wide, wide * 0.8),
      (px, py) => -0.085 * rise(-within.out(px, py), -0.4, 0.8),
      0.09,
    )
    if (wide < 0.1) return
    go(end, angle - 0.34 - chance() * 0.2, wide * 0.76)
    go(end, angle + 0.3 + chance() * 0.2, wide * 0.76)
  }
  go([x, y], towards, 0.2)
}

/** The minor fissure bounds the upper and the middle lobe of the right lung. */
const fissure = 18.9

const bounded = (lobe: string, shape: Shape): Shape => {
  if (lobe === 'right-upper')
    return { ...shape, out: (x, y) => Math.max(shape.out(x, y), y - fissure + (x + 8) * 0.04) }
  if (lobe === 'right-middle')
    return { ...shape, out: (x, y) => Math.max(shape.out(x, y), fissure - y - (x + 8) * 0.04) }
  return shape
}

const consolidation = (
  film: Raster,
  chest: Chest,
  { lobe, extent, bronchogram: air = false }: NonNullable<ChestFilm['consolidation']>[number],
): void => {
  const side = lobe.startsWith('right') ? 'right' : 'left'
  const whole = chest.lobe[lobe]
  const cx = (whole.left + whole.right) / 2
  const cy = (whole.top + whole.bottom) / 2
  const share = 0.45 + 0.6 * extent
  const sized: Shape = {
    left: cx + (whole.left - cx) * share,
    top: cy + (whole.top - cy) * share,
    right: cx + (whole.right - cx) * share,
    bottom: cy + (whole.bottom - cy) * share,
    out: (x, y) => whole.out(cx + (x - cx) / share, cy + (y - cy) / share) * share,
  }
  const coarse = hills(41, 2.1)
  const fine = hills(43, 0.7)
  const cloud = ragged(sized, (x, y) => coarse(x, y) * 0.7 + fine(x, y) * 0.3, 1.5)
  const region = both(bounded(lobe, cloud), chest.lung[side])
  // What fills the air spaces also hides the vessels that ran through them.
  const uneven = (x: number, y: number): number => coarse(x + 9, y) * 0.6 + fine(x, y) * 0.4
  fill(film, region, (x, y) => 0.5 + 0.12 * uneven(x, y), 1.7)
  if (!air) return
  const [hx, hy] = chest.hilum[side]
  const from: Point = [hx + (cx - hx) * 0.38, hy + (cy - hy) * 0.42]
  bronchogram(film, from, Math.atan2(cy - from[1], cx - from[0]), region)
}

const nodule = (
  film: Raster,
  chest: Chest,
  { lobe, mm, cavity = false }: NonNullable<ChestFilm['nodules']>[number],
  no: number,
): void => {
  const { left, right, top, bottom } = chest.lobe[lobe]
  const sign = lobe.startsWith('right') ? -1 : 1
  const x = (left + right) / 2 + sign * (0.8 + no * 1.4)
  const y = (top + bottom) / 2 + (no % 2 === 0 ? -0.6 : 1.8)
  const radius = mm / 20
  const edge = ragged(ellipse([x, y], radius, radius * 0.94), hills(61 + no, radius), radius * 0.14)
  add(film, edge, (_x, _y, out) => 0.16 * Math.min(1, 0.45 - out / radius) + mm * 0.001, 0.12)
  if (cavity)
    add(
      film,
      ellipse([x + radius * 0.08, y - radius * 0.06], radius * 0.62, radius * 0.58),
      -0.19,
      0.14,
    )
}

const congested = (film: Raster, chest: Chest, much: number): void => {
  const clouds = hills(71, 1.7)
  for (const side of ['right', 'left'] as const) {
    const sign = signOf(side)
    const [x, y] = chest.hilum[side]
    const wing = both(ellipse([x + sign * 2.6, y + 1.6], 5.2, 7), chest.lung[side])
    add(
      film,
      wing,
      (px, py, out) => 0.3 * much * rise(-out, -0.6, 4.2) * (0.6 + 0.8 * clouds(px, py)),
      0.8,
    )
    for (let no = 0; no < 6; no += 1) {
      const at = chest.angle[side] - 2.2 - no * 0.85
      const line = tube(
        [
          [sign * 13.75, at],
          [sign * (12.1 + (no % 3) * 0.3), at + 0.1],
        ],
        0.045,
      )
      add(film, line, 0.1 * much, 0.06)
    }
  }
}

/** What the rays show that health does not have. */
export const findings = (
  film: Raster,
  chest: Chest,
  picture: Omit<ChestFilm, 'kind'>,
  collapsed: Collapsed | undefined,
): void => {
  if (picture.congestion !== undefined) congested(film, chest, picture.congestion)
  for (const one of picture.consolidation ?? []) consolidation(film, chest, one)
  for (const [no, one] of (picture.nodules ?? []).entries()) nodule(film, chest, one, no)
  for (const { side, height } of picture.effusion ?? []) effusion(film, chest, side, height)
  if (collapsed) {
    const { side, lung } = collapsed
    add(film, without(chest.lung[side], lung), -0.075, 0.1)
    add(
      film,
      both(lung, chest.lung[side]),
      0.02 + 0.15 * (picture.pneumothorax?.size ?? 0) ** 2,
      0.12,
    )
    const whole = chest.lung[side]
    const line: Shape = {
      ...lung,
      // Where the lung still lies on heart and diaphragm no edge is seen.
      out: (x, y) =>
        Math.max(
          Math.abs(lung.out(x, y)) - 0.05,
          whole.out(x, y) + 0.25,
          0.3 - chest.heart.out(x, y),
          y - chest.dome[side] + 0.5,
        ),
    }
    add(film, line, 0.11, 0.06)
  }
  if (picture.freeAir === true)
    for (const side of ['right', 'left'] as const) {
      const sign = signOf(side)
      const dome = chest.dome[side]
      const under = without(
        ellipse([sign * 7.8, dome + 2.2], 4.7, 1.9),
        ellipse([sign * 7.8, dome + 4.1], 6.4, 2.7),
      )
      add(film, under, -0.3, 0.1)
    }
}
