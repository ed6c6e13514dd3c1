import { add, fill, hills, layerOf, plate, type Raster, type Amount } from './raster.ts'
import type { Shape } from './shapes.ts'

/** What sound meets: how bright it is sent back, and how much weaker (or, in fluid, less weakened) it goes on. */
export type Body = { readonly bright: Raster; readonly weak: Raster }

/** Where the sound comes from: a curved probe, whose fan has its tip so far above the skin, or a straight one. */
export type Probe = {
  /** Centimetres. */
  readonly width: number
  readonly depth: number
  readonly fan?: { readonly above: number; readonly degrees: number }
}

/** An empty body before a probe; the skin is at 0, the middle at 0. */
export const bodyBefore = ({ width, depth }: Probe, scale: number): Body => {
  const bright = plate({ left: -width / 2, top: 0, width, height: depth }, scale)
  return { bright, weak: layerOf(bright) }
}

/** Tissue of a brightness; `weak` is how much more than usual it weakens what goes through (below zero: fluid). */
export const tissue = (
  { bright, weak }: Body,
  shape: Shape,
  amount: Amount,
  weakening = 0,
  soft = 0.06,
): void => {
  fill(bright, shape, amount, soft)
  fill(weak, shape, weakening, soft)
}

/** Something that throws sound back and lets none through, so that it is dark behind: stone, bone, gas. */
export const wall = (body: Body, shape: Shape, bright = 0.95): void => {
  add(body.weak, shape, 3.2, 0.05)
  fill(body.bright, shape, bright, 0.07)
}

/** What the probe shows: speckle as fine as its beam, shadow behind what weakens, brightness behind fluid. */
export const scanned = ({ bright, weak }: Body, { fan }: Probe, seed: number): Raster => {
  const { columns, rows, scale, left } = bright
  const shown = layerOf(bright)
  const tip = fan?.above ?? 1e6
  const half = fan === undefined ? 1 : (fan.degrees * Math.PI) / 360
  const fine = hills(seed, 0.085)
  const second = hills(seed + 1, 0.05)
  const broad = hills(seed + 2, 0.5)
  // What was lost on the way is summed up along each ray, from above downwards.
  const lost = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    const y = (row + 0.5) / scale
    for (let column = 0; column < columns; column += 1) {
      const x = left + (column + 0.5) / scale
      const at = row * columns + column
      const before = fan === undefined ? x : x * (1 - 1 / (scale * (y + tip)))
      const from = Math.min(columns - 1, Math.max(0, Math.round((before - left) * scale - 0.5)))
      lost[at] =
        (row === 0 ? 0 : (lost[at - columns + (from - column)] ?? 0)) + (weak.data[at] ?? 0) / scale
      const angle = fan === undefined ? 0 : Math.atan2(x, y + tip)
      const range = fan === undefined ? y : Math.hypot(x, y + tip) - tip
      if (fan !== undefined && (Math.abs(angle) > half || range < 0 || range > rows / scale))
        continue
      const across = fan === undefined ? x : angle * (tip + 4)
      const beam = 1.7 + range * 0.12
      const speckle =
        fine(across / beam, range) * second(across / beam + 9, range) * 1.9 +
        0.4 +
        broad(x, y) * 0.2
      const through = Math.min(1.5, Math.exp(-(lost[at] ?? 0)))
      shown.data[at] = 0.012 + (bright.data[at] ?? 0) * speckle * through
    }
  }
  return shown
}
