import { expect, test } from 'vitest'
import { aroundOf, pastOf, sideOf } from '../context/around.ts'
import type { Linear, Net, Rows } from './model.ts'
import { insightBy, viewBy } from './net.ts'
import { blendShares } from './scores.ts'

const rows = (features: number[], values: number[]): Rows => ({
  features: Uint32Array.from(features),
  width: 1,
  values: Int8Array.from(values),
  scale: 0.5,
})

// Class a where 7 is said after 9, else b: neither of them decides alone.
const net: Net = {
  classes: ['a', 'b'],
  own: rows([7], [2]),
  around: rows([9], [2]),
  hidden: { weights: Float32Array.of(1, 1), offsets: Float32Array.of(-1) },
  output: { weights: Float32Array.of(8, 0), offsets: Float32Array.of(-4, 0) },
  several: { weights: Float32Array.of(0), offsets: Float32Array.of(-3) },
}
const insight = insightBy([net])
const aOf = (said: number[], around: number[]): number =>
  insight?.(Uint32Array.from(said), Uint32Array.from(around)).shares[0] ?? 0

test('what is said means one thing after this and another without it', () => {
  expect(aOf([7], [9])).toBeGreaterThan(0.9)
  expect(aOf([7], [])).toBeLessThan(0.1)
  expect(aOf([], [9])).toBeLessThan(0.1)
})

test('what was never seen counts for nothing, and shares sum to 1', () => {
  const { shares, several } = insight?.(Uint32Array.of(7, 1234), Uint32Array.of(9, 5678)) ?? {
    shares: [],
    several: 1,
  }
  expect([...shares].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(shares[0]).toBe(aOf([7], [9]))
  expect(several).toBeLessThan(0.1)
})

test('two must agree: what one denies is not likely', () => {
  const [a = 0, b = 0] = blendShares(Float64Array.of(0.9, 0.1), Float64Array.of(0.05, 0.95))
  expect(b).toBeGreaterThan(a)
  expect(a + b).toBeCloseTo(1)
})

test('a stretch is seen by its place: after what, beside what', () => {
  const past = pastOf([{ clauses: [['发', '烧']], keys: ['symptom:fever'] }])
  expect(past).not.toEqual(pastOf([]))
  const answered = pastOf([
    { clauses: [['发', '烧']], keys: ['symptom:fever'], answer: ['昨天', 'c:night'] },
  ])
  expect(answered).toEqual(expect.arrayContaining([...past]))
  expect(answered.length).toBe(past.length + 2)
  const cough = sideOf(['咳嗽'])
  const left = aroundOf(past, [cough], [])
  const right = aroundOf(past, [], [cough])
  expect(left.toSorted()).not.toEqual(right.toSorted())
  for (const feature of past) expect(left).toContain(feature)
})

const linear = (classes: readonly string[]): Linear => ({
  classes,
  features: new Uint32Array(),
  starts: Uint32Array.of(0),
  columns: new Uint16Array(),
  weights: new Int8Array(),
  scale: 1,
})

test('an intent has what all its findings have, and each finding its own', () => {
  const finer: Net = { ...net, classes: ['symptom:cough', 'symptom'] }
  const view = viewBy({
    nets: [finer],
    intents: linear(['chief', 'symptom']),
    entities: linear(['symptom:fever', 'symptom:cough']),
  })
  const seen = view?.(Uint32Array.of(7), Uint32Array.of(9))
  expect(seen?.shares[1]).toBeCloseTo(1)
  expect(seen?.findings[0]).toBe(0)
  expect(seen?.findings[1]).toBe(aOf([7], [9]))
})
