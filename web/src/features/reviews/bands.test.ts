import { expect, test } from 'vitest'
import { bandOf, countOnTab, shareOf } from './bands.ts'

test.each([
  [0, ''],
  [0.5, '很差'],
  [1, '很差'],
  [1.1, '较差'],
  [2, '较差'],
  [3, '一般'],
  [3.1, '较好'],
  [4, '较好'],
  [4.1, '非常好'],
  [5, '非常好'],
])('%d stars are %s', (rate, word) => expect(bandOf(rate)).toBe(word))

test.each([
  [1, 3, 33],
  [2, 3, 66],
  [3, 3, 100],
  [0, 0, 0],
])('%d of %d are %d %%', (part, whole, share) => expect(shareOf(part, whole)).toBe(share))

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '999+'],
  [1203, '999+'],
])('%d reviews stand on the tab as %s', (count, text) => expect(countOnTab(count)).toBe(text))
