import { demoSchools } from '@xinglin/content'
import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'
import { awake, weightOf, type Clock } from './clock.ts'
import { plansOf } from './plan.ts'

// A Sunday, by Shanghai's clock.
const at = (time: string): Date => new Date(`2026-11-22T${time}:00+08:00`)
const clock = (time: string): Clock => ({ now: at(time), timezone: 'Asia/Shanghai' })

test.each([
  ['12:00', '09:30', '09:30'],
  ['12:00', '04:30', '07:57'],
  ['07:00', '04:30', '04:30'],
])('loaded at %s, what falls on %s is said at %s', (now, given, expected) =>
  expect(awake(clock(now), at(given))).toEqual(at(expected)),
)

test('late at night is the next morning', () =>
  expect(
    awake({ ...clock('12:00'), now: at('20:00') }, new Date('2026-11-21T23:30:00+08:00')),
  ).toEqual(at('07:30')))

test('weekends are quiet, and of today there is what has passed', () => {
  const evening = weightOf(clock('22:00'))
  expect([0, 1, 2, 3].map(evening)).toEqual([0.5, 0.35, 0.8, 1])
  expect(weightOf(clock('12:00'))(0)).toBeLessThan(0.25)
  expect(weightOf(clock('08:00'))(0)).toBe(0)
})

test('whenever the demo is loaded, plans go forward, and who reviews a course has studied all of it', () => {
  for (const school of demoSchools())
    for (let hour = 0; hour < 7 * 24; hour += 5) {
      const now = new Date(at('00:10').getTime() + hour * 3_600_000)
      const plans = plansOf(school, seededRandom(1), weightOf({ now, timezone: 'Asia/Shanghai' }))
      const ofCourse = Map.groupBy(plans, (one) => `${one.login} ${one.slug}`)
      for (const [both, same] of ofCourse) expect(same, both).toHaveLength(1)
      for (const { days } of plans) {
        expect(days).toEqual(days.toSorted((a, b) => b - a))
        expect(days.length).toBeGreaterThan(0)
      }
      for (const { by, course } of school.life.reviews)
        expect(ofCourse.get(`${by} ${course}`)?.[0], `${by} ${course}`).toMatchObject({
          until: undefined,
        })
    }
})
