import { describe, expect, test } from 'vitest'
import {
  bindCookie,
  forgivenBefore,
  isLocked,
  lockedAfter,
  lifeOf,
  manages,
  mayUseDoor,
  normalName,
  sessionsAtOnce,
} from './rules.ts'

const start = new Date('2026-01-01T00:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

describe('lockout', () => {
  test.each([
    [1, 0],
    [4, 0],
    [5, 30],
    [6, 60],
    [10, 180],
    [100, 900],
  ])('after %s failures one waits %s s', (times, seconds) => {
    const known = { lockedUntil: lockedAfter(times, start) }
    expect(isLocked(known, later(seconds - 1))).toBe(seconds > 0)
    expect(isLocked(known, later(seconds))).toBe(false)
  })

  test('is forgiven after twelve hours', () =>
    expect(forgivenBefore(later(12 * 3600))).toEqual(start))
})

test.each([
  [0, [1, 2]],
  [1, [1, 2, 3]],
  [2, [1, 2, 3, 4, 5]],
])('the door %s is for the roles %s', (door, roles) =>
  expect([1, 2, 3, 4, 5].filter((role) => mayUseDoor(role, door, 0))).toEqual(roles),
)

test.each([
  [4, 60, { absolute: 720, idle: 60 }],
  [4, 0, { absolute: 720, idle: 0 }],
  [5, 60, { absolute: 120, idle: 0 }],
  [2, 60, { absolute: 480, idle: 30 }],
  [2, 0, { absolute: 480, idle: 30 }],
  [1, 10, { absolute: 480, idle: 10 }],
])('a session of role %s at a school with %s idle minutes', (role, idle, life) =>
  expect(lifeOf(role, idle, manages(role, 0))).toEqual(life),
)

test('five sessions, two for those who administer, guests uncounted', () =>
  expect([4, 3, 2, 1, 5].map(sessionsAtOnce)).toEqual([5, 5, 2, 2, Number.POSITIVE_INFINITY]))

test.each([
  ['Student1', 'student1'],
  ['ｓｔｕｄｅｎｔ１', 'student1'],
  ['stu\u200bdent1 ', 'student1'],
])('%j is the account name %s', (typed, norm) => expect(normalName(typed)).toBe(norm))

test('the bind cookie is a __Host- cookie wherever it can be', () => {
  expect(bindCookie('v', true, false)).toMatch(
    /^__Host-bind=v; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  )
  expect(bindCookie('v', false, true)).toMatch(/^__Host-bind=/)
  expect(bindCookie('v', false, false)).toBe('bind=v; Path=/; HttpOnly; SameSite=Strict')
})
