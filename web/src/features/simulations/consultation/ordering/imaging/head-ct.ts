import type { HeadCt } from '@xinglin/simulation/catalogue'
import { chanceFrom } from './chance.ts'
import { levels } from './head-levels.ts'
import type { Level } from './head-section.ts'
import { fill, grain, hills, plate, type Raster } from './raster.ts'
import { both, ellipse, type Point, ragged, rise, type Shape, tube, without } from './shapes.ts'

type Finding = Omit<HeadCt, 'kind'>

/** Hounsfield units of what a head is made of. */
const units = {
  bone: 900,
  scalp: 30,
  fat: -60,
  water: 6,
  grey: 38,
  white: 29,
  blood: 64,
  oedema: 19,
}

const brain = ellipse([0, 0.2], 6.75, 8.5)

/** Furrows from the surface inwards, with grey matter along them. */
const furrows = (film: Raster, level: Level): void => {
  const chance = chanceFrom(level.seed)
  const lines: (readonly Point[])[] = []
  for (let no = 0; no < 30; no += 1) {
    const angle = ((no + 0.2 + chance() * 0.6) / 30) * Math.PI * 2
    const from: Point = [Math.sin(angle) * 6.75, 0.2 - Math.cos(angle) * 8.5]
    const deep = 0.72 + chance() * 0.1
    const bend = (chance() - 0.5) * 0.22
    const middle: Point = [
      Math.sin(angle + bend) * 6.75 * 0.86,
      0.2 - Math.cos(angle + bend) * 8.5 * 0.88,
    ]
    const end: Point = [
      Math.sin(angle + bend * 0.4) * 6.75 * deep,
      0.2 - Math.cos(angle + bend * 0.4) * 8.5 * deep,
    ]
    lines.push([from, middle, end])
  }
  for (const line of lines) fill(film, both(tube(line, 0.42, 0.34), brain), units.grey, 0.16)
  for (const line of lines) fill(film, both(tube(line, 0.07, 0.03), brain), units.water + 8, 0.07)
}

const skull = (film: Raster, level: Level): void => {
  fill(film, ellipse([0, 0.2], 8, 9.8), units.scalp, 0.12)
  fill(film, ellipse([0, 0.2], 7.75, 9.55), units.fat, 0.12)
  fill(film, ellipse([0, 0.2], 7.5, 9.3), units.bone, 0.08)
  fill(film, ellipse([0, 0.2], 7.2, 9), units.bone * 0.55, 0.1)
  fill(film, ellipse([0, 0.2], 7.08, 8.85), units.bone, 0.08)
  fill(film, ellipse([0, 0.2], 6.85, 8.6), units.water + 4, 0.06)
  fill(film, brain, units.grey, 0.07)
  fill(film, ellipse([0, 0.2], 6.25, 8), units.white, 0.3)
  furrows(film, level)
  // The falx between the halves, before and behind.
  fill(
    film,
    tube(
      [
        [0, -8.2],
        [0, level.falx[0]],
      ],
      0.1,
    ),
    units.water + 4,
    0.09,
  )
  fill(
    film,
    tube(
      [
        [0, level.falx[1]],
        [0, 8.5],
      ],
      0.1,
    ),
    units.water + 4,
    0.09,
  )
  fill(
    film,
    tube(
      [
        [0, -8.25],
        [0, level.falx[0] - 0.6],
      ],
      0.035,
    ),
    55,
    0.05,
  )
  fill(
    film,
    tube(
      [
        [0, level.falx[1] + 0.6],
        [0, 8.55],
      ],
      0.05,
    ),
    58,
    0.05,
  )
}

const bleeding = (film: Raster, level: Level, { haemorrhage }: Finding): void => {
  if (haemorrhage === undefined) return
  const { side, place, ml } = haemorrhage
  const centre = level.places[place]
  if (centre === undefined) return
  const sign = side === 'right' ? -1 : 1
  // The middle level cuts the clot through its middle, the others above or below it.
  const radius = Math.cbrt((ml * 3) / (4 * Math.PI)) * level.cut
  const noise = hills(77, 0.9)
  const at: Point = [sign * centre[0], centre[1]]
  const clot = ragged(ellipse(at, radius * 0.82, radius * 1.2, sign * 12), noise, radius * 0.14)
  fill(
    film,
    ragged(ellipse(at, radius * 0.82 + 0.5, radius * 1.2 + 0.55, sign * 12), noise, 0.3),
    units.oedema,
    0.4,
  )
  fill(film, clot, (x, y) => units.blood + (noise(x * 2, y * 2) - 0.5) * 8, 0.12)
}

const infarct = (film: Raster, { hypodense }: Finding, level: Level): void => {
  if (hypodense === undefined) return
  const sign = hypodense.side === 'right' ? -1 : 1
  const share = 0.45 + hypodense.extent * 0.55
  const wedge = ragged(
    ellipse([sign * 5.3, -0.4], 2.9 * share, 5.2 * share, sign * 8),
    hills(83, 1.4),
    0.6,
  )
  const within: Shape = { ...wedge, out: (x, y) => Math.max(wedge.out(x, y), brain.out(x, y)) }
  fill(film, level.deep === undefined ? within : without(within, level.deep), units.oedema, 0.5)
}

/** What lies off the middle is moved with it, most in the middle, not at all at the skull. */
const shifted = (film: Raster, { shift }: Finding): Raster => {
  if (shift === undefined) return film
  const by = ((shift.to === 'right' ? -1 : 1) * shift.mm) / 10
  const { columns, rows, scale, left, top, data } = film
  const moved = new Float32Array(data)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const x = left + (column + 0.5) / scale
      const y = top + (row + 0.5) / scale
      const off = by * rise(-brain.out(x, y), 0, 5) * scale
      const from = Math.min(columns - 2, Math.max(0, column - off))
      const whole = Math.floor(from)
      const at = row * columns + whole
      moved[row * columns + column] =
        (data[at] ?? 0) * (1 - from + whole) + (data[at + 1] ?? 0) * (from - whole)
    }
  return { ...film, data: moved }
}

/** A head CT without contrast in Hounsfield units: three levels from below upwards. */
export const headCt = (
  finding: Finding,
  scale = 20,
): readonly { readonly name: string; readonly raster: Raster }[] =>
  levels.map((level) => {
    const film = plate({ left: -8.6, top: -10.2, width: 17.2, height: 20.8 }, scale)
    film.data.fill(-1000)
    skull(film, level)
    level.draw(film, units, finding)
    infarct(film, finding, level)
    bleeding(film, level, finding)
    const raster = shifted(film, finding)
    grain(raster, level.seed, 9)
    return { name: level.name, raster }
  })
