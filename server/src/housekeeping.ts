import { forgetFailures, forgivenBefore, type SessionKeeper } from '#identity'
import type { Database } from '#platform/database'
import { forgetKeys, forgetNonces } from '#platform/http'
import { schoolIds } from '#schools'
import { forgetCounted } from '#statistics'

const everyMs = 60_000

const forget = async (database: Database, sessions: SessionKeeper): Promise<void> => {
  await forgetNonces(database)
  const at = new Date()
  await sessions.forgetExpired(at)
  for (const school of await schoolIds(database.global)) {
    await database.within(school, async (db) => {
      await forgetKeys(db)
      await forgetFailures(db, forgivenBefore(at))
      await forgetCounted(db, at)
    })
  }
}

/** Forgets what has expired, once a minute; any number of processes may do it at once. Answers how to stop. */
export const keepHouse = (database: Database, sessions: SessionKeeper): (() => void) => {
  const timer = setInterval(() => {
    // What cannot be forgotten now is forgotten a minute later.
    forget(database, sessions).catch(() => undefined)
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
