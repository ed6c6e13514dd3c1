import { expect, test } from 'vitest'
import { maxOpenings, stateOf } from './rules.ts'

const at = new Date('2026-03-01T08:00:00Z')
const later = new Date(at.getTime() + 1)
const live = { revokedAt: null, expiresAt: later, opened: maxOpenings - 1 }

test.each([
  ['live', live],
  ['expired', { ...live, expiresAt: at }],
  ['used', { ...live, opened: maxOpenings }],
  ['expired', { ...live, expiresAt: at, opened: maxOpenings }],
  ['revoked', { ...live, revokedAt: at, expiresAt: at }],
] as const)('a link is %s', (state, link) => expect(stateOf(link, at)).toBe(state))
