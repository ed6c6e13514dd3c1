import { expect, test } from 'vitest'
import { maskBetween, maskWords } from './masks.ts'

test('a rectangle lies within the picture, whichever way it was drawn', () => {
  expect(maskBetween(1, { x: 0.5, y: 0.4 }, { x: -2, y: 0.1 })).toEqual({
    Series: 1,
    Left: 0,
    Top: 0.1,
    Right: 0.5,
    Bottom: 0.4,
  })
})

test('a click is no rectangle', () => {
  expect(maskBetween(0, { x: 0.5, y: 0.5 }, { x: 0.501, y: 0.9 })).toBeUndefined()
})

test('a rectangle is said in words', () => {
  expect(maskWords({ Series: 0, Left: 0, Top: 0.904, Right: 0.5, Bottom: 1 })).toBe(
    '横 0%–50%，纵 90%–100%',
  )
})
