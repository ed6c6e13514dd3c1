import { expect, test } from 'vitest'
import { hasScores, hasShape, pathOf, pointOn } from './radar.ts'

test('the first axis points up and the others follow clockwise', () => {
  const at = (index: number) => pointOn(index, { axes: 4, share: 0.5, radius: 100 })
  expect(pathOf([at(0), at(1), at(2), at(3)])).toBe('0.0,-50.0 50.0,0.0 0.0,50.0 -50.0,0.0')
})

test('fewer than three scores make no shape', () => {
  const axis = (score: number | null) => ({ name: '学习态度', score })
  expect(hasScores([axis(null), axis(null)])).toBe(false)
  expect(hasScores([axis(0), axis(null)])).toBe(true)
  expect(hasShape([axis(80), axis(null), axis(70)])).toBe(false)
  expect(hasShape([axis(80), axis(0), axis(70), axis(null)])).toBe(true)
})
