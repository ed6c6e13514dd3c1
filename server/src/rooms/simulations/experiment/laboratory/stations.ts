import type { Logger } from 'pino'
import {
  engineOf,
  progressOf,
  reportNames,
  reportSections,
  type RunEvent,
} from '@xinglin/simulation/practical'
import type { Moment } from '#attempts'
import type { Database } from '#platform/database'
import { newId } from '#platform/ids'
import {
  noCourse,
  stationFiguresIn,
  stationKind,
  type EndStation,
  type EndStationApart,
  type Station,
  type StationKind,
} from '#simulations/kernel'
import type { Engines } from '../computing/engines.ts'
import type { Job, JobResult } from '../computing/job.ts'
import { draftStore } from '../session/draft-store.ts'
import { currentVersion, versionOf } from '../session/protocols.ts'
import { eventsOf } from '../session/runs.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'
import { experimentSession } from '../session/tables.ts'
import { finishSession } from './finish-session.ts'

const begin = async (moment: Moment, station: Station): Promise<SessionRow> => {
  const { attemptId, stationId, personId, partnerId, versionId, seed, mode, endsAt } = station
  const { protocol } = await versionOf(moment, versionId)
  return sessionStore(moment).add({
    id: newId(moment.at.getTime()),
    personId,
    partnerId,
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
  figures: stationFiguresIn('experiment_session'),
  begin,
  report: async (school, { id }) => {
    const { sections } = await draftStore(school).find(id)
    return reportSections
      .flatMap((name) => {
        const text = sections[name]?.trim()
        return text ? [`${reportNames[name]}：\n${text}`] : []
      })
      .join('\n\n')
  },
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

/** So often the assessment of one is tried: a busy machine is given time, and what is too much for any is left to people. */
const maxTries = 3

type Came = Extract<JobResult, { kind: 'assessed' | 'not-replayed' | 'unfinished' }>

/** What comes of the assessment; an engine that broke down has not finished it. */
const assessed = async (
  engines: Pick<Engines, 'run'>,
  job: Extract<Job, { kind: 'assess' }>,
  logger: Pick<Logger, 'error'>,
): Promise<Came> => {
  const unfinished = { kind: 'unfinished', kept: undefined } as const
  try {
    const { came } = await engines.run(job)
    return came.kind === 'assessed' || came.kind === 'not-replayed' ? came : unfinished
  } catch (error) {
    logger.error({ error: String(error) }, 'the engine of a station')
    return unfinished
  }
}

/**
 * Ends one that runs: it is replayed and assessed while no transaction is held, then kept. What cannot be assessed ends without
 * a score and says why, for people to mark its report.
 */
export const endExperimentStation =
  ({
    engines,
    database,
    logger,
  }: {
    readonly engines: Pick<Engines, 'run'>
    readonly database: Pick<Database, 'within'>
    readonly logger: Pick<Logger, 'warn' | 'error'>
  }): EndStationApart =>
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
    // Where nobody entered the laboratory there is nothing to assess.
    const came = progressOf(before).supposed
      ? await assessed(engines, { kind: 'assess', setup, events }, logger)
      : undefined
    await within(async (moment) => {
      const store = sessionStore(moment)
      const now = await store.lock(row.id)
      if (now?.state !== 'open' || now.seq !== row.seq) return
      if (came?.kind === 'assessed') {
        await finishSession(moment, now, version, { events, event, assessment: came.assessment })
        return
      }
      const ended = { state: 'abandoned' as const, endedAt: now.endAt ?? at }
      if (came === undefined) {
        await store.change(row.id, ended)
        return
      }
      const assessmentTries = now.assessmentTries + 1
      // What today's engine does not follow it never will.
      const unassessed =
        came.kind === 'not-replayed' ? 'engine' : assessmentTries >= maxTries ? 'slow' : ''
      const about = { session: row.id, attempt: attemptId, tries: assessmentTries }
      const why = came.kind === 'not-replayed' ? came.zh : 'the assessment took too long'
      if (unassessed === '') logger.warn({ ...about, why }, 'a station is assessed again')
      else logger.error({ ...about, why }, 'a station is not assessed: people mark it')
      await store.change(row.id, {
        assessmentTries,
        ...(unassessed !== '' && { ...ended, unassessed }),
      })
    })
  }

const atOnce = 50

/** Ends the stations of a school whose time is over and that nobody ended, the longest first; one that fails is tried again later. */
export const endOverdueExperiments =
  (end: EndStationApart, database: Pick<Database, 'within'>) =>
  async (schoolId: string, at: Date): Promise<void> => {
    const rows = await database.within(schoolId, async (db) => {
      const store = sessionStore({ db, school: { id: schoolId } })
      const ids = await store.overdue(experimentSession.endAt, at, atOnce)
      const all = []
      for (const id of ids) all.push(await store.find(id))
      return all
    })
    for (const row of rows)
      if (row)
        await end(schoolId, { attemptId: row.attemptId, stationId: row.itemId }, at).catch(
          () => undefined,
        )
  }
