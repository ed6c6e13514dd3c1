import type { StoredSession } from '#platform/http'
import { memory } from '#platform/memory'
import type { session } from './tables.ts'

type SessionRow = typeof session.$inferSelect

/**
 * Sessions that were asked for a moment ago, by the hex of their id. Whoever ends one forgets it here; on other processes
 * it ends within a second, the way of a request included.
 */
export const openSessions = memory<{ row: SessionRow; stored: StoredSession } | undefined>(
  800,
  20_000,
)

/** Forgets them all once what ended some of them is committed: meanwhile one may have been read again. */
export const forgetSessions = (): void => openSessions.forget('')
