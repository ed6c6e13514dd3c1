import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Keys } from '#platform/keys'

const minuteMs = 60_000
const dayMs = 86_400_000
/** How long a ticket waits to be exchanged. */
export const ticketMs = 10 * minuteMs
/** How long a token speaks for a student. */
export const tokenMs = dayMs
/** How long after a launch its token is made anew: work of a long weekend, and of a server that was away, still arrives. */
export const renewableMs = 30 * dayMs

/** What nobody guesses: 256 bits. */
export const aSecret = (): string => randomBytes(32).toString('base64url')

/** Letters and digits, as the interface has them. */
export const anAppId = (): string => randomBytes(8).toString('hex')

/** What is kept of a ticket or a token. */
export const hashed = (given: string): Buffer => createHash('sha256').update(given).digest()

/** What the wrapped secret of a course’s registration is bound to. */
export const secretName = (schoolId: string, courseId: string): string =>
  `elsewhere ${schoolId} ${courseId}`

/** Whether a signature in either case is the right one; takes as long for a wrong one. */
export const isSame = (given: string, right: string): boolean =>
  timingSafeEqual(hashed(given.toUpperCase()), hashed(right))

/** What a student is called there: the same at each launch of a course, and of no use anywhere else. */
export const nameThere = (
  keys: Keys,
  { courseId, personId }: { readonly courseId: string; readonly personId: string },
): string => `s${keys.digest(`elsewhere ${courseId} ${personId}`).toString('hex').slice(0, 24)}`

/** An address with what is given to it, its own query kept as it was written; undefined where no browser should follow it. */
export const launchAddress = (
  path: string,
  given: Readonly<Record<string, string>>,
): string | undefined => {
  if (!/^https?:\/\//i.test(path) || !URL.canParse(path)) return undefined
  const url = new URL(path)
  const more = new URLSearchParams(given).toString()
  if (more !== '') url.search = url.search === '' ? more : `${url.search}&${more}`
  return more === '' ? path : url.href
}
