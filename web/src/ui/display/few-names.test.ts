import { expect, test } from 'vitest'
import { fewNames } from './few-names.ts'

test.each([
  [[], '—'],
  [['甲'], '甲'],
  // One more is named as soon as counted.
  [['甲', '乙', '丙', '丁'], '甲、乙、丙、丁'],
  [['甲', '乙', '丙', '丁', '戊'], '甲、乙、丙等 5 个'],
])('%j: %s', (names, words) => expect(fewNames(names)).toBe(words))
