import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scheduled, type Memory, type Recall } from './schedule.ts'

const ways = (...recalls: Recall[]) => {
  let memory: Memory = {}
  let day = '2026-03-01'
  return recalls.map((recall) => {
    const next = scheduled(memory, recall, day)
    const days = (Date.parse(next.dueDay) - Date.parse(day)) / 86_400_000
    memory = next.memory
    day = next.dueDay
    return days
  })
}

test('a wrong answer comes back tomorrow, right ones ever later', () => {
  const [afterWrong = 0, once = 0, twice = 0, thrice = 0] = ways('wrong', 'right', 'right', 'right')
  expect(afterWrong).toBe(1)
  expect(once).toBeGreaterThan(afterWrong)
  expect(twice).toBeGreaterThan(once)
  expect(thrice).toBeGreaterThan(twice)
})

test('a lapse brings it near again, half an answer less so', () => {
  const [, , , far = 0, near = 0] = ways('wrong', 'right', 'right', 'right', 'wrong')
  expect(near).toBeLessThan(far / 3)
  expect(ways('partly')[0] ?? 0).toBeGreaterThanOrEqual(ways('wrong')[0] ?? 0)
})

test('whatever is answered, whole days from tomorrow to half a year, the same each time', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom<Recall>('wrong', 'partly', 'right'), { maxLength: 30 }),
      (recalls) => {
        for (const days of ways(...recalls)) {
          expect(Number.isInteger(days)).toBe(true)
          expect(days >= 1 && days <= 180).toBe(true)
        }
        expect(ways(...recalls)).toEqual(ways(...recalls))
      },
    ),
  ))
