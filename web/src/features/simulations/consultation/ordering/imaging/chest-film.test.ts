import type { ChestFilm, Lobe } from '@xinglin/simulation/catalogue'
import { describe, expect, test } from 'vitest'
import { chestOf } from './chest-anatomy.ts'
import { chestFilm } from './chest-film.ts'
import { fluidTop } from './chest-findings.ts'
import { densityAt, type Raster } from './raster.ts'

type Finding = Omit<ChestFilm, 'kind'>

/** Mean density around a point, over two centimetres. */
const around = (film: Raster, x: number, y: number): number => {
  let sum = 0
  for (let row = -5; row <= 5; row += 1)
    for (let column = -5; column <= 5; column += 1)
      sum += densityAt(film, x + column * 0.2, y + row * 0.2)
  return sum / 121
}

const coarse = 6
const healthy = chestFilm({}, coarse)

/** How much denser a film is than a healthy one around a point. */
const denser = (finding: Finding, x: number, y: number): number =>
  around(chestFilm(finding, coarse), x, y) - around(healthy, x, y)

const places: readonly (readonly [Lobe, number, number])[] = [
  ['right-upper', -7.4, 12.5],
  ['right-lower', -8.9, 23.7],
  ['left-upper', 7.2, 13],
  ['left-lower', 8.2, 24.4],
]

describe('a chest film', () => {
  test('is dark in the lungs, white in the middle, black beside the neck; the right of the patient is on the left', () => {
    expect(around(healthy, -8, 14)).toBeLessThan(0.45)
    expect(around(healthy, 0, 22)).toBeGreaterThan(0.7)
    expect(around(healthy, 16, 1)).toBeLessThan(0.01)
    // The heart reaches farther to the left of the patient.
    expect(around(healthy, 6.5, 25)).toBeGreaterThan(around(healthy, -6.5, 25) + 0.1)
  })

  test('is the same every time', () => {
    expect([...chestFilm({ markings: 0.4 }, coarse).data].every(Number.isFinite)).toBe(true)
    expect(chestFilm({ markings: 0.4 }, coarse).data).toEqual(
      chestFilm({ markings: 0.4 }, coarse).data,
    )
  })

  test.each(places)('whitens the %s lobe alone where it is consolidated', (lobe, x, y) => {
    const finding: Finding = { consolidation: [{ lobe, extent: 0.8 }] }
    expect(denser(finding, x, y)).toBeGreaterThan(0.12)
    expect(Math.abs(denser(finding, -x, y))).toBeLessThan(0.02)
  })

  test('shows more of a lobe the farther a consolidation goes', () => {
    const [small, large] = [0.2, 1].map((extent) =>
      denser({ consolidation: [{ lobe: 'right-lower', extent }] }, -9, 20.3),
    )
    expect(large).toBeGreaterThan((small ?? 0) + 0.08)
  })

  test.each([
    ['right', -1],
    ['left', 1],
  ] as const)(
    'lets fluid of the %s side hide the angle and stand highest at the wall',
    (side, sign) => {
      expect(denser({ effusion: [{ side, height: 0.5 }] }, sign * 12.6, 27)).toBeGreaterThan(0.2)
      expect(
        Math.abs(denser({ effusion: [{ side, height: 0.5 }] }, sign * -12.6, 27)),
      ).toBeLessThan(0.02)
      const chest = chestOf({})
      expect(fluidTop(chest, side, 0.5, sign * 13)).toBeLessThan(
        fluidTop(chest, side, 0.5, sign * 4) - 2,
      )
    },
  )

  test('lets little fluid blunt the angle and leave the dome', () => {
    const finding: Finding = { effusion: [{ side: 'left', height: 0.08 }] }
    expect(denser(finding, 13.2, 31.6)).toBeGreaterThan(0.05)
    expect(Math.abs(denser(finding, 7, 26.4))).toBeLessThan(0.02)
  })

  test('darkens the side of a pneumothorax beyond the lung', () => {
    const finding: Finding = { pneumothorax: { side: 'left', size: 0.4 } }
    expect(denser(finding, 10.6, 13)).toBeLessThan(-0.05)
    expect(Math.abs(denser(finding, -10.6, 13))).toBeLessThan(0.02)
  })

  test('lowers and flattens the diaphragm and narrows the heart of a lung too full of air', () => {
    const full = chestOf({ hyperinflation: 1 })
    const usual = chestOf({})
    expect(full.dome.right).toBeGreaterThan(usual.dome.right + 2)
    expect(full.angle.right - full.dome.right).toBeLessThan(usual.angle.right - usual.dome.right)
    expect(full.heart.right - full.heart.left).toBeLessThan(usual.heart.right - usual.heart.left)
  })

  test.each([0.4, 0.5, 0.62])('gives the heart the share %d of the thorax', (heart) => {
    const chest = chestOf({ heart })
    let [left, right] = [0, 0]
    for (let x = -12; x <= 12; x += 0.05)
      for (let y = 15; y < 29; y += 0.5)
        if (chest.heart.out(x, y) < 0) {
          left = Math.min(left, x)
          right = Math.max(right, x)
        }
    expect((right - left) / (chest.half * 2)).toBeCloseTo(heart, 1)
  })

  test('moves the heart with the mediastinum', () => {
    const moved = chestOf({ shift: { to: 'left', mm: 20 } })
    expect(moved.heart.right - chestOf({}).heart.right).toBeCloseTo(2)
  })

  test('shows air below the right dome where there is some', () =>
    expect(denser({ freeAir: true }, -7.8, 27.3)).toBeLessThan(-0.06))

  test('has a hole in a cavity and none in a nodule', () => {
    const at = (cavity: boolean): number => {
      const film = chestFilm({ nodules: [{ lobe: 'right-upper', mm: 40, cavity }] }, coarse)
      return densityAt(film, -8.2, 11.6)
    }
    expect(at(false) - at(true)).toBeGreaterThan(0.12)
  })
})
