import { presentVisitor } from '#call'
import { overlay } from '#ui'
import { sessionExpired } from './expiry.ts'
import { readServed, type Served, served } from './served.ts'
import { noteAnswer, restoreSession, session } from './store.ts'

// Off until a school switches it on.
const waits = (long: boolean) => {
  if (long && served().School?.Flags['loading_overlay'] === true) overlay.show()
  else overlay.hide()
}

/** Finds out where and who: the school of the page and the session of the tab. Everything else waits for it. */
export const startSession = async (): Promise<Served> => {
  presentVisitor({
    session,
    encryption: () => served().Encryption,
    answered: noteAnswer,
    waits,
    expired: sessionExpired,
  })
  const [servedSchool] = await Promise.all([readServed(), restoreSession()])
  return servedSchool
}
