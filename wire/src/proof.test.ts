import { expect, test } from 'vitest'
import { lookForAnswer, solves } from './proof.ts'
import { sha256Hex } from '#primitives'

test.each([0, 1, 3, 4, 7, 8, 11])('an answer that was found solves a riddle of %i bits', (bits) => {
  const answer = lookForAnswer('riddle', { bits, from: 0, tries: 100_000 }) ?? ''
  expect(solves('riddle', answer, bits)).toBe(true)
  const begin = BigInt(`0x${sha256Hex(`riddle:${answer}`)}`) >> BigInt(256 - bits)
  expect(begin).toBe(0n)
})

test('what has one bit too few does not', () => {
  const answers = Array.from({ length: 2_000 }, (_, at) => String(at))
  for (const answer of answers) {
    const isFive = BigInt(`0x${sha256Hex(`x:${answer}`)}`) >> 251n === 0n
    expect(solves('x', answer, 5)).toBe(isFive)
  }
})

test('it gives up where it was told to', () =>
  expect(lookForAnswer('riddle', { bits: 200, from: 0, tries: 50 })).toBeUndefined())
