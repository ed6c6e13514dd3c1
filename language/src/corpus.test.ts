import { expect, test } from 'vitest'
import { align, corpus, labelledBy, writers } from './corpus.ts'
import { idsOf } from './read.ts'

const known = new Set([
  ...idsOf('intents').filter((id) => id !== 'symptom' && id !== 'disease'),
  ...idsOf('symptoms').map((id) => `symptom:${id}`),
  ...idsOf('diseases').map((id) => `disease:${id}`),
])

test.each(writers())('%s labels every sentence, and with ids of the ontology', (writer) => {
  for (const { text, before, intents, or } of labelledBy(writer)) {
    expect(text).not.toBe('')
    expect(Array.isArray(before)).toBe(true)
    expect(intents === null || intents.length > 0).toBe(true)
    for (const id of [intents ?? [], ...(or ?? [])].flat()) expect(known, text).toContain(id)
  }
})

test('a writer left out is left out whole', () => {
  const [first = ''] = writers()
  expect(corpus(first).length).toBe(corpus().length - labelledBy(first).length)
})

test('clauses are given to labels in their order, each label at least one', () => {
  const first = [0.9, 0.1]
  const second = [0.1, 0.9]
  expect(align([first, first, second], 2)).toEqual([0, 0, 1])
  expect(align([second, second], 2)).toEqual([0, 1])
  expect(align([first], 2)).toBeUndefined()
})
