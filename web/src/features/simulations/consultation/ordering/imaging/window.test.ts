import { expect, test } from 'vitest'
import { plate } from './raster.ts'
import { boundsOf, pixelsOf } from './window.ts'

test('more contrast narrows what lies between black and white, more brightness needs less to be white', () => {
  expect(boundsOf(0, 1, { bright: 0, contrast: 0 })).toEqual([0, 1])
  const [black, white] = boundsOf(0, 1, { bright: 0, contrast: 60 })
  expect(white - black).toBeCloseTo(0.5)
  expect(boundsOf(0, 1, { bright: 80, contrast: 0 })).toEqual([-0.5, 0.5])
})

test('a density becomes a tone that is never beyond black and white', () => {
  const raster = plate({ left: 0, top: 0, width: 3, height: 1 }, 1)
  raster.data.set([-4, 0.5, 9])
  const pixels = pixelsOf(
    { name: '', marks: false, raster, low: 0, high: 1 },
    { bright: 0, contrast: 0 },
  )
  expect([...pixels]).toEqual([0, 0, 0, 255, 128, 128, 128, 255, 255, 255, 255, 255])
})
