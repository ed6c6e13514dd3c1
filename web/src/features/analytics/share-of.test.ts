import { expect, test } from 'vitest'
import { shareOf } from './share-of.ts'

test.each([
  [1, 8, 13],
  [7, 8, 88],
  [1, 3, 33],
  [1, 1000, 1],
  [999, 1000, 99],
  [8, 8, 100],
  [0, 8, 0],
  [0, 0, 0],
])('%s of %s is %s%%', (part, whole, share) => expect(shareOf(part, whole)).toBe(share))
