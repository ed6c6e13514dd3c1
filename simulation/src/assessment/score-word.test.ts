import { expect, test } from 'vitest'
import { meanWord, pointWord, scoreWord } from './score-word.ts'

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

test.each([
  [null, '—'],
  [(73 + 86 + 72 + 80) / 4, '77.8'],
  [77.74, '77.7'],
  [0.05, '0.1'],
  [1.15, '1.2'],
  [99.95, '100.0'],
  [80, '80.0'],
])('a mean of %s is shown as %s', (mean, word) => expect(meanWord(mean)).toBe(word))
