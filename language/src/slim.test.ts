import { expect, test } from 'vitest'
import { slim } from './slim.ts'
import { filesOf, readModel, storedBytes } from './store.ts'

test('slight weights are left out, and features that have no others', () => {
  const linear = {
    classes: ['a', 'b'],
    scale: 0.1,
    features: Uint32Array.of(3, 7, 9),
    starts: Uint32Array.of(0, 2, 3, 5),
    columns: Uint16Array.of(0, 1, 1, 0, 1),
    weights: Int8Array.of(-4, 3, 2, 127, -3),
  }
  expect(slim(linear, 4)).toEqual({
    ...linear,
    features: Uint32Array.of(3, 9),
    starts: Uint32Array.of(0, 1, 2),
    columns: Uint16Array.of(0, 0),
    weights: Int8Array.of(-4, 127),
  })
  expect(slim(linear, 1)).toEqual(linear)
})

test('what is read is stored as it was, in less than 20 MB', { timeout: 60_000 }, () => {
  const { words, weights } = filesOf(readModel())
  expect(Buffer.byteLength(words) + weights.length).toBe(storedBytes())
  expect(storedBytes()).toBeLessThan(20_000_000)
})
