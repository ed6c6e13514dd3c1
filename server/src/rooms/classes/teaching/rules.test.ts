import { joinCode } from '@xinglin/contract/classes'
import { expect, test } from 'vitest'
import { codeFrom, joinFault, rightsOf, typedCode } from './rules.ts'

test.each([
  ['manager', [], 'class,courses,members,groups,code,marking'],
  ['lead', [], 'class,courses,members,groups,code,marking'],
  ['teacher', [], 'courses,members,groups,code,marking'],
  ['assistant', [], ''],
  ['assistant', ['code', 'members'], 'members,code'],
  ['assistant', ['class', 'nonsense'], 'class'],
  ['student', ['members'], ''],
] as const)('%s with %j may change %s', (post, given, rights) =>
  expect(rightsOf(post, given).join()).toBe(rights),
)

test('a code has signs that are taken for no other, and needs bytes enough', () => {
  expect(joinCode.signs).not.toMatch(/[01IOL]/)
  expect(new Set(joinCode.signs).size).toBe(joinCode.signs.length)
  expect(codeFrom(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7]))).toBe('ABCDEFGH')
  // What would make some signs likelier than others is left out.
  expect(codeFrom(new Uint8Array([255, 0, 1, 2, 3, 4, 5, 6, 7]))).toBe('ABCDEFGH')
  expect(codeFrom(new Uint8Array(7))).toBeUndefined()
})

test.each([
  ['abcd2345', 'ABCD2345'],
  ['ABCD-2345', 'ABCD2345'],
  [' ａｂｃｄ ２３４５ ', 'ABCD2345'],
])('%s is read as %s', (typed, code) => expect(typedCode(typed)).toBe(code))

const at = new Date('2026-11-29T00:00:00Z')
const later = new Date('2026-11-30T00:00:00Z')
test.each([
  ['open', { closed: false, codeUntil: later, capacity: 3 }, 2, undefined],
  ['full', { closed: false, codeUntil: later, capacity: 3 }, 3, 'full'],
  ['as full as a roster', { closed: false, codeUntil: later, capacity: null }, 1000, 'full'],
  ['at its last moment', { closed: false, codeUntil: at, capacity: null }, 0, 'expired'],
  ['without a code', { closed: false, codeUntil: null, capacity: null }, 0, 'expired'],
  ['archived before all else', { closed: true, codeUntil: at, capacity: 1 }, 1, 'closed'],
] as const)('%s', (_what, one, students, fault) =>
  expect(joinFault(one, students, at, 1000)).toBe(fault),
)
