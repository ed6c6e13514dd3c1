import { describe, expect, test } from 'vitest'
import { findDiagnoses } from './find-diagnoses.ts'

describe('finding a diagnosis', () => {
  test.each([
    ['下壁心梗', 'I21.1'],
    ['I71.0', 'I71.0'],
    ['nstemi', 'I21.4'],
    ['心梗', 'I21.9'],
  ])('by %s comes %s first', (words, code) => {
    expect(findDiagnoses(words)[0]?.code).toBe(code)
  })

  test('tells nothing before anything was typed', () => {
    expect(findDiagnoses('')).toEqual([])
    expect(findDiagnoses('没有这个病')).toEqual([])
  })
})
