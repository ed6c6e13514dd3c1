import { engineOf, progressOf, type RunEvent } from '@xinglin/simulation/practical'
import type { Moment } from '#attempts'
import type { Database } from '#platform/database'
import { newId } from '#platform/ids'
import {
  noCourse,
  stationKind,
  type EndStation,
  type EndStationApart,
  type Station,
  type StationKind,
} from '#simulations/kernel'
import type { Engines } from '../computing/engines.ts'
import { draftStore } from '../session/draft-store.ts'
import { currentVersion, versionOf } from '../session/protocols.ts'
import { eventsOf } from '../session/runs.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'
import { finishSession } from './finish-session.ts'

const begin = async (moment: Moment, station: Station): Promise<SessionRow> => {
  const { attemptId, stationId, personId, versionId, seed, mode, endsAt } = station
  const { protocol } = await versionOf(moment, versionId)
  return sessionStore(moment).add({
    id: newId(moment.at.getTime()),
    personId,
    courseId: noCourse,
    attemptId,
    itemId: stationId,
    protocolVersionId: versionId,
    title: protocol.title,
    no: 1,
    seed,
    mode,
    engine: engineOf(protocol),
    state: 'open',
    startedAt: moment.at,
    endAt: endsAt,
  })
}

const minuteSeconds = 60

/** Experiments as stations of examinations and contests. */
export const experimentStations: StationKind = stationKind({
  name: 'experiment',
  current: async (school, protocolId) => {
    const version = await currentVersion(school, protocolId)
    return (
      version && {
        versionId: version.id,
        title: version.protocol.title,
        minutes: Math.ceil(version.protocol.longest / minuteSeconds),
      }
    )
  },
  sessions: sessionStore,
  begin,
})

/** Where a station of an experiment stands: one that runs is ended before, apart. */
export const readExperimentStation: EndStation = (moment, place) =>
  experimentStations.find(moment, place)

/** What ends an experiment whose time is over: its report as it was kept last, at the step to which it was recorded. */
const lastEvent = async (moment: Moment, row: SessionRow): Promise<RunEvent> => ({
  seq: row.seq + 1,
  at: Math.max(row.lastAt, (row.endAt ?? moment.at).getTime() - row.startedAt.getTime()),
  steps: row.steps,
  action: { type: 'submit', sections: (await draftStore(moment).find(row.id)).sections },
})

/** Ends one that runs: it is replayed and assessed while no transaction is held, then kept. */
export const endExperimentStation =
  (engines: Engines, database: Pick<Database, 'within'>): EndStationApart =>
  async (schoolId, { attemptId, stationId }, at) => {
    const within = <T>(work: (moment: Moment) => Promise<T>): Promise<T> =>
      database.within(schoolId, (db) => work({ db, school: { id: schoolId }, at }))
    const wanted = await within(async (moment) => {
      const [row] = await sessionStore(moment).ofItem(attemptId, stationId)
      if (row?.state !== 'open') return undefined
      const before = await eventsOf(moment, row)
      const version = await versionOf(moment, row.protocolVersionId)
      return { row, before, version, event: await lastEvent(moment, row) }
    })
    if (!wanted) return
    const { row, before, version, event } = wanted
    const events = [...before, event]
    const setup = { protocol: version.protocol, seed: row.seed }
    const came = progressOf(before).supposed
      ? (await engines.run({ kind: 'assess', setup, events })).came
      : undefined
    if (came?.kind === 'unfinished')
      throw new Error(`the assessment of session ${row.id} took too long`)
    await within(async (moment) => {
      const now = await sessionStore(moment).lock(row.id)
      if (now?.state !== 'open' || now.seq !== row.seq) return
      if (came?.kind === 'assessed')
        await finishSession(moment, now, version, { events, event, assessment: came.assessment })
      // Nobody entered the laboratory, or today's engine does not follow what was done: there is nothing to assess.
      else
        await sessionStore(moment).change(row.id, {
          state: 'abandoned',
          endedAt: now.endAt ?? at,
        })
    })
  }
