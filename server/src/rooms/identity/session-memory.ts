import type { StoredSession } from '#platform/http'
import { memory } from '#platform/memory'
import type { session } from './tables.ts'

type SessionRow = typeof session.$inferSelect

/**
 * Sessions that were asked for a moment ago, by the hex of their id. Whoever ends one forgets it here; other processes are
 * told by the database as soon as that is committed, and would know within a second without.
 */
export const openSessions = memory<{ row: SessionRow; stored: StoredSession } | undefined>(
  800,
  20_000,
)

/** Forgets them all once what ended some of them is committed: meanwhile one may have been read again. */
export const forgetSessions = (): void => openSessions.forget('')
