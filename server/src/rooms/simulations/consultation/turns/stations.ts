import { engineVersion } from '@xinglin/simulation/consultation'
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
import { currentVersion, versionOf } from '../cases/cases.ts'
import { phraseStore } from '../phrases/phrase-store.ts'
import type { ConsultationDeps } from '../session/dependencies.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'
import { endSession } from './end-session.ts'

const begin = async (moment: Moment, station: Station): Promise<SessionRow> => {
  const { attemptId, stationId, personId, partnerId, versionId, seed, mode, endsAt } = station
  const { caseId, script } = await versionOf(moment, versionId)
  return sessionStore(moment).add({
    id: newId(moment.at.getTime()),
    personId,
    partnerId,
    courseId: noCourse,
    attemptId,
    itemId: stationId,
    caseVersionId: versionId,
    title: script.title,
    no: 1,
    mode,
    // Everybody meets a patient of the same temper.
    temperament: 'standard',
    seed,
    phraseNo: await phraseStore(moment).newest(caseId),
    engine: engineVersion,
    state: 'open',
    startedAt: moment.at,
    endAt: endsAt,
  })
}

/** Consultations as stations of examinations and contests. */
export const consultationStations: StationKind = stationKind({
  name: 'consultation',
  current: async (school, caseId) => {
    const version = await currentVersion(school, caseId)
    return (
      version && {
        versionId: version.id,
        title: version.script.title,
        minutes: version.script.drama.limitTime,
      }
    )
  },
  sessions: sessionStore,
  figures: stationFiguresIn('consultation_session'),
  begin,
})

/** Ends them. */
export const endConsultationStation = (room: ConsultationDeps): EndStation =>
  stationEnd(
    sessionStore,
    async (moment, row: SessionRow) => (await endSession(room, moment, row)).row,
  )
