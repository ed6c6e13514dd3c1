import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOfDay, fitsDay, rankOf, schoolYearOf, sumsOf } from './rules.ts'

test.each([
  ['2026-09-01', 2026],
  ['2026-08-31', 2025],
  ['2027-01-15', 2026],
  ['2026-12-31', 2026],
])('%s is of the school year %i', (day, year) => expect(schoolYearOf(day)).toBe(year))

test.each([
  ['2026-11-30', undefined],
  ['2026-12-01', 'future'],
  ['2026-10-01', undefined],
  ['2026-09-30', 'old'],
])('%s told of on 2026-11-30: %s', (day, fault) =>
  expect(faultOfDay(day, '2026-11-30')).toBe(fault),
)

test.each([
  [[], 240, true],
  [[240], 240, true],
  [[240, 200], 60, false],
])('%j and %i minutes on a day: %s', (before, minutes, fits) =>
  expect(fitsDay(before, minutes)).toBe(fits),
)

const people = fc.constantFrom('a', 'b', 'c')
const session = fc
  .record({
    helperId: people,
    helpedId: people,
    minutes: fc.integer({ min: 10, max: 240 }),
    state: fc.constantFrom('told', 'agreed', 'verified', 'rejected', 'disputed'),
  })
  .filter(({ helperId, helpedId }) => helperId !== helpedId)

test('what all gave is what all received, and what is not verified adds nothing', () => {
  fc.assert(
    fc.property(fc.array(session, { maxLength: 40 }), (sessions) => {
      const sums = ['a', 'b', 'c'].map((one) => sumsOf(sessions, one))
      const total = (of: (one: (typeof sums)[number]) => number) =>
        sums.reduce((sum, one) => sum + of(one), 0)
      expect(total(({ minutes }) => minutes)).toBe(total(({ received }) => received))
      const verified = sessions.filter(({ state }) => state === 'verified')
      expect(total((one) => one.sessions)).toBe(verified.length)
      for (const one of ['a', 'b', 'c'])
        expect(sumsOf(verified, one).minutes).toBe(sumsOf(sessions, one).minutes)
    }),
  )
})

test.each([
  [[60, 120, 30], 60, 2],
  [[60, 60], 60, 1],
  [[60], 0, null],
])('of %j %i minutes are rank %s', (all, own, rank) => expect(rankOf(all, own)).toBe(rank))
