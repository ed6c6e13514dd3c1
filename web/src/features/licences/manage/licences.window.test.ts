import { expect, test } from 'vitest'
import { checkLicence, inputOf, trialOffers } from './trial-days.ts'

const trial = (TrialStart: string, TrialEnd: string) =>
  ({ State: 'trial', TrialStart, TrialEnd }) as const

test.each([
  [trial('', ''), true],
  [trial('2026-09-01', ''), true],
  [trial('2026-09-02', '2026-09-01'), true],
  [trial('2026-09-01', '2026-09-01'), false],
  [{ ...trial('', ''), State: 'granted' } as const, false],
])('%j is refused: %s', (values, refused) =>
  expect(checkLicence(values).TrialStart !== undefined).toBe(refused),
)

test('days are sent for a trial alone', () => {
  expect(inputOf(['c1'], { ...trial('2026-09-01', '2026-09-30'), State: 'refused' })).toEqual({
    CourseIds: ['c1'],
    State: 'refused',
    TrialStart: '',
    TrialEnd: '',
  })
})

test('usual trials begin today in the schools’ time zone and hold both days', () => {
  // Late in the evening of the 31st in Shanghai, still the afternoon elsewhere.
  const [month] = trialOffers(Date.parse('2026-08-31T15:30:00Z'))
  expect(month).toEqual({ name: '今起 30 天', from: '2026-08-31', to: '2026-09-29' })
})
