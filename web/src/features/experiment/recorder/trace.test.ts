import { expect, test } from 'vitest'
import { gridStep } from './trace.ts'

test.each([
  [20, 5],
  [8, 1],
  [200, 50],
  [0.02, 0.005],
  [120, 20],
])('a span of %s is divided by %s', (span, step) => expect(gridStep(span)).toBeCloseTo(step, 9))
