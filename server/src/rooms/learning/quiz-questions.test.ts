import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ItemBody, Question } from '#courses/versions'
import { askedQuestions, placeSeed, possibleQuestions } from './quiz-questions.ts'

const question = (id: string): Question => ({
  id,
  type: 'single',
  stem: id,
  options: ['甲', '乙'],
  answer: [0],
  explanation: '',
})
const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => question(`${name}${at}`))
const quiz = (own: number, pool: number, count: number): Extract<ItemBody, { kind: 'quiz' }> => ({
  kind: 'quiz',
  pass: 60,
  questions: named('own', own),
  draws: [
    { id: 'd', count, chosen: [], type: 'A1', theme: '', difficulty: 0, pool: named('p', pool) },
  ],
})
const visit = { addressOf: (id: string) => id }
const idsOf = (seed: string, body = quiz(1, 8, 3)) =>
  askedQuestions(visit, body, seed).map(({ id }) => id)

test('its own come first, then so many of the pool, none twice, the same for the same round', () =>
  fc.assert(
    fc.property(
      fc.nat(3),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.string(),
      (own, pool, wanted, attempt) => {
        const body = quiz(own, pool, Math.min(wanted, pool))
        const seed = placeSeed(attempt, 'item')
        const ids = idsOf(seed, body)
        expect(ids.slice(0, own)).toEqual(named('own', own).map(({ id }) => id))
        expect(ids).toHaveLength(own + Math.min(wanted, pool))
        expect(new Set(ids).size).toBe(ids.length)
        const possible = possibleQuestions(body).map(({ id }) => id)
        expect(ids.every((id) => possible.includes(id))).toBe(true)
        expect(idsOf(seed, body)).toEqual(ids)
      },
    ),
  ))

test('rounds and items have draws of their own', () => {
  const draws = Array.from({ length: 40 }, (_, at) => idsOf(placeSeed(`round ${at}`, 'one')).join())
  expect(new Set(draws).size).toBeGreaterThan(20)
  expect(idsOf(placeSeed('round 1', 'one'))).not.toEqual(idsOf(placeSeed('round 1', 'another')))
})
