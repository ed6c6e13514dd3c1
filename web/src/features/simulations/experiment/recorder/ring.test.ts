import { expect, test } from 'vitest'
import { Ring } from './ring.ts'

test('keeps what comes in its order, and tells what is not there', () => {
  const ring = new Ring(250)
  for (let n = 0; n < 10_000; n += 1) ring.push(n)
  expect([ring.at(0), ring.at(9999), ring.at(10_000), ring.at(-1)]).toEqual([0, 9999, NaN, NaN])
  expect([...(ring.slice(4095, 4098) ?? [])]).toEqual([4095, 4096, 4097])
  expect(ring.slice(9999, 10_001)).toBeUndefined()
  expect(ring.slice(5, 5)).toBeUndefined()
})

test('overwrites the oldest in memory that does not grow', () => {
  const ring = new Ring(1000, 2 ** 20)
  const all = 2 ** 20 + 5000
  for (let n = 0; n < all; n += 1) ring.push(n)
  expect(ring.first).toBe(5000)
  expect(ring.at(4999)).toBeNaN()
  expect(ring.at(5000)).toBe(5000)
  expect(ring.at(all - 1)).toBe(all - 1)
})

test('a stretch that was overwritten can be brought back, and nothing else is at hand', () => {
  const ring = new Ring(1000, 2 ** 12)
  for (let n = 0; n < 20_000; n += 1) ring.push(n)
  expect(ring.has(300, 320)).toBe(false)
  ring.bring(300, Float64Array.of(300, 301, 302))
  expect([ring.at(299), ring.at(300), ring.at(302), ring.at(303)]).toEqual([NaN, 300, 302, NaN])
  expect([...(ring.slice(301, 303) ?? [])]).toEqual([301, 302])
  expect(ring.slice(301, 304)).toBeUndefined()
  expect(ring.has(19_000, 20_000)).toBe(true)
})
