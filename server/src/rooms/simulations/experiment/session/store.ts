import { sessionsIn } from '#simulations/kernel'
import { experimentEvent, experimentSession } from './tables.ts'

export type SessionRow = typeof experimentSession.$inferSelect
export type EventRow = typeof experimentEvent.$inferSelect

/** The experiments of a school and what happened in them. */
export const sessionStore = sessionsIn(experimentSession, experimentEvent, {
  seq: 'seq',
  lastAt: 'at',
  steps: 'steps',
})
