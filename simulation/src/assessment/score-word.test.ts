import { expect, test } from 'vitest'
import { pointWord, scoreWord } from './score-word.ts'

test.each([
  [null, '—'],
  [0, '0.0'],
  [81, '81.0'],
  [81.69, '81.6'],
  [79.96, '79.9'],
  [90.3, '90.3'],
  [89.99, '89.9'],
  [0.05, '0.0'],
  [2.62, '2.6'],
  [100, '100.0'],
])('a score of %s is shown as %s', (score, word) => expect(scoreWord(score)).toBe(word))

test.each([
  [7, '7'],
  [7.62, '7.6'],
  [7.96, '8'],
  [0, '0'],
])('%s points are shown as %s', (points, word) => expect(pointWord(points)).toBe(word))
