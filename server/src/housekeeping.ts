import { forgetCodes, forgetScenes, forgetTrips } from '#sign-in-methods'
import { forgetPasses } from '#simulations/experiment'
import { forgetUnsent } from '#feedback'
import { claimOldNames, eraseOldPeople, forgetFailures, type SessionKeeper } from '#identity'
import { forgetImports, forgetPasswords } from '#imports'
import { forgetDeliveries } from '#messages'
import { forgetModelParts } from '#models'
import type { Database } from '#platform/database'
import { forgetKeys, forgetNonces } from '#platform/http'
import { forgetQuestionFiles } from '#questions'
import { forgetUploads, type FileRoom } from '#resources'
import { schoolIds } from '#schools'
import { forgetCounted } from '#statistics'

import { hasRecords } from './wiring/people.ts'

const everyMs = 60_000

/** What has to be forgotten in each school, now and then. */
const inSchools = [
  forgetKeys,
  claimOldNames,
  forgetFailures,
  forgetImports,
  forgetQuestionFiles,
  forgetPasswords,
  forgetCounted,
  forgetUnsent,
  forgetModelParts,
  forgetCodes,
  forgetTrips,
  forgetScenes,
  forgetPasses,
  forgetDeliveries,
  eraseOldPeople(hasRecords),
]

/** What is done in each school besides, in transactions of its own. */
export type Chore = (schoolId: string, at: Date) => Promise<void>

const forget = async (
  database: Database,
  sessions: SessionKeeper,
  files: FileRoom,
  chores: readonly Chore[],
): Promise<void> => {
  const at = new Date()
  await forgetNonces(database)
  await sessions.forgetExpired(at)
  for (const id of await schoolIds(database.global)) {
    // What cannot be done in one school must not keep the others waiting.
    for (const chore of chores) await chore(id, at).catch(() => undefined)
    await database.within(id, async (db) => {
      for (const old of [...inSchools, forgetUploads(files)]) await old({ db, school: { id } }, at)
    })
  }
}

/** Forgets what has expired, once a minute; any number of processes may do it at once. Answers how to stop. */
export const keepHouse = (
  database: Database,
  sessions: SessionKeeper,
  files: FileRoom,
  chores: readonly Chore[],
): (() => void) => {
  const timer = setInterval(() => {
    // What cannot be forgotten now is forgotten a minute later.
    forget(database, sessions, files, chores).catch(() => undefined)
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
