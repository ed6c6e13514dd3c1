import { chanceFrom } from './chance.ts'
import { rise, type Shape } from './shapes.ts'

/** The densities of a plate, row by row: what weakens rays (or reflects sound) much is high. */
export type Raster = {
  /** In pixels. */
  readonly columns: number
  readonly rows: number
  /** Pixels a centimetre, and the centimetres of the upper left corner. */
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly data: Float32Array
}

/** What is put at a point: a figure, or one that depends on where it is and how far outside (below zero inside) it lies. */
export type Amount = number | ((x: number, y: number, out: number) => number)

/** An empty plate of so many centimetres. */
export const plate = (
  { left, top, width, height }: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>,
  scale: number,
): Raster => {
  const columns = Math.round(width * scale)
  const rows = Math.round(height * scale)
  return { columns, rows, scale, left, top, data: new Float32Array(columns * rows) }
}

/** The density at a point. */
export const densityAt = (
  { columns, rows, scale, left, top, data }: Raster,
  x: number,
  y: number,
) =>
  data[
    Math.min(rows - 1, Math.max(0, Math.floor((y - top) * scale))) * columns +
      Math.min(columns - 1, Math.max(0, Math.floor((x - left) * scale)))
  ] ?? 0

const visit = (
  { columns, rows, scale, left, top, data }: Raster,
  box: Omit<Shape, 'out'>,
  margin: number,
  change: (before: number, x: number, y: number) => number,
): void => {
  const fromRow = Math.max(0, Math.floor((box.top - margin - top) * scale))
  const untilRow = Math.min(rows, Math.ceil((box.bottom + margin - top) * scale))
  const from = Math.max(0, Math.floor((box.left - margin - left) * scale))
  const until = Math.min(columns, Math.ceil((box.right + margin - left) * scale))
  for (let row = fromRow; row < untilRow; row += 1) {
    const y = top + (row + 0.5) / scale
    for (let column = from; column < until; column += 1) {
      const at = row * columns + column
      data[at] = change(data[at] ?? 0, left + (column + 0.5) / scale, y)
    }
  }
}

const amountAt = (amount: Amount, x: number, y: number, out: number): number =>
  typeof amount === 'number' ? amount : amount(x, y, out)

/** Density is added, as shadows of a film are: what lies behind stays to be seen. */
export const add = (raster: Raster, shape: Shape, amount: Amount, soft = 0.1): void =>
  visit(raster, shape, soft, (before, x, y) => {
    const out = shape.out(x, y)
    if (out >= soft) return before
    return before + amountAt(amount, x, y, out) * (1 - rise(out, -soft, soft))
  })

/** Density takes the place of what was there, as in a section. */
export const fill = (raster: Raster, shape: Shape, amount: Amount, soft = 0.05): void =>
  visit(raster, shape, soft, (before, x, y) => {
    const out = shape.out(x, y)
    if (out >= soft) return before
    const share = 1 - rise(out, -soft, soft)
    return before + (amountAt(amount, x, y, out) - before) * share
  })

/** Density is at least this: what is drawn in pieces is no denser where they meet. */
export const raise = (raster: Raster, shape: Shape, amount: Amount, soft = 0.07): void =>
  visit(raster, shape, soft, (before, x, y) => {
    const out = shape.out(x, y)
    if (out >= soft) return before
    return Math.max(before, amountAt(amount, x, y, out) * (1 - rise(out, -soft, soft)))
  })

/** Every density is made anew from what it was. */
export const remake = (
  raster: Raster,
  change: (before: number, x: number, y: number) => number,
): void =>
  visit(
    raster,
    {
      left: raster.left,
      top: raster.top,
      right: raster.left + raster.columns / raster.scale,
      bottom: raster.top + raster.rows / raster.scale,
    },
    0,
    change,
  )

/** An empty plate of the same size, and the way to lay it over another. */
export const layerOf = (raster: Raster): Raster => ({
  ...raster,
  data: new Float32Array(raster.data.length),
})

/** One plate's densities are added to another's of the same size. */
export const lay = (raster: Raster, layer: Raster): void => {
  for (const [at, one] of layer.data.entries())
    if (one !== 0) raster.data[at] = (raster.data[at] ?? 0) + one
}

/** Smooth chance over the plane, 0 to 1, with hills about so many centimetres wide; the same for the same seed. */
export const hills = (seed: number, wide: number): ((x: number, y: number) => number) => {
  const chance = chanceFrom(seed)
  const side = 64
  const grid = Float32Array.from({ length: side * side }, chance)
  const at = (column: number, row: number): number =>
    grid[(((row % side) + side) % side) * side + (((column % side) + side) % side)] ?? 0
  return (x, y) => {
    const u = x / wide
    const v = y / wide
    const column = Math.floor(u)
    const row = Math.floor(v)
    const across = rise(u - column, 0, 1)
    const down = rise(v - row, 0, 1)
    const upper = at(column, row) + (at(column + 1, row) - at(column, row)) * across
    const lower = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * across
    return upper + (lower - upper) * down
  }
}

/** The grain of film or detector: fine chance on every pixel, and a little of it in clumps. */
export const grain = (raster: Raster, seed: number, strength: number): void => {
  const chance = chanceFrom(seed)
  const clumps = hills(seed + 1, 3 / raster.scale)
  remake(
    raster,
    (before, x, y) =>
      before + strength * ((chance() + chance() - 1) * 0.8 + (clumps(x, y) - 0.5) * 0.8),
  )
}
