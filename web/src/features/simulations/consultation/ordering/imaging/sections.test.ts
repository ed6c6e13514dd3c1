import { describe, expect, test } from 'vitest'
import { abdomenCt } from './abdomen-ct.ts'
import { headCt } from './head-ct.ts'
import { densityAt, type Raster } from './raster.ts'

type View = { readonly name: string; readonly raster: Raster }

const mean = (raster: Raster, x: number, y: number, half = 0.25): number => {
  let sum = 0
  for (let row = -2; row <= 2; row += 1)
    for (let column = -2; column <= 2; column += 1)
      sum += densityAt(raster, x + (column * half) / 2, y + (row * half) / 2)
  return sum / 25
}

const view = (views: readonly View[], name: string): Raster => {
  const sectionView = views.find((one) => one.name.startsWith(name))
  if (!sectionView) throw new Error(name)
  return sectionView.raster
}

describe('a head CT', () => {
  const nuclei = (finding: Parameters<typeof headCt>[0]) => view(headCt(finding, 10), '基底节')
  const healthy = nuclei({})

  test.each([
    ['water in the horns', 0.9, -3, 0, 18],
    ['grey of the thalamus', 1.2, 1, 32, 46],
    ['bone around', 0, -8.8, 400, 1000],
    ['air outside', 8.4, -10, -1020, -900],
  ])('has %s', (_what, x, y, low, high) => {
    expect(mean(healthy, x, y, 0.1)).toBeGreaterThan(low)
    expect(mean(healthy, x, y, 0.1)).toBeLessThan(high)
  })

  test('loses the ribbon of the insula on one side alone; the left of the patient is on the right', () => {
    const ill = nuclei({ insula: 'left' })
    const ribbon = (film: Raster, sign: number): number =>
      (mean(film, sign * 4.45, -1.2, 0.16) + mean(film, sign * 4.45, -0.4, 0.16)) / 2
    expect(ribbon(healthy, 1) - ribbon(ill, 1)).toBeGreaterThan(4)
    expect(Math.abs(ribbon(healthy, -1) - ribbon(ill, -1))).toBeLessThan(0.01)
  })

  test('shows a dense artery where it runs', () => {
    const artery = (side?: 'left') =>
      mean(view(headCt(side ? { artery: side } : {}, 10), '鞍上池'), 2.5, -1.6, 0.06)
    expect(artery('left')).toBeGreaterThan(artery() + 12)
  })

  test.each([
    ['basal-ganglia', 2.9, -0.5],
    ['thalamus', 1.3, 1],
    ['lobe', 4.1, 4],
  ] as const)('is bright where it bleeds in the %s, and more so the more', (place, x, y) => {
    const bleeding = (ml: number) => nuclei({ haemorrhage: { side: 'right', place, ml } })
    expect(mean(bleeding(12), -x, y)).toBeGreaterThan(56)
    expect(mean(bleeding(60), -x, y + 2.2)).toBeGreaterThan(mean(bleeding(4), -x, y + 2.2) + 10)
  })

  test('is dark where the artery’s land is lost, and its middle moves', () => {
    expect(mean(nuclei({ hypodense: { side: 'right', extent: 1 } }), -5.4, 1)).toBeLessThan(26)
    const ventricle = (film: Raster) => densityAt(film, 0.6, 0.6)
    expect(ventricle(nuclei({ shift: { to: 'left', mm: 6 } }))).toBeLessThan(
      ventricle(healthy) - 12,
    )
  })
})

describe('a CT of the belly', () => {
  const healthy = abdomenCt({}, 8)
  const at = (finding: Parameters<typeof abdomenCt>[0], name: string, x: number, y: number) => [
    mean(view(healthy, name), x, y),
    mean(view(abdomenCt(finding, 8), name), x, y),
  ]

  test('a fatty liver is less dense than the spleen, a healthy one more', () => {
    const spleen = mean(view(healthy, '胰腺'), 12, 1.4)
    const [usual = 0, fatty = 0] = at({ liver: 'dark' }, '胰腺', -11, 2)
    expect(usual).toBeGreaterThan(spleen)
    expect(fatty).toBeLessThan(spleen - 15)
  })

  test('a swollen pancreas reaches where fat was', () => {
    const [fat = 0, organ = 0] = at({ pancreas: 'swollen' }, '胰腺', 1.6, 0.2)
    const [, above = 0] = at({ pancreas: 'swollen' }, '胰腺', 3.4, -1.7)
    expect(organ).toBeGreaterThan(fat - 20)
    expect(above).toBeGreaterThan(mean(view(healthy, '胰腺'), 3.4, -1.7) + 60)
  })

  test.each([
    ['left', 1],
    ['right', -1],
  ] as const)('fluid of the %s chest lies at the back', (effusion, sign) => {
    const [air = 0, fluid = 0] = at({ effusion }, '肺底', sign * 8.6, 6.9)
    expect(air).toBeLessThan(-700)
    expect(fluid).toBeGreaterThan(-20)
  })

  test('a stone in the appendix is as dense as a stone', () => {
    const [usual = 0, stone = 0] = at({ appendix: { mm: 10, stone: 6 } }, '髂窝', -5.9, 2.85)
    expect(stone).toBeGreaterThan(usual + 150)
  })

  test('free air lies in front', () => {
    const [usual = 0, air = 0] = at({ freeAir: true }, '胰腺', 0, -8.5)
    expect(air).toBeLessThan(usual - 400)
  })
})
