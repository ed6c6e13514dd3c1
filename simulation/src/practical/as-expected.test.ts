import { expect, test } from 'vitest'
import { isAsExpected } from './as-expected.ts'

test.each<[readonly number[] | undefined, number, number, boolean | undefined]>([
  [undefined, 4, 10, undefined],
  [[8, 12], 4, 10, true],
  [[8, 12], 4, 18, true],
  [[8, 12], 4, 18.1, false],
  [[8, 12], 4, 2, true],
  [[8, 12], 4, 1.9, false],
  [[8, 12], 4, -10, false],
  [[-50, -40], 4, -74, true],
  [[-50, -40], 4, -14, false],
  // What counts as no change is as expected where none was found.
  [[-0.5, 0.5], 4, 4.4, true],
  [[-0.5, 0.5], 4, 4.6, false],
])(
  'a change found within %j, %d counting for none: %d is as expected: %s',
  (measured, least, change, is) =>
    expect(isAsExpected(measured ? { found: measured, least } : { least }, change)).toBe(is),
)
