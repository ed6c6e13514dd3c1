import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnWidths, textWidth } from './page-layout.ts'

test('columns fill the page exactly, and what would fit an equal share is never cut', () => {
  const widths = fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(widths, (wanted) => {
      const given = columnWidths(wanted)
      expect(given.reduce((sum, one) => sum + one, 0)).toBeCloseTo(textWidth, 6)
      for (const [at, one] of wanted.entries())
        if (one + 12 <= textWidth / wanted.length)
          expect(given[at]).toBeGreaterThanOrEqual(one + 12 - 1e-9)
    }),
  )
  expect(columnWidths([])).toEqual([])
})
