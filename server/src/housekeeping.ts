import type { SessionKeeper } from '#identity'
import type { Database } from '#platform/database'
import { forgetNonces } from '#platform/http'

const everyMs = 60_000

/** Forgets what has expired, once a minute; any number of processes may do it at once. Answers how to stop. */
export const keepHouse = (database: Database, sessions: SessionKeeper): (() => void) => {
  const timer = setInterval(() => {
    // What cannot be forgotten now is forgotten a minute later.
    void Promise.allSettled([forgetNonces(database), sessions.forgetExpired(new Date())])
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
