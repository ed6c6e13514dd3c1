import { and, asc, desc, eq, gte, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { Visit } from '#platform/visit'
import { attempt, attemptEvent, scoreSheet, studyDay } from '../tables.ts'
import type { Attempt } from '../store.ts'

/** Narrows a list of rounds; moments are the bounds of their last activity. */
export type WantedRounds = {
  readonly courseId?: string
  readonly courseIds?: readonly string[]
  readonly from?: Date
  readonly to?: Date
  readonly states?: readonly Attempt['state'][]
  /** At 100 %, or below. */
  readonly complete?: boolean
}

/** Among no courses, or in no state, there is nothing to ask for: PostgreSQL 15 would read every round to find that out. */
const isNone = ({ courseIds, states }: WantedRounds): boolean =>
  courseIds?.length === 0 || states?.length === 0

/** What a person did in the past: rounds, events, days. */
export const recordStore = ({ db, school: { id: schoolId } }: Visit, personId: string) => {
  const rounds = ({
    courseId,
    courseIds,
    from,
    to,
    states,
    complete,
  }: WantedRounds): SQL | undefined =>
    and(
      eq(attempt.schoolId, schoolId),
      eq(attempt.personId, personId),
      courseId ? eq(attempt.courseId, courseId) : undefined,
      courseIds ? inArray(attempt.courseId, [...courseIds]) : undefined,
      from ? gte(attempt.lastAt, from) : undefined,
      to ? lte(attempt.lastAt, to) : undefined,
      states ? inArray(attempt.state, [...states]) : undefined,
      complete === undefined
        ? undefined
        : complete
          ? eq(attempt.progress, 100)
          : ne(attempt.progress, 100),
    )
  return {
    async list(wanted: WantedRounds, page: number, size: number): Promise<Attempt[]> {
      if (isNone(wanted)) return []
      return db
        .select()
        .from(attempt)
        .where(rounds(wanted))
        .orderBy(desc(attempt.lastAt), desc(attempt.id))
        .limit(size)
        .offset((page - 1) * size)
    },
    count: async (wanted: WantedRounds): Promise<number> =>
      isNone(wanted) ? 0 : db.$count(attempt, rounds(wanted)),
    /** The newest sheet of each of some rounds. */
    async sheets(ids: readonly string[]) {
      if (ids.length === 0) return []
      return db
        .selectDistinctOn([scoreSheet.attemptId])
        .from(scoreSheet)
        .where(and(eq(scoreSheet.schoolId, schoolId), inArray(scoreSheet.attemptId, [...ids])))
        .orderBy(scoreSheet.attemptId, desc(scoreSheet.at))
    },
    /** What happened in a round, the newest first, but for positions that were merely saved. */
    events: (attemptId: string, most: number) =>
      db
        .select()
        .from(attemptEvent)
        .where(
          and(
            eq(attemptEvent.schoolId, schoolId),
            eq(attemptEvent.attemptId, attemptId),
            ne(attemptEvent.verb, 'position'),
          ),
        )
        .orderBy(desc(attemptEvent.seq))
        .limit(most),
    days: (from: string, to: string) =>
      db
        .select({ day: studyDay.day, seconds: studyDay.seconds })
        .from(studyDay)
        .where(
          and(
            eq(studyDay.schoolId, schoolId),
            eq(studyDay.personId, personId),
            gte(studyDay.day, from),
            lte(studyDay.day, to),
          ),
        )
        .orderBy(asc(studyDay.day)),
    async courseCount(): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(distinct ${attempt.courseId})::int` })
        .from(attempt)
        .where(rounds({}))
      return row?.count ?? 0
    },
    async courseIds(): Promise<string[]> {
      const rows = await db.selectDistinct({ id: attempt.courseId }).from(attempt).where(rounds({}))
      return rows.map((row) => row.id)
    },
    async totalSeconds(): Promise<number> {
      const [row] = await db
        .select({ seconds: sql<number>`coalesce(sum(${studyDay.seconds}), 0)::int` })
        .from(studyDay)
        .where(and(eq(studyDay.schoolId, schoolId), eq(studyDay.personId, personId)))
      return row?.seconds ?? 0
    },
  }
}
