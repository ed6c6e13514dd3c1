import fc from 'fast-check'
import { defaultWorkRubric as rubric } from '@xinglin/contract/marking'
import { nobody } from '@xinglin/contract/call'
import { expect, test } from 'vitest'
import { shareOfMark, unmarked } from './rules.ts'
import { agreedMark, givenMarks, pointsApart } from './agreement.ts'

const marks = fc
  .tuple(...rubric.map(({ Max }) => fc.integer({ min: 0, max: Max * 10 })))
  .map((tenths) => ({
    ...unmarked,
    Points: Object.fromEntries(rubric.map(({ Id }, at) => [Id, (tenths[at] ?? 0) / 10])),
  }))
const given = (mark: typeof unmarked, minute: number, markerId = String(minute)) => ({
  markerId,
  mark,
  outcome: 'marked',
  decidedAt: new Date(minute * 60_000),
})

test('two marks come to a mark between them, the same in either order, exact in its share', () =>
  fc.assert(
    fc.property(marks, marks, (one, other) => {
      const { mark, share } = agreedMark(rubric, one, other)
      expect(agreedMark(rubric, other, one)).toMatchObject({ share, mark: { Points: mark.Points } })
      const [a = 0, b = 0] = [shareOfMark(rubric, one), shareOfMark(rubric, other)].map(
        (x) => x ?? 0,
      )
      expect(share).toBeCloseTo((a + b) / 2, 10)
      for (const { Id, Max } of rubric) {
        const points = mark.Points[Id] ?? -1
        expect(points).toBeGreaterThanOrEqual(Math.min(one.Points[Id] ?? 0, other.Points[Id] ?? 0))
        expect(points).toBeLessThanOrEqual(Max)
      }
    }),
  ))

test('marks are apart by what their shares differ, beyond the limit alone', () =>
  fc.assert(
    fc.property(marks, marks, fc.integer({ min: 1, max: 50 }), (one, other, differ) => {
      const apart = Math.abs((shareOfMark(rubric, one) ?? 0) - (shareOfMark(rubric, other) ?? 0))
      const counted = pointsApart(rubric, [given(one, 1), given(other, 2)], differ)
      if (apart > differ + 0.01) expect(counted).toBeCloseTo(apart, 2)
      if (apart <= differ) expect(counted).toBe(0)
      expect(pointsApart(rubric, [given(one, 1)], differ)).toBe(0)
    }),
  ))

test('what two agreed upon is nobody’s own mark, and what is only kept is not given', () => {
  const kept = { ...given(unmarked, 1), outcome: null, decidedAt: null }
  const some = [given(unmarked, 9), kept, given(unmarked, 3), given(unmarked, 10, nobody)]
  expect(givenMarks(some).map(({ markerId }) => markerId)).toEqual(['3', '9'])
})

test('comments of both are kept, the same one once', () => {
  const says = (Comment: string) => ({ ...unmarked, Comment })
  expect(agreedMark(rubric, says('好'), says('好')).mark.Comment).toBe('好')
  expect(agreedMark(rubric, says('条理清楚'), says('缺鉴别')).mark.Comment).toBe('条理清楚\n缺鉴别')
  expect(agreedMark(rubric, says(''), says('缺鉴别')).mark.Comment).toBe('缺鉴别')
})
