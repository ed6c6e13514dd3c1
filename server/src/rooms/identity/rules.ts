import type { Principal } from '@xinglin/contract/call'
import { role } from '@xinglin/contract/identity'

/** Account names as they are compared: NFKC, lower case, without zero-width characters. */
export const normalName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .trim()

/** What a role may act as. */
export const principalOf = (roleType: number): Principal => {
  if (roleType === role.operator) return 'operator'
  if (roleType === role.admin) return 'admin'
  if (roleType === role.teacher) return 'teacher'
  if (roleType === role.student) return 'student'
  if (roleType === role.preview) return 'preview'
  return 'guest'
}

const minute = 60_000

/** Failures before the first wait, the step by which waits grow, the longest, and when all is forgiven; in ms. */
const lock = { free: 5, step: 30_000, most: 15 * minute, forgivenAfter: 12 * 60 * minute }

/** What is known of failures under a name. */
export type Failures = { readonly lockedUntil: Date | null }

/** True while sign-ins under this name are refused unheard. */
export const isLocked = (known: Failures | undefined, at: Date): boolean =>
  (known?.lockedUntil?.getTime() ?? 0) > at.getTime()

/** Failures before this moment are forgiven. */
export const forgivenBefore = (at: Date): Date => new Date(at.getTime() - lock.forgivenAfter)

/** Until when the name is locked after so many failures: from the fifth on 30 s, growing by 30 s, 15 min at most. */
export const lockedAfter = (failures: number, at: Date): Date | null => {
  const wait = Math.min(Math.max(0, failures - lock.free + 1) * lock.step, lock.most)
  return wait > 0 ? new Date(at.getTime() + wait) : null
}

/**
 * How long a session lives: at most, and without a request, in minutes; `idle` 0 is never. Whoever manages (`manages`: by
 * the role, or by a post) has less.
 */
export const lifeOf = (
  roleType: number,
  schoolIdle: number,
  manages: boolean,
): { absolute: number; idle: number } => {
  if (roleType === role.guest || roleType === role.preview) return { absolute: 120, idle: 0 }
  if (manages) {
    return { absolute: 480, idle: schoolIdle === 0 ? 30 : Math.min(schoolIdle, 30) }
  }
  return { absolute: 720, idle: schoolIdle }
}

/** How many sessions at once; guests share an account, previews a link, and are not counted. */
export const sessionsAtOnce = (roleType: number): number => {
  if (roleType === role.guest || roleType === role.preview) return Number.POSITIVE_INFINITY
  return roleType === role.admin || roleType === role.operator ? 2 : 5
}

const runs = (roleType: number): boolean => roleType === role.admin || roleType === role.operator

/** Whether somebody manages: runs the school, or holds a post of it. */
export const manages = (roleType: number, posts: number): boolean => runs(roleType) || posts > 0

/** Which doors a role may use: LoginType 0 is for administrators, operators and teachers who hold a post, 1 for staff, 2 for everybody. */
export const mayUseDoor = (roleType: number, loginType: number, posts: number): boolean => {
  if (loginType === 0) return manages(roleType, posts)
  if (loginType === 1) return roleType <= role.teacher
  return true
}

/**
 * Who may come in otherwise than by password. Never those who run a school: whoever sets up its single sign-on could make
 * it vouch for them, and an operator would answer for every school.
 */
export const mayUseOtherDoors = (roleType: number): boolean =>
  roleType === role.teacher || roleType === role.student

/** A cookie of this host alone that no script and no other site gets. */
const ownCookie = (cookie: string, overTls: boolean, onThisMachine: boolean): string =>
  overTls || onThisMachine
    ? `__Host-${cookie}; Path=/; Secure; HttpOnly; SameSite=Strict`
    : `${cookie}; Path=/; HttpOnly; SameSite=Strict`

/** The cookie that ties a session to the browser that signed in. */
export const bindCookie = (value: string, overTls: boolean, onThisMachine: boolean): string =>
  ownCookie(`bind=${value}`, overTls, onThisMachine)

/** The cookie by which a browser shows who signed in there before. */
export const deviceCookie = (
  value: string,
  livesMs: number,
  overTls: boolean,
  onThisMachine: boolean,
): string => ownCookie(`device=${value}; Max-Age=${livesMs / 1_000}`, overTls, onThisMachine)

/** Under what the failures of a known device are counted; no name begins with a blank. */
export const deviceCounter = (deviceId: string): string => `\n${deviceId}`

/** Whether a sign-in session is over: past its absolute end, or idle for longer than it may be (0: for ever). */
export const isSessionExpired = (
  row: { readonly expiresAt: Date; readonly idleMinutes: number; readonly lastSeen: Date },
  at: Date,
): boolean =>
  row.expiresAt <= at ||
  (row.idleMinutes > 0 && at.getTime() - row.lastSeen.getTime() > row.idleMinutes * 60_000)
