import type { Gastroscopy } from '@xinglin/simulation/catalogue'
import { chanceFrom } from './chance.ts'
import { hills } from './raster.ts'
import { ellipse, type Point, ragged, rise, type Shape } from './shapes.ts'

type Finding = Omit<Gastroscopy, 'kind'>
type Colour = readonly [red: number, green: number, blue: number]

/** A look through an endoscope: the colours of a round field. */
export type View = {
  readonly name: string
  readonly columns: number
  readonly rows: number
  readonly colours: Uint8ClampedArray<ArrayBuffer>
}

const mucosa: Colour = [214, 122, 92]
const deep: Colour = [48, 14, 12]
const fibrin: Colour = [226, 214, 178]
const blood: Colour = [128, 8, 12]
const dirt: Colour = [74, 44, 26]

const mix = (a: Colour, b: Colour, share: number): Colour => {
  const part = Math.min(1, Math.max(0, share))
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]
}

/** A surface: how high it stands at a point (for light and shade), and its colour there. */
type Surface = {
  readonly high: (x: number, y: number) => number
  readonly colour: (x: number, y: number) => Colour
}

const coarse = hills(501, 0.42)
const fine = hills(503, 0.07)
const pattern = hills(507, 0.16)

/** The antrum, with the pylorus at the end and folds that run round it. */
const antrum: Surface = {
  high: (x, y) => {
    const far = Math.hypot((x - 0.05) * 1.05, y + 0.05)
    return (
      0.055 * Math.sin(far * 15 - 1.2 + coarse(x, y)) * rise(far, 0.1, 0.5) +
      0.02 * coarse(x, y) +
      0.006 * fine(x, y)
    )
  },
  colour: (x, y) => {
    const far = Math.hypot((x - 0.05) * 1.05, y + 0.05) + (coarse(x * 2, y * 2) - 0.5) * 0.03
    return mix(deep, mucosa, rise(far, 0.06, 0.17) * 0.72 + 0.28 * rise(far, 0.14, 0.7))
  },
}

const ridgeAt = (x: number): number => 0.12 - 0.34 * x * x

/** The angle of the stomach: an arch like a sickle between the dark body above it and the antrum below. */
const angle: Surface = {
  high: (x, y) => {
    const off = y - ridgeAt(x)
    return 0.2 * Math.exp(-off * off * 11) + 0.03 * coarse(x * 1.4, y * 1.4) + 0.006 * fine(x, y)
  },
  colour: (x, y) => {
    const off = y - ridgeAt(x)
    const hollow = off < 0 ? rise(-off, 0.32, 0.75) : rise(off, 0.44, 0.95)
    return mix(mucosa, deep, hollow * 0.94)
  },
}

const places: Readonly<Record<NonNullable<Finding['ulcer']>['place'], readonly [0 | 1, Point]>> = {
  antrum: [0, [-0.48, 0.3]],
  angle: [1, [0.06, 0.14]],
}

const forrestTops: readonly string[] = ['Ia', 'Ib', 'IIa', 'IIb', 'IIc']

/** An ulcer on a surface: a raised red rim, a whitish floor that lies lower, and what stands in it by its class. */
const ulcerated = (
  below: Surface,
  [x, y]: Point,
  { mm, forrest }: NonNullable<Finding['ulcer']>,
): Surface => {
  const radius = 0.1 + mm / 110
  const edge: Shape = ragged(
    ellipse([x, y], radius * 1.18, radius * 0.9, -8),
    hills(511, radius),
    radius * 0.1,
  )
  const slough = hills(513, 0.11)
  const spot = [x + radius * 0.12, y - radius * 0.05] as const
  const vessel = ellipse(spot, 0.055, 0.047)
  const clot = ragged(ellipse(spot, radius * 0.52, radius * 0.42), hills(517, 0.1), 0.03)
  const stream = (px: number, py: number): number => {
    const down = py - spot[1]
    if (forrest !== 'Ia' && forrest !== 'Ib') return 0
    const wide = (forrest === 'Ia' ? 0.07 : 0.035) + down * 0.1
    const across = Math.abs(px - spot[0] - 0.05 * Math.sin(down * 9))
    return down < -0.02 ? 0 : rise(wide - across, 0, 0.03) * rise(0.85 - down, 0, 0.3)
  }
  return {
    high: (px, py) => {
      const out = edge.out(px, py)
      const rim = 0.05 * Math.exp(-(((out - 0.03) / 0.06) ** 2))
      const floor = -0.05 * (1 - rise(out, -0.09, 0.01))
      const stump = forrest === 'IIa' ? 0.07 * (1 - rise(vessel.out(px, py), -0.05, 0.02)) : 0
      const lump = forrest === 'IIb' ? 0.06 * (1 - rise(clot.out(px, py), -0.1, 0.02)) : 0
      return below.high(px, py) + rim + floor + stump + lump + 0.05 * stream(px, py)
    },
    colour: (px, py) => {
      const out = edge.out(px, py)
      const around = mix(
        below.colour(px, py),
        [198, 52, 44],
        0.62 * (1 - rise(Math.abs(out - 0.03), 0, 0.11)),
      )
      const floor = mix(
        fibrin,
        dirt,
        forrest === 'III'
          ? 0.08
          : 0.5 * rise(slough(px, py) * 0.6 + slough(px * 2.3, py * 2.3) * 0.4, 0.25, 1),
      )
      const inside = mix(floor, around, rise(out, -0.035, 0.012))
      const spotted =
        forrest === 'IIc'
          ? mix([40, 18, 14], inside, rise(vessel.out(px, py), -0.02, 0.03))
          : inside
      const stump =
        forrest === 'IIa'
          ? mix([166, 10, 16], spotted, rise(vessel.out(px, py), -0.012, 0.012))
          : spotted
      const covered =
        forrest === 'IIb' ? mix([82, 6, 10], stump, rise(clot.out(px, py), -0.02, 0.03)) : stump
      return forrestTops.includes(forrest) ? mix(covered, blood, stream(px, py)) : covered
    },
  }
}

/** Small red breaks of the surface, and dark fluid where it gathers. */
const soiled = (below: Surface, { erosions, coffee }: Finding, no: number): Surface => {
  const chance = chanceFrom(521 + no)
  const spots = Array.from({ length: erosions === true ? 9 : 0 }, () => {
    const turn = chance() * Math.PI * 2
    const far = 0.36 + chance() * 0.4
    return ellipse(
      [Math.cos(turn) * far, Math.sin(turn) * far],
      0.03 + chance() * 0.025,
      0.022 + chance() * 0.02,
      chance() * 90,
    )
  })
  const pool = ragged(ellipse([-0.1, 0.98], 0.62, 0.24), hills(523, 0.14), 0.05)
  return {
    high: (x, y) => below.high(x, y) * (coffee === true ? rise(pool.out(x, y), -0.06, 0.06) : 1),
    colour: (x, y) => {
      let colour = below.colour(x, y)
      if (no === 0)
        for (const one of spots) {
          colour = mix([190, 34, 30], colour, rise(one.out(x, y), -0.01, 0.04))
          colour = mix([222, 190, 150], colour, rise(one.out(x, y), -0.03, -0.008))
        }
      return coffee === true ? mix(dirt, colour, rise(pool.out(x, y), -0.03, 0.02)) : colour
    },
  }
}

const seen = (name: string, surface: Surface, size: number): View => {
  const colours = new Uint8ClampedArray(size * size * 4)
  const step = 0.012
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const x = ((column + 0.5) / size) * 2 - 1
      const y = ((row + 0.5) / size) * 2 - 1
      const at = (row * size + column) * 4
      colours[at + 3] = 255
      const far = Math.hypot(x, y)
      if (far > 1) continue
      const here = surface.high(x, y)
      const slopeX = (surface.high(x + step, y) - here) / step
      const slopeY = (surface.high(x, y + step) - here) / step
      // The lamp sits beside the lens: what faces it is bright, wet ridges glisten.
      const facing =
        (1 + slopeX * 0.35 + slopeY * 0.6) / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY)
      const light =
        Math.max(0.12, 0.55 + 0.42 * facing) * (1 - 0.34 * far * far) * rise(1 - far, 0, 0.03)
      const glint =
        rise(facing + (pattern(x, y) - 0.5) * 0.5, 1.32, 1.5) * 120 * rise(1 - far, 0.1, 0.4)
      const vein =
        1 - 0.07 * rise(pattern(x * 1.3, y * 1.3), 0.55, 0.8) - 0.05 * fine(x * 0.8, y * 0.8)
      const [red, green, blue] = surface.colour(x, y)
      colours[at] = red * light * (0.98 + 0.02 * vein) + glint
      colours[at + 1] = green * light * vein + glint
      colours[at + 2] = blue * light * vein + glint
    }
  return { name, columns: size, rows: size, colours }
}

/** A gastroscopy: the antrum with the pylorus, and the angle. */
export const gastroscopy = (finding: Finding, size = 420): readonly View[] =>
  [
    { name: '胃窦与幽门', surface: antrum },
    { name: '胃角', surface: angle },
  ].map(({ name, surface }, no) => {
    const { ulcer } = finding
    const [view, at] = places[ulcer?.place ?? 'angle']
    const ill = ulcer !== undefined && view === no ? ulcerated(surface, at, ulcer) : surface
    return seen(name, soiled(ill, finding, no), size)
  })
