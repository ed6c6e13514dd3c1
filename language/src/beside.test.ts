import { expect, test } from 'vitest'
import { besideBy, weighedBy, type Lesson } from './beside.ts'
import { readModel } from './store.ts'

// Asked for in eight of ten where the first aspect is 1 and in two of ten where it is 0; the second tells nothing.
const lessons: Lesson[] = Array.from({ length: 2000 }, (_, i) => {
  const first = i % 2
  return { aspects: [first, (i >> 1) % 2], isAsked: (i >> 2) % 10 < (first === 1 ? 8 : 2) }
})

test('what is learnt are the odds of the lessons', () => {
  const [offset = 0, first = 0, second = 0] = weighedBy(lessons)
  expect(offset).toBeCloseTo(Math.log(2 / 8), 1)
  expect(first).toBeCloseTo(Math.log(8 / 2) - Math.log(2 / 8), 1)
  expect(second).toBeCloseTo(0, 1)
})

test('the same lessons teach the same, and without any nothing is learnt', () => {
  expect(weighedBy(lessons)).toEqual(weighedBy(lessons))
  expect(weighedBy([])).toEqual([])
})

test('what a model is asked about it has not learnt from', () => {
  const lines = Array.from({ length: 60 }, (_, i) => ({
    text: `咳嗽${i}天了，发烧吗`,
    before: [],
    intents: ['symptom:fever'],
  }))
  const model = readModel()
  const taught: number[] = []
  besideBy(lines, (some) => {
    taught.push(some.length)
    return model
  })
  expect(taught).toHaveLength(2)
  for (const count of taught) expect(count).toBeLessThan(lines.length)
})

test('as many weights are stored as there are aspects, and one more', () => {
  expect(readModel().beside).toHaveLength(10)
})
