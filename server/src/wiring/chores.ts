import type { Logger } from 'pino'
import { applyReleases, creditDue } from '#learning'
import { giveOutDue, notify } from '#messages'
import type { Database } from '#platform/database'
import { keepPeerRounds } from '#peer-assessment'
import { keepQuestionnaires } from '#questionnaires'
import { settleDue } from '#points'
import { adoptVideos, removeUnusedFiles } from '#resources'
import { endOverdue } from '#simulations/consultation'
import { adoptReports, endOverdueExperiments } from '#simulations/experiment'
import type { EndStationApart } from '#simulations/kernel'
import { endOverdueOperations } from '#simulations/operation'
import type { Chore } from '../housekeeping.ts'
import { pointSources } from './points.ts'
import { kinds } from './simulations.ts'

/** What is done in each school once a minute, in transactions of its own. */
export const choresOf = ({
  database,
  removeBytes,
  patients,
  operations,
  laboratory,
  logger,
}: {
  readonly database: Database
  readonly removeBytes: Parameters<typeof removeUnusedFiles>[1]
  readonly patients: Parameters<typeof endOverdue>[0]
  readonly operations: Parameters<typeof endOverdueOperations>[0]
  readonly laboratory: { readonly endStation: EndStationApart }
  readonly logger: Pick<Logger, 'error'>
}): readonly Chore[] => [
  (schoolId, at) => endOverdue(patients, database, schoolId, at),
  (schoolId, at) => endOverdueOperations(operations, database, schoolId, at),
  endOverdueExperiments(laboratory.endStation, database),
  (schoolId, at) => applyReleases(kinds, database, schoolId, at),
  (schoolId, at) => creditDue(database, schoolId, at),
  (schoolId, at) => giveOutDue(database, schoolId, at),
  settleDue(pointSources, database, logger),
  (schoolId, at) => keepQuestionnaires(notify, database, schoolId, at),
  (schoolId, at) => keepPeerRounds(notify, database, schoolId, at),
  // Until the last release's servers are gone, which mark elsewhere.
  async (schoolId) => {
    await database.within(schoolId, (db) => adoptReports({ db, school: { id: schoolId } }))
  },
  // Until the last release's servers are gone, which keep videos without resources.
  async (schoolId) => {
    await database.within(schoolId, (db) => adoptVideos({ db, school: { id: schoolId } }))
  },
  (schoolId, at) => removeUnusedFiles(database, removeBytes, schoolId, at),
]
