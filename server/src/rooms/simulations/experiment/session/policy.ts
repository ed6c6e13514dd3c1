import { reachOf, whereKept } from '#simulations/kernel'
import { sessionStore } from './store.ts'

/** Who reaches which experiment: their own; those of a course, whoever oversees it. */
export const { own: ownSession, readable: readableSession } = reachOf(sessionStore)

/** Answers calls about one in the school that keeps it. */
export const whereSessionKept = whereKept(sessionStore)
