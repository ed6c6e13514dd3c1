import type { Offering } from '@xinglin/contract/offerings'
import { expect, test } from 'vitest'
import { overrideFormOf, overridesIn } from './override-form.ts'

const at = (day: number) => new Date(2026, 10, day, 8).toISOString()
const offering: Offering = {
  Id: 'o',
  CourseId: 'c',
  TermId: 't',
  TermName: '',
  Targets: [],
  OpensAt: at(1),
  ClosesAt: at(20),
  ExamFrom: null,
  ExamUntil: null,
  MostRounds: 2,
  Deadlines: [{ ItemId: 'i', DueAt: at(10) }],
  Overrides: [
    {
      Kind: 'person',
      Id: 'p',
      Name: '',
      Field: 'due',
      ItemId: 'i',
      At: at(12),
      Rounds: 0,
      Reason: '病假',
      By: '',
      WrittenAt: at(1),
    },
  ],
  State: 'open',
  GivenBy: '',
  MayChange: true,
  Version: 1,
}

test('what is as the offering has it is not sent', () => {
  expect(overridesIn(offering, overrideFormOf(offering, 'q'))).toEqual({ Dates: [] })
})

test('what was set before is in the form, and is sent again', () => {
  const form = overrideFormOf(offering, 'p')
  expect(form.reason).toBe('病假')
  expect(overridesIn(offering, form)).toEqual({
    Dates: [{ Field: 'due', ItemId: 'i', At: at(12) }],
  })
})

test('an emptied date is no limit, an emptied number any number', () => {
  const form = overrideFormOf(offering, 'q')
  expect(
    overridesIn(offering, { ...form, dates: { ...form.dates, closes: '' }, rounds: '' }),
  ).toEqual({ Dates: [{ Field: 'closes', ItemId: null, At: null }], Rounds: 0 })
})
