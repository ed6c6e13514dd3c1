import { sessionsIn } from '#virtual'
import { operationEvent, operationSession } from './tables.ts'

export type SessionRow = typeof operationSession.$inferSelect
export type EventRow = typeof operationEvent.$inferSelect

/** The operations of a school and what happened in them. */
export const sessionStore = sessionsIn(operationSession, operationEvent, {
  seq: 'seq',
  lastAt: 'at',
})
