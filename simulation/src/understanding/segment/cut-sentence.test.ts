import { expect, test } from 'vitest'
import { cutSentence } from './cut-sentence.ts'

const clauses = (...texts: string[]) =>
  texts.map((text) => ({ text: text.replace('+', ''), joined: text.endsWith('+') }))

const partsOf = (sureness: Record<string, number>, ...texts: string[]): readonly string[] => {
  const given = clauses(...texts)
  return cutSentence(
    given,
    (from, to) =>
      given
        .slice(from, to)
        .map(({ text }) => text)
        .join('，'),
    (text) => sureness[text] ?? 0.1,
  )
}

test('clauses that are each understood are parts of their own', () => {
  expect(partsOf({ a: 0.9, b: 0.9, 'a，b': 0.9 }, 'a', 'b')).toEqual(['a', 'b'])
})

test('a clause that says nothing by itself is read with its neighbour', () => {
  expect(partsOf({ a: 0.9, b: 0.2, 'a，b': 0.9 }, 'a', 'b')).toEqual(['a，b'])
})

test('what must be read together is', () => {
  expect(partsOf({ a: 1, b: 1, c: 1, 'a，b': 0.3 }, 'a+', 'b', 'c')).toEqual(['a，b', 'c'])
})

test('nothing has no parts', () => {
  expect(partsOf({})).toEqual([])
})

test('what could not be the best way is not read', () => {
  const given = clauses('a', 'b', 'c')
  const questions: string[] = []
  cutSentence(
    given,
    (from, to) => {
      questions.push(`${from}-${to}`)
      return 1
    },
    (sureness) => sureness,
  )
  expect(questions).toEqual(['0-1', '1-2', '2-3'])
})

test('two that each have the form of a question are sooner two than what has it not', () => {
  const doubtful = (a: string, b: string) => ({ [a]: 0.7, [b]: 0.7, [`${a}，${b}`]: 0.8 })
  expect(partsOf(doubtful('疼吗', '肿吗'), '疼吗', '肿吗')).toEqual(['疼吗', '肿吗'])
  expect(partsOf(doubtful('疼', '肿'), '疼', '肿')).toEqual(['疼，肿'])
})
