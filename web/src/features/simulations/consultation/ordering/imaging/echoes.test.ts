import { expect, test } from 'vitest'
import { abdomenUltrasound } from './abdomen-ultrasound.ts'
import { gastroscopy } from './gastroscopy.ts'
import { pouch } from './liver-view.ts'
import { pelvicUltrasound } from './pelvic-ultrasound.ts'
import { densityAt, type Raster } from './raster.ts'

const around = (raster: Raster, x: number, y: number, half = 0.3): number => {
  let sum = 0
  for (let row = -6; row <= 6; row += 1)
    for (let column = -6; column <= 6; column += 1)
      sum += densityAt(raster, x + (column * half) / 6, y + (row * half) / 6)
  return sum / 169
}

test('a fatty liver is brighter than the kidney before, and darker than a healthy one behind', () => {
  const [usual, fatty] = [pouch({}, 14), pouch({ liver: 'bright' }, 14)]
  const kidney = around(fatty, 3.4, 8.6)
  expect(around(fatty, 1, 3)).toBeGreaterThan(around(usual, 1, 3) * 1.4)
  expect(around(fatty, 1, 3)).toBeGreaterThan(kidney * 1.8)
})

test.each([4, 15])('fluid %d mm deep parts liver and kidney by as much', (morison) => {
  const film = pouch({ morison }, 20)
  // Straight up from the kidney's surface in the middle of the pouch.
  let dark = 0
  for (let step = 0; step < 60; step += 1)
    if (around(film, 0.9 - step * 0.0227, 6.9 - step * 0.0445, 0.06) < 0.06) dark += 0.05
  expect(dark * 10).toBeGreaterThan(morison * 0.6)
  expect(dark * 10).toBeLessThan(morison * 1.5)
})

test('a stone of the appendix throws a shadow', () => {
  const [, , view] = abdomenUltrasound({ appendix: { mm: 9.5, stone: 6 } }, 14)
  if (!view) throw new Error('no view')
  expect(around(view.raster, 0.5, 4.6, 0.1)).toBeLessThan(around(view.raster, -0.9, 4.6, 0.1) * 0.6)
})

test('a swollen pancreas is darker and thicker than a healthy one', () => {
  const view = (finding: Parameters<typeof abdomenUltrasound>[0]) => {
    const [, across] = abdomenUltrasound(finding, 14)
    if (!across) throw new Error('no view')
    return across.raster
  }
  expect(around(view({ pancreas: 'swollen' }), 0, 4.9)).toBeLessThan(around(view({}), 0, 4.9) * 0.7)
})

test('the pelvis shows a mass on its side, and fluid behind the womb as deep as it is', () => {
  const [usual, defaultAcross] = pelvicUltrasound({}, 14)
  const [deep] = pelvicUltrasound({ fluid: 62 }, 14)
  const [, right] = pelvicUltrasound({ mass: { side: 'right', length: 36, width: 29 } }, 14)
  if (!usual || !defaultAcross || !deep || !right) throw new Error('no view')
  expect(around(deep.raster, 0, 9)).toBeLessThan(around(usual.raster, 0, 9) * 0.4)
  const changed = (x: number) =>
    Math.abs(around(right.raster, x, 4.5, 1) - around(defaultAcross.raster, x, 4.5, 1))
  expect(changed(-4.4)).toBeGreaterThan(changed(4.4) + 0.02)
})

test('an empty womb has no dark sac, and one that carries has', () => {
  const at = (sac?: number): number => {
    const [view] = pelvicUltrasound(sac === undefined ? {} : { sac }, 14)
    return view ? around(view.raster, -2, 5, 0.2) : Number.NaN
  }
  expect(at(20)).toBeLessThan(0.05)
  expect(at()).toBeGreaterThan(0.15)
})

test.each([
  ['IIa', 'a red stump'],
  ['III', 'a clean floor'],
] as const)('an ulcer of Forrest %s has %s', (forrest, _what) => {
  const [, view] = gastroscopy({ ulcer: { place: 'angle', mm: 15, forrest } }, 200)
  if (!view) throw new Error('no view')
  // The stump stands a little beside the middle of the ulcer.
  const at = (Math.round(((0.13 + 1) / 2) * 200) * 200 + Math.round(((0.09 + 1) / 2) * 200)) * 4
  const [red = 0, green = 0] = view.colours.slice(at, at + 2)
  if (forrest === 'IIa') expect(red).toBeGreaterThan(green * 3)
  else expect(green).toBeGreaterThan(red * 0.7)
})
