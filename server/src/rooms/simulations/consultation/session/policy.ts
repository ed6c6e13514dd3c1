import { reachOf } from '#simulations/kernel'
import { sessionStore } from './store.ts'

/** Who reaches which consultation: their own; those of a course, whoever oversees it. */
export const { own: ownSession, readable: readableSession } = reachOf(sessionStore)
