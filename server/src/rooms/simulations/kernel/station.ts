import { nobody } from '@xinglin/contract/call'
import type { StationFigures } from './class-figures-store.ts'
import type { ScoreSheet } from '@xinglin/simulation/assessment'
import type { Moment } from '#attempts'
import type { TenantContext } from '#platform/visit'

/** The kinds of simulations that can be stations. */
export type StationName = 'consultation' | 'operation' | 'experiment'

/** The course of simulations that stand in none: stations of examinations and contests. */
export const noCourse = nobody

/** Whether a simulation is a station. */
export const isStation = ({ courseId }: { readonly courseId: string }): boolean =>
  courseId === noCourse

/** What a station plays: a version of a case or a procedure, which never changes. */
export type StationWork = {
  readonly versionId: string
  readonly title: string
  /** As long as its author gives it. */
  readonly minutes: number
}

/** One person's station of an examination or a contest. */
export type Station = {
  /** The sitting or the round whose it is. */
  readonly attemptId: string
  /** The station within it, by the host's own id: it is taken once. */
  readonly stationId: string
  readonly personId: string
  /** The school of the person, where another one keeps the station. */
  readonly partnerId: string | null
  readonly versionId: string
  /** Chance of the patient: the same seed, the same patient. */
  readonly seed: number
  readonly mode: 'practice' | 'examination' | 'contest'
  readonly endsAt: Date
}

/** Where a station stands. */
export type StationResult = {
  readonly sessionId: string
  readonly state: 'open' | 'finished' | 'abandoned'
  readonly startedAt: Date
  readonly endsAt: Date
  /** It stands still: nothing is done in it, and its time does not pass. */
  readonly isPaused: boolean
  readonly endedAt: Date | null
  /** 0 to 100; null until it ended. */
  readonly composite: number | null
  readonly level: string
  /** What each dimension and item was worth; null until it ended. */
  readonly sheet: ScoreSheet | null
  /** Why it ended without an assessment, so that people mark it; empty where it was assessed or nothing was done. */
  readonly unassessed: Unassessed
}

/** The assessment took too long each time, or the engine of today does not follow what was done with an earlier one. */
export type Unassessed = '' | 'slow' | 'engine'

export type StationPlace = Pick<Station, 'attemptId' | 'stationId'>

/**
 * A kind of simulation as those know it who host stations: no course, no round of study. Who may begin, when, and who is told
 * the result is for the host to say; the browser goes on with the session's id by the calls of the kind. A station ends by
 * whoever does it, by its time, or by `EndStation`.
 */
export type StationKind = {
  readonly name: StationName
  /** What a case or procedure says now, to be frozen with a paper or a contest; undefined where the school has none of the id. */
  readonly current: (school: TenantContext, workId: string) => Promise<StationWork | undefined>
  /** Begins a station, or answers the one that was begun. */
  readonly begin: (moment: Moment, station: Station) => Promise<StationResult>
  /** Where it stands; undefined while nobody began it. */
  readonly find: (school: TenantContext, place: StationPlace) => Promise<StationResult | undefined>
  /** Where those of some attempts stand, by `attemptId stationId`; absent while nobody began them. */
  readonly among: (
    school: TenantContext,
    attemptIds: readonly string[],
  ) => Promise<ReadonlyMap<string, StationResult>>
  /** What those of some attempts came to that ended, without their sheets. */
  readonly figures: (
    school: TenantContext,
    attemptIds: readonly string[],
  ) => Promise<readonly StationFigures[]>
  /** Gives one that runs another end: from a moment that has passed on nothing more is done in it. */
  readonly moveEnd: (school: TenantContext, place: StationPlace, endsAt: Date) => Promise<void>
  /** What somebody wrote in it, for people to mark; kinds in which nothing is written have none. */
  readonly report?: (school: TenantContext, place: StationPlace) => Promise<string>
  /** Has one that runs stand still: its calls are refused, and it does not end by its time. */
  readonly pause: (school: TenantContext, place: StationPlace, at: Date) => Promise<void>
  /** Lets it go on: its beginning and its end move by as long as it stood still. */
  readonly resume: (school: TenantContext, place: StationPlace, at: Date) => Promise<void>
  /** Lets those who took the stations of some attempts read what came of them. */
  readonly publish: (
    school: TenantContext,
    attemptIds: readonly string[],
    at: Date,
  ) => Promise<void>
}

/** Ends a station that runs and has it assessed; one that ended stays as it is. */
export type EndStation = (moment: Moment, place: StationPlace) => Promise<StationResult | undefined>

/** Ends a station in transactions of its own: its assessment takes longer than one may. Of a school, at a moment. */
export type EndStationApart = (schoolId: string, place: StationPlace, at: Date) => Promise<void>

/** How the stations of each kind are ended. */
export type StationEnds = Readonly<Record<StationName, EndStation>>

/** How those are ended that have to be before a transaction begins; `StationEnds` answers where they stand. */
export type StationEndsApart = Readonly<Partial<Record<StationName, EndStationApart>>>

type StationRow = Omit<
  StationResult,
  'sessionId' | 'endsAt' | 'sheet' | 'unassessed' | 'isPaused'
> & {
  readonly id: string
  readonly attemptId: string
  readonly itemId: string
  readonly endAt: Date | null
  readonly pausedAt: Date | null
  readonly publishedAt: Date | null
  readonly assessment: { readonly sheet: ScoreSheet } | null
  readonly unassessed?: Unassessed
}

type StationSessions<Row extends StationRow> = {
  readonly ofItem: (attemptId: string, itemId: string) => Promise<readonly Row[]>
  readonly ofAttempts: (attemptIds: readonly string[]) => Promise<readonly Row[]>
  readonly change: (
    id: string,
    set: {
      readonly startedAt?: Date
      readonly endAt?: Date
      readonly pausedAt?: Date | null
      readonly publishedAt?: Date
    },
  ) => Promise<void>
}

const resultOf = ({
  id,
  state,
  startedAt,
  endAt,
  pausedAt,
  endedAt,
  composite,
  level,
  assessment,
  unassessed = '',
}: StationRow): StationResult => ({
  sessionId: id,
  state,
  startedAt,
  endsAt: endAt ?? startedAt,
  isPaused: state === 'open' && pausedAt !== null,
  endedAt,
  composite,
  level,
  sheet: assessment?.sheet ?? null,
  unassessed,
})

const rowAt =
  <Row extends StationRow>(sessions: (school: TenantContext) => StationSessions<Row>) =>
  async (school: TenantContext, { attemptId, stationId }: StationPlace): Promise<Row | undefined> =>
    (await sessions(school).ofItem(attemptId, stationId))[0]

/** The stations of a kind, by how its sessions are kept and begun. */
export const stationKind = <Row extends StationRow>({
  name,
  current,
  sessions,
  begin,
  report,
  figures,
}: {
  readonly name: StationName
  readonly current: StationKind['current']
  readonly sessions: (school: TenantContext) => StationSessions<Row>
  readonly begin: (moment: Moment, station: Station) => Promise<Row>
  readonly report?: (school: TenantContext, row: Row) => Promise<string>
  readonly figures: StationKind['figures']
}): StationKind => {
  const at = rowAt(sessions)
  return {
    name,
    current,
    figures,
    begin: async (moment, station) =>
      resultOf((await at(moment, station)) ?? (await begin(moment, station))),
    find: async (school, place) => {
      const row = await at(school, place)
      return row && resultOf(row)
    },
    among: async (school, attemptIds) =>
      new Map(
        (await sessions(school).ofAttempts(attemptIds)).map((row) => [
          `${row.attemptId} ${row.itemId}`,
          resultOf(row),
        ]),
      ),
    moveEnd: async (school, place, endsAt) => {
      const row = await at(school, place)
      if (row?.state === 'open') await sessions(school).change(row.id, { endAt: endsAt })
    },
    ...(report && {
      report: async (school: TenantContext, place: StationPlace) => {
        const row = await at(school, place)
        return row ? report(school, row) : ''
      },
    }),
    pause: async (school, place, pausedAt) => {
      const row = await at(school, place)
      if (row?.state === 'open' && !row.pausedAt)
        await sessions(school).change(row.id, { pausedAt })
    },
    resume: async (school, place, resumedAt) => {
      const row = await at(school, place)
      if (row?.state !== 'open' || !row.pausedAt) return
      const stood = resumedAt.getTime() - row.pausedAt.getTime()
      const later = (moment: Date): Date => new Date(moment.getTime() + stood)
      await sessions(school).change(row.id, {
        startedAt: later(row.startedAt),
        ...(row.endAt && { endAt: later(row.endAt) }),
        pausedAt: null,
      })
    },
    publish: async (school, attemptIds, publishedAt) => {
      for (const row of await sessions(school).ofAttempts(attemptIds))
        if (!row.publishedAt) await sessions(school).change(row.id, { publishedAt })
    },
  }
}

/** Ends the stations of a kind, by how its room ends a session. */
export const stationEnd =
  <Row extends StationRow>(
    sessions: (school: TenantContext) => StationSessions<Row>,
    end: (moment: Moment, row: Row) => Promise<Row>,
  ): EndStation =>
  async (moment, place) => {
    const row = await rowAt(sessions)(moment, place)
    return row && resultOf(row.state === 'open' ? await end(moment, row) : row)
  }
