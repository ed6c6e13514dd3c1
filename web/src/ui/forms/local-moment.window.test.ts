import { expect, test } from 'vitest'
import { fieldOfMoment, momentInField } from './local-moment.ts'

test.each(['2026-11-30T15:59:00.000Z', '2026-12-31T16:00:00.000Z'])(
  '%s is written and read the same',
  (iso) => expect(momentInField(fieldOfMoment(iso))).toBe(iso),
)

test.each([
  ['', null],
  ['2026-11', null],
  ['2026-11-30T23:59', '2026-11-30T15:59:00.000Z'],
])('%j in a field is %j', (value, iso) => expect(momentInField(value)).toBe(iso))

test('no moment is an empty field', () => expect(fieldOfMoment(null)).toBe(''))
