import { expect, test } from 'vitest'
import { echoOf, withoutEchoes } from './echo.ts'

test.each([
  ['吐黏液', '黏液'],
  ['怕热，老出汗', '怕热出汗'],
  ['早上都是喝粥', '都是喝粥'],
  ['一直有，最近更多', '更多了'],
  ['晚上枕两个枕头', '两个枕头'],
  ['麻', '麻'],
])('after “%s” “%s” says it again', (answer, clause) => {
  expect(echoOf(answer)(clause)).toBe(true)
})

test.each([
  // A question is none, whatever it repeats.
  ['黏液', '黏液吗'],
  ['咳嗽', '咳嗽多久了'],
  // Nor is what was not said, or what shares a single character.
  ['吐黏液', '血丝'],
  ['走两站路就喘', '歇一下'],
  ['早上起来头疼，麻得厉害', '麻'],
  [undefined, '黏液'],
  ['没有', '嗯'],
])('after “%s” “%s” does not', (answer, clause) => {
  expect(echoOf(answer)(clause)).toBe(false)
})

test('what is left of a turn is what it says itself; one that only repeats is left whole', () => {
  const clauses = [{ text: '黏液' }, { text: '有没有血丝' }]
  expect(withoutEchoes(clauses, '吐黏液')).toEqual([{ text: '有没有血丝' }])
  expect(withoutEchoes(clauses, undefined)).toEqual(clauses)
  expect(withoutEchoes(clauses.slice(0, 1), '吐黏液')).toEqual([{ text: '黏液' }])
})
