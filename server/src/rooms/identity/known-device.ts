import { randomBytes, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '#platform/http'
import type { Keys } from '#platform/keys'
import type { Visit } from '#platform/visit'
import { deviceCookie } from './rules.ts'
import type { AccountRow } from './store.ts'

/** How long a browser is known after somebody signed in there. */
const livesMs = 180 * 24 * 60 * 60_000

/** As many accounts are known in one browser: of a computer that many share, those who were there last. */
const most = 6

/** One account that signed in with a browser: until when it counts, its own number, and what proves both. */
type Mark = { readonly text: string; readonly id: string; readonly until: number }

type Known = Pick<AccountRow, 'id' | 'passwordHash'>

const marksOf = ({ device, at }: Visit): Mark[] =>
  (device ?? '')
    .split('.', most)
    .filter((text) => /^\d{13}~[\w-]{22}~[\w-]{43}$/.test(text))
    .map((text) => ({ text, until: Number(text.slice(0, 13)), id: text.slice(14, 36) }))
    .filter(({ until }) => until > at.getTime())

/** Of one school, one account and its present password: another one makes every mark of before worth nothing. */
const marked = ({ school }: Visit, keys: Keys, { id, passwordHash }: Known, mark: string): string =>
  `${mark}~${keys.digest(`known device\n${school.id}\n${id}\n${passwordHash}\n${mark}`).toString('base64url')}`

/** Whether two texts of our own alphabet are one, told in the same time. */
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The mark by which a browser shows that the account signed in there before. */
export const knownDevice = (visit: Visit, keys: Keys, account: Known): Mark | undefined =>
  marksOf(visit).find(({ text }) => isSame(text, marked(visit, keys, account, text.slice(0, 36))))

/** Marks the browser in which an account signs in, in the place of its mark of before. */
export const rememberDevice = (visit: Visit, keys: Keys, account: Known): void => {
  const before = knownDevice(visit, keys, account)
  const others = marksOf(visit).filter(({ text }) => text !== before?.text)
  const mark = `${visit.at.getTime() + livesMs}~${randomBytes(16).toString('base64url')}`
  const marks = [marked(visit, keys, account, mark), ...others.map(({ text }) => text)]
  visit.setCookie(
    deviceCookie(marks.slice(0, most).join('.'), livesMs, visit.secure, isLoopback(visit.host)),
  )
}
