import { expect, test } from 'vitest'
import { sampleSetup } from '../fixtures/sample-session.ts'
import { start } from './state.ts'

test('sessions of a case share what is read off it; another version of the case has its own', () => {
  const { script } = sampleSetup
  const book = start(sampleSetup).book
  expect(start({ ...sampleSetup, seed: 7 }).book).toBe(book)
  const fewer = { ...script, facts: script.facts.slice(1) }
  expect(start({ ...sampleSetup, script: fewer }).book.facts.has(script.facts[0]?.id ?? '')).toBe(
    false,
  )
  expect(book.facts.has(script.facts[0]?.id ?? '')).toBe(true)
})
