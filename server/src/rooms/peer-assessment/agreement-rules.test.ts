import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultWorkRubric } from '@xinglin/contract/marking'
import { agreedPoints, areApart, outcomeOf, shareOf, wantedMore } from './agreement-rules.ts'
import { distanceOf, gradeOf, gradeOfDistance } from './grading-rules.ts'

const rubric = defaultWorkRubric
const at = (share: number) =>
  Object.fromEntries(rubric.map(({ Id, Max }) => [Id, Math.round(Max * share) / 100]))
const points = fc
  .tuple(fc.nat(400), fc.nat(400), fc.nat(200))
  .map((tenths) => Object.fromEntries(rubric.map(({ Id }, no) => [Id, (tenths[no] ?? 0) / 10])))

test.each([
  ['one of three who is far off moves nothing', [at(80), at(80), at(10)], 80],
  ['two: the middle between them', [at(80), at(90)], 85],
  ['one alone', [at(70)], 70],
])('%s', (_, reviews, share) =>
  expect(shareOf(rubric, agreedPoints(rubric, reviews))).toBeCloseTo(share, 5),
)

test.each([
  ['none', [], 3, 'few'],
  ['one of three', [at(80)], 3, 'few'],
  ['one where one is wanted', [at(80)], 1, undefined],
  ['two of three, near', [at(80), at(90)], 3, undefined],
  ['two, far apart', [at(50), at(90)], 2, 'apart'],
] as const)('%s: what is left to the teacher', (_, reviews, perWork, why) => {
  const outcome = outcomeOf(rubric, reviews, perWork)
  expect('why' in outcome ? outcome.why : undefined).toBe(why)
})

test.each([
  [[], 3, 3],
  [[at(80), at(85)], 3, 1],
  [[at(80), at(85)], 2, 0],
  [[at(50), at(90)], 2, 1],
  [[at(50), at(90), at(70)], 2, 0],
] as const)('%j of %i wants %i more', (reviews, perWork, more) =>
  expect(wantedMore(rubric, reviews, perWork)).toBe(more),
)

test('what is agreed upon lies within what was given, and who gave it is graded best', () => {
  fc.assert(
    fc.property(fc.array(points, { minLength: 1, maxLength: 6 }), (reviews) => {
      const agreed = agreedPoints(rubric, reviews)
      for (const { Id } of rubric) {
        const given = reviews.map((one) => one[Id] ?? 0)
        expect(agreed[Id]).toBeGreaterThanOrEqual(Math.min(...given))
        expect(agreed[Id]).toBeLessThanOrEqual(Math.max(...given))
      }
      expect(gradeOfDistance(distanceOf(rubric, agreed, agreed))).toBe(100)
      for (const one of reviews) {
        const grade = gradeOfDistance(distanceOf(rubric, one, agreed))
        expect(grade).toBeGreaterThanOrEqual(0)
        expect(grade).toBeLessThanOrEqual(100)
      }
      expect(areApart(rubric, reviews) && reviews.length !== 2).toBe(false)
    }),
  )
})

test.each([
  ['nothing yet', [], null, null],
  ['a sample alone says nothing', [], 3, null],
  ['within five points', [{ isMissed: false, distance: 5 }], null, 100],
  ['fifteen off', [{ isMissed: false, distance: 15 }], null, 75],
  ['missed', [{ isMissed: true, distance: null }], null, 0],
  [
    'one done, one missed',
    [
      { isMissed: false, distance: 0 },
      { isMissed: true, distance: null },
    ],
    null,
    50,
  ],
  ['not agreed yet', [{ isMissed: false, distance: null }], null, null],
  ['the sample counts as one', [{ isMissed: false, distance: 0 }], 25, 75],
] as const)('a reviewer: %s', (_, reviews, calibration, grade) =>
  expect(gradeOf(reviews, calibration)).toBe(grade),
)
