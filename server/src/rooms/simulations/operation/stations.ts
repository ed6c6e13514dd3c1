import type { Moment } from '#attempts'
import { newId } from '#platform/ids'
import {
  noCourse,
  stationEnd,
  stationFiguresIn,
  stationKind,
  type EndStation,
  type Station,
  type StationKind,
} from '#simulations/kernel'
import type { OperationDeps } from './dependencies.ts'
import { endSession } from './end-session.ts'
import { currentVersion, versionOf } from './procedures.ts'
import { patientOf } from './rules.ts'
import { sessionStore, type SessionRow } from './store.ts'

const begin = async (moment: Moment, station: Station): Promise<SessionRow> => {
  const { attemptId, stationId, personId, partnerId, versionId, seed, mode, endsAt } = station
  const { procedure } = await versionOf(moment, versionId)
  const variant = patientOf(procedure.variants, '', seed)
  if (!variant) throw new Error(`procedure version ${versionId} has no patient`)
  return sessionStore(moment).add({
    id: newId(moment.at.getTime()),
    personId,
    partnerId,
    courseId: noCourse,
    attemptId,
    itemId: stationId,
    procedureVersionId: versionId,
    title: procedure.title,
    no: 1,
    seed,
    mode,
    variantId: variant.id,
    state: 'open',
    startedAt: moment.at,
    endAt: endsAt,
  })
}

/** Operations as stations of examinations and contests. */
export const operationStations: StationKind = stationKind({
  name: 'operation',
  current: async (school, procedureId) => {
    const version = await currentVersion(school, procedureId)
    return (
      version && {
        versionId: version.id,
        title: version.procedure.title,
        minutes: version.procedure.minutes,
      }
    )
  },
  sessions: sessionStore,
  figures: stationFiguresIn('operation_session'),
  begin,
})

/** Ends them. */
export const endOperationStation = (room: OperationDeps): EndStation =>
  stationEnd(
    sessionStore,
    async (moment, row: SessionRow) => (await endSession(room, moment, row)).row,
  )
