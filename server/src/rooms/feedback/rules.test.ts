import { expect, test } from 'vitest'
import { bareCode, bareContact } from '@xinglin/contract/feedback'
import { bitsAfter } from './proof-of-guests.ts'
import {
  beginningOf,
  followed,
  handled,
  mayFollow,
  newCode,
  reopenUntil,
  shownCode,
} from './rules.ts'

test.each([
  ['new', 'reply', 'replied'],
  ['new', 'work', 'working'],
  ['new', 'close', 'closed'],
  ['new', 'open', 'new'],
  ['working', 'reply', 'replied'],
  ['replied', 'work', 'working'],
  ['replied', 'open', 'replied'],
  ['replied', 'close', 'closed'],
  ['closed', 'open', 'working'],
  ['closed', 'work', 'closed'],
  ['closed', 'reply', 'replied'],
] as const)('%s, %s: %s', (state, action, next) => expect(handled(state, action)).toBe(next))

test.each([
  ['new', 'new'],
  ['working', 'working'],
  ['replied', 'new'],
  ['closed', 'new'],
] as const)('%s that is followed up is %s', (state, next) => expect(followed(state)).toBe(next))

const closedAt = new Date('2026-03-01T08:00:00Z')
test.each([
  ['2026-03-08T08:00:00Z', true],
  ['2026-03-08T08:00:01Z', false],
])('closed on 1 March, to be reopened at %s: %s', (at, may) =>
  expect(mayFollow({ state: 'closed', closedAt }, new Date(at))).toBe(may),
)

test('what is open has no time in which it may be reopened, and may be followed', () => {
  expect(reopenUntil({ state: 'replied', closedAt: null })).toBeNull()
  expect(mayFollow({ state: 'replied', closedAt: null }, new Date())).toBe(true)
})

test('codes are never alike, hold no sign that is taken for another, and are found however they are typed', () => {
  const codes = new Set(Array.from({ length: 500 }, newCode))
  expect(codes.size).toBe(500)
  for (const code of codes) {
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/)
    expect(bareCode(` ${shownCode(code).toLowerCase()} `)).toBe(code)
  }
})

test.each([
  ['138 0000-0000', '13800000000'],
  ['+86 13800000000', '13800000000'],
  ['８６13800000000', '13800000000'],
  ['Lin.XM@Example.EDU.cn', 'lin.xm@example.edu.cn'],
  ['010-62345678', '01062345678'],
])('the contact %s is %s', (contact, bare) => expect(bareContact(contact)).toBe(bare))

test('a beginning is one line of at most 80 code points', () => {
  expect(beginningOf('第一行\n\n第二行')).toBe('第一行 第二行')
  expect(beginningOf('😀'.repeat(80))).toBe('😀'.repeat(80))
  expect(beginningOf('😀'.repeat(81))).toBe(`${'😀'.repeat(79)}…`)
})

test.each([
  [0, 15],
  [49, 15],
  [50, 16],
  [300, 21],
  [3_000, 21],
])(
  'after %i feedback of guests a riddle has %i bits: dear for who goes on, possible for everybody',
  (given, bits) => expect(bitsAfter(given)).toBe(bits),
)
