import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '#platform/http'
import type { Visit } from '#platform/visit'
import { bindCookie } from './rules.ts'

const hashed = (value: string): Buffer => createHash('sha256').update(value).digest()

/**
 * Ties what is begun to whoever has the cookie, which is set where there is none. A client that shows no sign of a browser
 * is tied as well: what it begins could otherwise be ended in the browser of anybody who opens an address.
 */
export const tieBrowser = (visit: Visit): Buffer => {
  // Tabs of one browser share the cookie: a second sign-in keeps it, or the first tab would lose its session.
  const isOwn = /^[A-Za-z0-9_-]{43}$/.test(visit.bind ?? '')
  const value = isOwn ? (visit.bind ?? '') : randomBytes(32).toString('base64url')
  visit.setCookie(bindCookie(value, visit.secure, isLoopback(visit.host)))
  return hashed(value)
}

/** How a session is tied: to its browser; one of an account and a password given by another client, to nothing. */
export const tieSession = (visit: Visit): { bindHash: Buffer | null; bindRequired: boolean } =>
  visit.browser
    ? { bindHash: tieBrowser(visit), bindRequired: visit.secure }
    : { bindHash: null, bindRequired: false }

/** Whether a visit comes from whoever something was tied to; what is tied to nobody is nobody’s. */
export const isSameBrowser = (visit: Visit, bindHash: Buffer | null): boolean =>
  bindHash !== null && timingSafeEqual(hashed(visit.bind ?? ''), bindHash)
