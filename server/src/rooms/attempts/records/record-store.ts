import { and, desc, eq, gte, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { Visit } from '#platform/visit'
import { attempt, attemptEvent, attemptItem, scoreSheet, studyDay } from '../tables.ts'
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
export const recordStore = ({ db, school }: Visit, personId: string) => {
  const schoolId = school.id
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
    /** The days on which they learned, with seconds of attention: 0 where something was begun or completed in less than counts. */
    async days(from: string, to: string): Promise<{ day: string; seconds: number }[]> {
      const dayOf = (moment: SQL) => sql`(${moment} at time zone ${school.timezone})::date`
      const { rows } = await db.execute<{ day: string; seconds: number }>(sql`
        select learned.day::text as day, max(learned.seconds)::int as seconds
        from (
          select day, seconds from ${studyDay} where school_id = ${school.id}::uuid and person_id = ${personId}::uuid
          union all
          select ${dayOf(sql`moment.at`)}, 0 from ${attempt} own
          cross join lateral (values (own.started_at), (own.last_at), (own.finished_at)) as moment (at)
          where own.school_id = ${school.id}::uuid and own.person_id = ${personId}::uuid
          union all
          select ${dayOf(sql`item.done_at`)}, 0 from ${attempt} own
          join ${attemptItem} item on item.school_id = own.school_id and item.attempt_id = own.id
          where own.school_id = ${school.id}::uuid and own.person_id = ${personId}::uuid
        ) as learned
        where learned.day between ${from}::date and ${to}::date
        group by learned.day
        order by learned.day`)
      return rows
    },
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
