import type { Logger } from 'pino'
import { keepDoing, type Doing } from '#platform/background'
import type { Database, Db } from '#platform/database'
import { schoolIds } from '#schools'
import type { StationEnds, StationEndsApart } from '#simulations/kernel'
import { scoringStore } from '../attempts/scoring-store.ts'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { tellExaminees, type Notify } from '../notices/tell-examinees.ts'
import { settleHold } from '../schedule/settle-hold.ts'
import { examStore } from '../schedule/store.ts'
import { eventAt, eventStore } from '../sitting/event-store.ts'
import { graceMs } from '../schedule/release.ts'
import { handInAll } from '../sitting/hand-in.ts'
import { endStations, endStationsApart } from '../stations/attempt-stations.ts'
import { scoreAttempt } from './score-attempt.ts'

const portion = 50
const maxHolds = 200
const maxTold = 20
/** Beyond the grace an attempt waits so long at most: with it, 65 s after its deadline. */
const everyMs = 3_000

/** Hands in attempts of a school whose time is over; answers how many. */
const closeOverdue = (database: Database, schoolId: string, at: Date): Promise<number> =>
  database.within(schoolId, async (db) => {
    const school = { db, school: { id: schoolId } }
    const rows = await attemptStore(school).overdue(new Date(at.getTime() - graceMs), portion)
    await handInAll(
      school,
      rows.map((row) => ({ row, submitKind: 'deadline', submittedAt: row.deadline })),
    )
    await eventStore(school).add(
      rows.map(({ id, examId }) =>
        eventAt(at, { examId, attemptId: id, kind: 'deadline', detail: '' }),
      ),
    )
    return rows.length
  })

/** Writes down that an attempt could not be scored: those who watch and mark are told, and it is tried again later. */
const failed = async (
  database: Database,
  schoolId: string,
  attemptId: string,
  { error, logger }: { readonly error: unknown; readonly logger: Logger },
): Promise<void> => {
  logger.error({ error: String(error), attempt: attemptId }, 'an attempt is not scored')
  await database.within(schoolId, (db) =>
    scoringStore({ db, school: { id: schoolId } }).scoringFailed(attemptId, new Date()),
  )
}

const waitingIn = (database: Database, schoolId: string): Promise<readonly AttemptRow[]> =>
  database.within(schoolId, (db) =>
    scoringStore({ db, school: { id: schoolId } }).toScore(new Date(), portion),
  )

/** Ends what runs still of stations that cannot be ended within a transaction, of attempts that were handed in. */
const endLongStations = async (
  database: Database,
  schoolId: string,
  ends: StationEndsApart,
  logger: Logger,
): Promise<void> => {
  for (const row of await waitingIn(database, schoolId))
    await endStationsApart(schoolId, row, ends, new Date()).catch((error: unknown) =>
      failed(database, schoolId, row.id, { error, logger }),
    )
}

type School = { readonly db: Db; readonly school: { readonly id: string } }

/** Scores some attempts of a school; answers how many. */
const scoreThese = (
  database: Database,
  schoolId: string,
  stationEnds: StationEnds,
  attemptsOf: (school: School, at: Date) => Promise<readonly AttemptRow[]>,
): Promise<number> =>
  database.within(schoolId, async (db) => {
    const school = { db, school: { id: schoolId } }
    const at = new Date()
    let scored = 0
    for (const row of await attemptsOf(school, at)) {
      // One that was handed in this moment may have a station that runs still: its turn comes with the next round.
      if (!(await endStations({ ...school, at }, row, stationEnds))) continue
      scored += 1
      const scoreVersion = await scoreAttempt(school, row, { reason: '', at })
      await attemptStore(school).change(row.id, {
        scoreVersion,
        scoringFailures: 0,
        scoringFailedAt: null,
      })
    }
    return scored
  })

/** Scores attempts of a school that were handed in; one that cannot be scored keeps no other waiting. Answers how many. */
const scoreWaiting = async (
  database: Database,
  schoolId: string,
  stationEnds: StationEnds,
  logger: Logger,
): Promise<number> => {
  try {
    return await scoreThese(database, schoolId, stationEnds, (school, at) =>
      scoringStore(school).toScore(at, portion),
    )
  } catch {
    // One of them failed all: each by itself.
    let scored = 0
    for (const { id } of await waitingIn(database, schoolId))
      try {
        scored += await scoreThese(database, schoolId, stationEnds, async (school) => {
          const row = await attemptStore(school).lock(id)
          return row?.state === 'submitted' && row.scoreVersion === 0 ? [row] : []
        })
      } catch (error) {
        await failed(database, schoolId, id, { error, logger })
      }
    return scored
  }
}

/** Settles what a school's examinations hold from practice: those that are over end it. */
const settleHolds = (database: Database, schoolId: string, at: Date): Promise<void> =>
  database.within(schoolId, async (db) => {
    const school = { db, school: { id: schoolId } }
    for (const id of await examStore(school).unsettled(at, maxHolds))
      await settleHold(school, id, at)
  })

/** Tells those who have examinations of a school what is to be told by now. */
const tell = (database: Database, schoolId: string, at: Date, notify: Notify): Promise<void> =>
  database.within(schoolId, (db) =>
    tellExaminees({ db, school: { id: schoolId } }, at, { notify, most: maxTold }),
  )

/** Hands in what time has closed, scores what was handed in, ends the holds of what is over, tells examinees; any number of processes may do it at once. */
export const startExamWork = ({
  database,
  notify,
  logger,
  stationEnds,
  stationEndsApart,
}: {
  readonly database: Database
  readonly notify: Notify
  readonly logger: Logger
  readonly stationEnds: StationEnds
  readonly stationEndsApart: StationEndsApart
}): Doing =>
  keepDoing({
    everyMs,
    round: async (stopping) => {
      for (const schoolId of await schoolIds(database.global)) {
        // What cannot be done in one school must not keep the others waiting.
        try {
          while (!stopping.aborted && (await closeOverdue(database, schoolId, new Date())) > 0);
          await endLongStations(database, schoolId, stationEndsApart, logger)
          while (
            !stopping.aborted &&
            (await scoreWaiting(database, schoolId, stationEnds, logger)) > 0
          );
          if (!stopping.aborted) await settleHolds(database, schoolId, new Date())
          if (!stopping.aborted) await tell(database, schoolId, new Date(), notify)
        } catch (error) {
          logger.error({ error: String(error) }, 'examinations')
        }
      }
    },
    onFault: (error) => logger.error({ error: String(error) }, 'examinations'),
  })
