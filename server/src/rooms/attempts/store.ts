import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import {
  attempt,
  attemptEvent,
  attemptItem,
  run,
  scoreDimension,
  scoreSheet,
  studyDay,
} from './tables.ts'

export type Attempt = typeof attempt.$inferSelect
/** A round that is opened: of a contest, or of ordinary study where that is null. */
export type NewRound = Pick<
  Attempt,
  'courseId' | 'versionId' | 'itemCount' | 'tester' | 'contestId'
> & { readonly firstItem: string | null }
export type AttemptItem = typeof attemptItem.$inferSelect

/** Attempts of the visited school; who may see which is decided above. */
export const attemptStore = ({
  db,
  school: { id: schoolId },
  at,
}: TenantContext & { readonly at: Date }) => ({
  async newest(
    personId: string,
    courseId: string,
    contestId: string | null = null,
  ): Promise<Attempt | undefined> {
    return (await this.newestOf(personId, [courseId], contestId))[0]
  },
  /** The open rounds of a person, of ordinary study or of a contest: one at most for a course. */
  async newestOf(
    personId: string,
    courseIds: readonly string[],
    contestId: string | null = null,
  ): Promise<Attempt[]> {
    if (courseIds.length === 0) return []
    return db
      .select()
      .from(attempt)
      .where(
        and(
          eq(attempt.schoolId, schoolId),
          eq(attempt.personId, personId),
          inArray(attempt.courseId, [...courseIds]),
          contestId === null ? isNull(attempt.contestId) : eq(attempt.contestId, contestId),
          ne(attempt.state, 'superseded'),
        ),
      )
  },
  async countOf(personId: string, courseId: string): Promise<number> {
    return db.$count(
      attempt,
      and(
        eq(attempt.schoolId, schoolId),
        eq(attempt.personId, personId),
        eq(attempt.courseId, courseId),
      ),
    )
  },
  /** Courses by how many people began them since a day. */
  async begunMost(since: Date, most: number): Promise<string[]> {
    const rows = await db
      .select({ id: attempt.courseId })
      .from(attempt)
      .where(
        and(
          eq(attempt.schoolId, schoolId),
          gte(attempt.startedAt, since),
          // As the index says it: a parameter would not be known to be what the index holds.
          sql`not ${attempt.tester}`,
        ),
      )
      .groupBy(attempt.courseId)
      .orderBy(desc(sql`count(distinct ${attempt.personId})`), desc(attempt.courseId))
      .limit(most)
    return rows.map((row) => row.id)
  },
  async learnersOf(courseId: string): Promise<string[]> {
    const rows = await db
      .selectDistinct({ id: attempt.personId })
      .from(attempt)
      .where(
        and(
          eq(attempt.schoolId, schoolId),
          eq(attempt.courseId, courseId),
          eq(attempt.tester, false),
        ),
      )
    return rows.map((row) => row.id)
  },
  /** Holds an open round in which something that waited counts by now; rows that another holds are passed over. */
  async lockCredit(): Promise<Attempt | undefined> {
    const due = and(
      eq(attempt.schoolId, schoolId),
      lte(attempt.creditAt, at),
      eq(attempt.state, 'active'),
    )
    const query = db.select().from(attempt).where(due).orderBy(asc(attempt.creditAt)).limit(1)
    return (await query.for('update', { skipLocked: true }))[0]
  },
  /** Rounds of a course that were hurried beyond belief, newest first, and how many there are. */
  async hurried(courseId: string, from: number, count: number) {
    const wanted = and(
      eq(attempt.schoolId, schoolId),
      eq(attempt.courseId, courseId),
      sql`early_seconds > 0`,
      eq(attempt.tester, false),
    )
    const rows = await db
      .select()
      .from(attempt)
      .where(wanted)
      .orderBy(desc(attempt.startedAt), desc(attempt.id))
      .offset(from)
      .limit(count)
    return { rows, total: await db.$count(attempt, wanted) }
  },
  /** Rounds that were begun and ended since a moment; testers are not counted. */
  async since(moment: Date): Promise<{ begun: number; finished: number }> {
    const own = and(eq(attempt.schoolId, schoolId), sql`not ${attempt.tester}`)
    return {
      begun: await db.$count(attempt, and(own, gte(attempt.startedAt, moment))),
      finished: await db.$count(attempt, and(own, gte(attempt.finishedAt, moment))),
    }
  },
  /** How many people learned on each day from one on: had time counted, or began a round; testers' rounds are not counted. */
  async learnersFrom(day: string, timezone: string): Promise<ReadonlyMap<string, number>> {
    const { rows } = await db.execute<{ day: string; count: number }>(sql`
      select learned.day::text as day, count(distinct learned.person_id)::int as count
      from (
        select day, person_id from ${studyDay} where school_id = ${schoolId}::uuid and day >= ${day}::date
        union all
        select (started_at at time zone ${timezone})::date, person_id from ${attempt}
        where school_id = ${schoolId}::uuid and not tester and started_at >= (${day}::date::timestamp at time zone ${timezone})
      ) as learned
      group by learned.day`)
    return new Map(rows.map((row) => [row.day, row.count]))
  },
  async find(id: string, lock: boolean): Promise<Attempt | undefined> {
    const query = db
      .select()
      .from(attempt)
      .where(and(eq(attempt.schoolId, schoolId), eq(attempt.id, id)))
    return (await (lock ? query.for('update') : query))[0]
  },
  async active(personId: string, most: number): Promise<Attempt[]> {
    return db
      .select()
      .from(attempt)
      .where(
        and(
          eq(attempt.schoolId, schoolId),
          eq(attempt.personId, personId),
          eq(attempt.state, 'active'),
        ),
      )
      .orderBy(desc(attempt.lastAt))
      .limit(most)
  },
  /** Undefined when another transaction opened the round first. */
  async open(row: typeof attempt.$inferInsert): Promise<Attempt | undefined> {
    return (await db.insert(attempt).values(row).onConflictDoNothing().returning())[0]
  },
  async change(id: string, set: Partial<typeof attempt.$inferInsert>): Promise<void> {
    await db
      .update(attempt)
      .set(set)
      .where(and(eq(attempt.schoolId, schoolId), eq(attempt.id, id)))
  },
  async items(attemptId: string): Promise<AttemptItem[]> {
    return db
      .select()
      .from(attemptItem)
      .where(and(eq(attemptItem.schoolId, schoolId), eq(attemptItem.attemptId, attemptId)))
  },
  async saveItem(row: typeof attemptItem.$inferInsert): Promise<void> {
    const { state, position, seq, bestScore, tries, doneAt } = row
    await db
      .insert(attemptItem)
      .values(row)
      .onConflictDoUpdate({
        target: [attemptItem.schoolId, attemptItem.attemptId, attemptItem.itemId],
        set: { state, position, seq, bestScore, tries, doneAt },
      })
  },
  /** The next number is taken under the lock of the attempt's row, so the count has no gaps. */
  async append(
    attemptId: string,
    verb: string,
    itemId: string | null,
    payload: unknown,
  ): Promise<void> {
    await db.execute(sql`
      insert into ${attemptEvent} (school_id, attempt_id, seq, verb, item_id, payload, at)
      select ${schoolId}, ${attemptId}, coalesce(max(seq), 0) + 1, ${verb}, ${itemId}, ${JSON.stringify(payload)}::jsonb, ${at.toISOString()}::timestamptz
      from ${attemptEvent} where school_id = ${schoolId} and attempt_id = ${attemptId}`)
  },
  async addSeconds(personId: string, day: string, seconds: number): Promise<void> {
    if (seconds <= 0) return
    await db
      .insert(studyDay)
      .values({ schoolId, personId, day, seconds })
      .onConflictDoUpdate({
        target: [studyDay.schoolId, studyDay.personId, studyDay.day],
        set: { seconds: sql`${studyDay.seconds} + ${seconds}` },
      })
  },
  async addRun(row: typeof run.$inferInsert): Promise<void> {
    await db.insert(run).values(row)
  },
  async lastRun(attemptId: string, itemId: string) {
    const [newest] = await db
      .select({ record: run.record })
      .from(run)
      .where(and(eq(run.schoolId, schoolId), eq(run.attemptId, attemptId), eq(run.itemId, itemId)))
      .orderBy(desc(run.no))
      .limit(1)
    return newest
  },
  async addSheet(
    sheet: typeof scoreSheet.$inferInsert,
    dimensions: (typeof scoreDimension.$inferInsert)[],
  ): Promise<void> {
    await db.insert(scoreSheet).values(sheet)
    await db.insert(scoreDimension).values(dimensions)
  },
  async sheetOf(attemptId: string) {
    const [sheet] = await db
      .select()
      .from(scoreSheet)
      .where(and(eq(scoreSheet.schoolId, schoolId), eq(scoreSheet.attemptId, attemptId)))
      .orderBy(desc(scoreSheet.at))
      .limit(1)
    if (!sheet) return undefined
    const dimensions = await db
      .select()
      .from(scoreDimension)
      .where(and(eq(scoreDimension.schoolId, schoolId), eq(scoreDimension.sheetId, sheet.id)))
      .orderBy(scoreDimension.no)
    return { ...sheet, dimensions }
  },
})
