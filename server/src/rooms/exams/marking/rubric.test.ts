import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Criterion } from '@xinglin/contract/marking'
import { newId } from '#platform/ids'
import { proportionalTenths, rubricOfQuestion } from './rubric.ts'

test.each([
  [[60, 40], 50, [30, 20]],
  [[10, 10, 10], 100, [34, 33, 33]],
  [[70, 20, 10], 25, [18, 5, 2]],
  [[0, 10], 15, [0, 15]],
  [[], 10, []],
])('%j of %i tenths are %j', (weights, tenths, shares) =>
  expect(proportionalTenths(weights, tenths)).toEqual(shares),
)

test('shares come to the whole, and none is a tenth away from what it is worth', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 1_000 }),
      (weights, tenths) => {
        const shares = proportionalTenths(weights, tenths)
        const sum = weights.reduce((all, one) => all + one, 0)
        expect(shares.reduce((all, one) => all + one, 0)).toBe(tenths)
        for (const [at, share] of shares.entries())
          expect(Math.abs(share - ((weights[at] ?? 0) * tenths) / sum)).toBeLessThan(1)
      },
    ),
  ))

const content = (rubric: readonly number[]) => ({
  Type: 'short' as const,
  Stem: '<p>题</p>',
  Reference: '',
  Explanation: '',
  Rubric: rubric.map((Tenths, at) => ({ Id: newId(), Text: `第${at + 1}点`, Tenths })),
})

test('criteria are of the question’s points, and what is too small is marked as a whole', () => {
  const rubric = rubricOfQuestion(content([60, 40]), 25, newId())
  expect(rubric.map(({ Name, Max }) => [Name, Max])).toEqual([
    ['第1点', 1.5],
    ['第2点', 1],
  ])
  for (const one of rubric) expect(() => Criterion.parse(one)).not.toThrow()
  expect(rubricOfQuestion(content([10, 10, 10]), 2, newId())).toMatchObject([
    { Name: '整题', Max: 0.2 },
  ])
  expect(rubricOfQuestion(content([]), 50, newId())).toMatchObject([{ Name: '整题', Max: 5 }])
})
