import { presentVisitor } from '#call'
import { sessionExpired } from './expiry.ts'
import { readServed, type Served, served } from './served.ts'
import { noteAnswer, restoreSession, session } from './store.ts'

/** Finds out where and who: the school of the page and the session of the tab. Everything else waits for it. */
export const startSession = async (): Promise<Served> => {
  presentVisitor({
    session,
    encryption: () => served().Encryption,
    answered: noteAnswer,
    expired: sessionExpired,
  })
  const [found] = await Promise.all([readServed(), restoreSession()])
  return found
}
