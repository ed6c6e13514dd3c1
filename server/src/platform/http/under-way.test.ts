import { expect, test } from 'vitest'
import { rateLimitKeyOf } from './rate-limit-key.ts'
import { underWay } from './under-way.ts'

const session = (id: string, sessionId: string, principal: 'student' | 'guest') => ({
  principal,
  person: {
    id,
    accountId: id,
    accountName: id,
    roleType: 0,
    mustChangePassword: false,
    sessionId: Buffer.from(sessionId),
  },
})

test('who has as much under way as there may be is refused more, and nobody else is', () => {
  const enter = underWay(3)
  const [first] = [enter('a'), enter('a'), enter('a')]
  expect(() => enter('a')).toThrow(expect.objectContaining({ code: -10429, http: 429 }))
  enter('b')
  first?.()
  // Ended twice it ends once.
  first?.()
  enter('a')
  expect(() => enter('a')).toThrow('操作过于频繁')
})

test('a person is one however often they signed in; who share an account are as many as their sessions', () => {
  expect(rateLimitKeyOf(session('p', 'one', 'student'))).toBe(
    rateLimitKeyOf(session('p', 'two', 'student')),
  )
  expect(rateLimitKeyOf(session('p', 'one', 'student'))).not.toBe(
    rateLimitKeyOf(session('q', 'one', 'student')),
  )
  expect(rateLimitKeyOf(session('g', 'one', 'guest'))).not.toBe(
    rateLimitKeyOf(session('g', 'two', 'guest')),
  )
})
