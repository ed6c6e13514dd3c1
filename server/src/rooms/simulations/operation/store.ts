import type { TenantContext } from '#platform/visit'
import { sessionsIn } from '#simulations/kernel'
import { operationEvent, operationSession } from './tables.ts'

export type SessionRow = typeof operationSession.$inferSelect
export type EventRow = typeof operationEvent.$inferSelect

const sessions = sessionsIn(operationSession, operationEvent, { seq: 'seq', lastAt: 'at' })

/** The operations of a school and what happened in them. */
export const sessionStore = (school: TenantContext) => {
  const base = sessions(school)
  return {
    ...base,
    /** Open ones whose time is over, the longest first. */
    overdue: (at: Date, most: number): Promise<string[]> =>
      base.overdue(operationSession.endAt, at, most),
  }
}
