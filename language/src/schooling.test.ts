import { insightBy } from '@xinglin/simulation/understanding'
import { expect, test } from 'vitest'
import { chanceOf } from './chance.ts'
import type { Sample } from './samples.ts'
import { school } from './schooling.ts'

// 11 means a after 33 and b after 44; 22 the other way round; 55 holds both.
const samples: Sample[] = Array.from({ length: 1500 }, (_, i) => {
  const [first, second] = [i % 2 === 0, i % 4 < 2]
  const said = i % 5 === 0 ? 55 : first ? 11 : 22
  const several = said === 55
  const one = [[first === second ? 0 : 1, 1]] as const
  const labels = several
    ? ([
        [0, 0.5],
        [1, 0.5],
      ] as const)
    : one
  return { own: Uint32Array.of(said), around: Uint32Array.of(second ? 33 : 44), labels, several }
})
const learnt = school(samples, ['a', 'b'], chanceOf(3))
const insight = insightBy([learnt])
const see = (said: number, around: number) => {
  const seen = insight?.(Uint32Array.of(said), Uint32Array.of(around))
  return { shares: seen?.shares ?? [], several: seen?.several ?? 0.5 }
}

test('a net learns what a question means after what, which no sum of the two can tell', () => {
  expect(see(11, 33).shares[0]).toBeGreaterThan(0.7)
  expect(see(11, 44).shares[0]).toBeLessThan(0.3)
  expect(see(22, 33).shares[0]).toBeLessThan(0.3)
  expect(see(22, 44).shares[0]).toBeGreaterThan(0.7)
})

test('it learns which stretches hold several', () => {
  expect(see(55, 33).several).toBeGreaterThan(0.7)
  expect(see(11, 33).several).toBeLessThan(0.3)
})

test('the same samples and chance give the same bytes', () => {
  expect(school(samples, ['a', 'b'], chanceOf(3))).toEqual(learnt)
})
