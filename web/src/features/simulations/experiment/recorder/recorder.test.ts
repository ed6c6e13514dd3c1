import { expect, test } from 'vitest'
import { filtering, unfiltered } from './filter.ts'
import { Ring } from './ring.ts'
import { neighbour, sweepAt, triggerShown } from './sweep.ts'

/** The greatest of the second half of a sine of 1 s at 1 kHz that went through a filter. */
const through = (hertz: number, filter: Parameters<typeof filtering>[0], offset = 0): number => {
  const pass = filtering(filter, 1000)
  let most = 0
  for (let n = 0; n < 4000; n += 1) {
    const y = pass(offset + Math.sin((2 * Math.PI * hertz * n) / 1000))
    if (n >= 3000) most = Math.max(most, y)
  }
  return most
}

test('filters let pass what they should and take the rest', () => {
  expect(through(50, unfiltered)).toBeCloseTo(1, 3)
  expect(through(50, { low: 0, high: 0, notch: true })).toBeLessThan(0.02)
  expect(through(5, { low: 0, high: 0, notch: true })).toBeGreaterThan(0.98)
  expect(through(200, { low: 10, high: 0, notch: false })).toBeLessThan(0.08)
  expect(through(1, { low: 30, high: 0, notch: false })).toBeGreaterThan(0.98)
  expect(through(20, { low: 0, high: 1, notch: false }, 50)).toBeCloseTo(1, 1)
})

test('a triggered sweep stays until it has run and another trigger came', () => {
  expect(triggerShown([], undefined, 0.02)).toBeUndefined()
  expect(triggerShown([1], undefined, 0.02)).toBe(1)
  expect(triggerShown([1, 1.01], 1, 0.02)).toBe(1)
  expect(triggerShown([1, 1.01, 1.5], 1, 0.02)).toBe(1.5)
  expect(sweepAt(10, 0.02)).toEqual([9.998, 10.018])
  expect(neighbour([1, 2, 3], 2, -1)).toBe(1)
  expect(neighbour([1, 2, 3], 3, 1)).toBe(3)
})

test('of a pair of stimuli the first begins the sweep, also where both came since one last looked', () => {
  expect(triggerShown([1, 1.006], undefined, 0.02)).toBe(1)
  expect(triggerShown([1, 3, 3.006], 1, 0.02)).toBe(3)
  expect(triggerShown([1, 3, 3.006, 5, 5.002], 1, 0.02)).toBe(5)
})

test('six hours of six channels at 1 kHz stay bounded, and their outline is all there', () => {
  const ring = new Ring(1000, 2 ** 16)
  const hours = 6 * 3600 * 1000
  for (let n = 0; n < hours; n += 1) ring.push(n === 1000 ? 99 : n % 7)
  expect(ring.count - ring.first).toBe(2 ** 16)
  expect(ring.at(0)).toBeNaN()
  expect(ring.at(hours - 1)).toBe((hours - 1) % 7)
  expect(ring.outline(0, 2000)).toEqual([0, 99])
  expect(ring.slice(0, 10)).toBeUndefined()
})
