import type { StoredSession } from '#platform/http'
import { memory } from '#platform/memory'
import type { session } from './tables.ts'

type SessionRow = typeof session.$inferSelect

/**
 * Sessions that were asked for within this second, by the hex of their id. Whoever ends one forgets it here; on other
 * processes it ends a second later at most.
 */
export const openSessions = memory<{ row: SessionRow; stored: StoredSession } | undefined>(
  1_000,
  20_000,
)

/** Forgets them all once what ended some of them is committed: meanwhile one may have been read again. */
export const forgetSessions = (): void => openSessions.forget('')
