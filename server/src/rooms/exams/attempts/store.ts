import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { insertRows } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { examAttempt } from './tables.ts'

export type AttemptRow = typeof examAttempt.$inferSelect

const { drawn: _paper, ...withoutPaper } = getTableColumns(examAttempt)

/** Attempts at examinations of the visited school. */
export const attemptStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(examAttempt.schoolId, schoolId)
  const one = (id: string) => and(own, eq(examAttempt.id, id))
  const rows = () => db.select().from(examAttempt)
  // One parameter: the same statement for however many. Of a join with rows of a text the planner knows too little to look
  // attempts up by their ids.
  const some = (ids: readonly string[]) => sql`${examAttempt.id} = any(${sql.param(ids)}::uuid[])`
  return {
    async find(id: string): Promise<AttemptRow | undefined> {
      return (await rows().where(one(id)))[0]
    },
    /** The school that keeps an attempt: the own one, or one whose contest people of the own one sit. */
    async keeperOf(id: string): Promise<string | undefined> {
      const [row] = await db
        .select({ schoolId: examAttempt.schoolId })
        .from(examAttempt)
        .where(and(eq(examAttempt.id, id), or(own, eq(examAttempt.partnerId, schoolId))))
      return row?.schoolId
    },
    /** The time of some and who sits them, without the papers: what every browser asks for every four seconds. */
    clocks: (ids: readonly string[]) =>
      db
        .select({
          id: examAttempt.id,
          examId: examAttempt.examId,
          personId: examAttempt.personId,
          state: examAttempt.state,
          epoch: examAttempt.epoch,
          startedAt: examAttempt.startedAt,
          deadline: examAttempt.deadline,
          baseMinutes: examAttempt.baseMinutes,
          extraMinutes: examAttempt.extraMinutes,
          extraReason: examAttempt.extraReason,
          pausedAt: examAttempt.pausedAt,
        })
        .from(examAttempt)
        .where(and(own, some(ids))),
    /** What was drawn for some. */
    drawn: (ids: readonly string[]): Promise<Pick<AttemptRow, 'id' | 'drawn'>[]> =>
      db
        .select({ id: examAttempt.id, drawn: examAttempt.drawn })
        .from(examAttempt)
        .where(and(own, some(ids))),
    /** Some that stay as they are until the transaction ends, without their papers; those that another call changes now are left out. */
    shareFree: (ids: readonly string[]): Promise<Omit<AttemptRow, 'drawn'>[]> =>
      db
        .select(withoutPaper)
        .from(examAttempt)
        .where(and(own, some(ids)))
        .orderBy(asc(examAttempt.id))
        .for('share', { skipLocked: true }),
    /** Some that this transaction changes; those that another call holds are left out. */
    lockFree: (ids: readonly string[]): Promise<AttemptRow[]> =>
      rows()
        .where(and(own, some(ids)))
        .orderBy(asc(examAttempt.id))
        .for('update', { skipLocked: true }),
    /** An attempt that stays as it is until the call ends: many may read it so. */
    async share(id: string): Promise<AttemptRow | undefined> {
      return (await rows().where(one(id)).for('share'))[0]
    },
    /** An attempt that this call changes. */
    async lock(id: string): Promise<AttemptRow | undefined> {
      return (await rows().where(one(id)).for('update'))[0]
    },
    /** Adds attempts; answers the ids of those that came in: another call may just have begun the same. */
    add: (attempts: readonly Omit<AttemptRow, 'schoolId'>[]): Promise<ReadonlySet<string>> =>
      insertRows(
        db,
        examAttempt,
        attempts.map((row) => ({ ...row, schoolId })),
        examAttempt.id,
      ),
    async change(id: string, set: Partial<AttemptRow>): Promise<void> {
      await db.update(examAttempt).set(set).where(one(id))
    },
    /** Writes down that some were handed in. */
    async close(closed: readonly AttemptRow[]): Promise<void> {
      const rows = closed.map(({ id, submitKind, submittedAt, receipt, answerHash }) => ({
        id,
        submitKind,
        submittedAt,
        receipt,
        answerHash,
      }))
      await db.execute(sql`
        update ${examAttempt} set state = 'submitted', paused_at = null, score_version = 0,
          submit_kind = one."submitKind", submitted_at = one."submittedAt", receipt = one.receipt, answer_hash = one."answerHash"
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as one (id uuid, "submitKind" text, "submittedAt" timestamptz, receipt text, "answerHash" text)
        where ${own} and ${some(rows.map(({ id }) => id))} and ${examAttempt.id} = one.id`)
    },
    /** Writes down which section each of some is in now. */
    async moveOn(moved: readonly Pick<AttemptRow, 'id' | 'sectionAt'>[]): Promise<void> {
      const rows = moved.map(({ id, sectionAt }) => ({ id, sectionAt }))
      await db.execute(sql`
        update ${examAttempt} set section_at = one."sectionAt"
        from json_to_recordset(${JSON.stringify(rows)}::json) as one (id uuid, "sectionAt" smallint)
        where ${own} and ${some(rows.map(({ id }) => id))} and ${examAttempt.id} = one.id`)
    },
    /** Opens a running attempt anew: whoever opened it before can save no more. */
    async reopen(
      id: string,
      seen: Pick<AttemptRow, 'device' | 'address' | 'openingId'>,
    ): Promise<AttemptRow | undefined> {
      const changed = await db
        .update(examAttempt)
        .set({
          ...seen,
          epoch: sql`${examAttempt.epoch} + 1`,
          openings: sql`${examAttempt.openings} + 1`,
        })
        .where(and(one(id), eq(examAttempt.state, 'running')))
        .returning()
      return changed[0]
    },
    /** One person's attempts at an examination, the first first. */
    of: (examId: string, personId: string): Promise<AttemptRow[]> =>
      rows()
        .where(and(own, eq(examAttempt.examId, examId), eq(examAttempt.personId, personId)))
        .orderBy(asc(examAttempt.no)),
    /** Which of some people have an attempt at an examination. */
    async haveBegun(examId: string, personIds: readonly string[]): Promise<ReadonlySet<string>> {
      const begun = await db
        .selectDistinct({ personId: examAttempt.personId })
        .from(examAttempt)
        .where(
          and(
            own,
            eq(examAttempt.examId, examId),
            sql`${examAttempt.personId} = any(${sql.param(personIds)}::uuid[])`,
          ),
        )
      return new Set(begun.map(({ personId }) => personId))
    },
    /** One person's attempts at some examinations, without their papers, the last first. */
    async summaries(personId: string, examIds: readonly string[]) {
      if (examIds.length === 0) return []
      return db
        .select({
          id: examAttempt.id,
          examId: examAttempt.examId,
          no: examAttempt.no,
          state: examAttempt.state,
          deadline: examAttempt.deadline,
          submittedAt: examAttempt.submittedAt,
          scoreVersion: examAttempt.scoreVersion,
          releasedAt: examAttempt.releasedAt,
        })
        .from(examAttempt)
        .where(
          and(own, eq(examAttempt.personId, personId), inArray(examAttempt.examId, [...examIds])),
        )
        .orderBy(desc(examAttempt.no))
    },
    /** Every attempt at an examination, the newest of each person first. */
    ofExam: (examId: string): Promise<AttemptRow[]> =>
      rows()
        .where(and(own, eq(examAttempt.examId, examId)))
        .orderBy(asc(examAttempt.personId), desc(examAttempt.no)),
    /** How many sit some examinations now, and how many attempts were handed in. */
    async counts(examIds: readonly string[]) {
      if (examIds.length === 0) return []
      return db
        .select({
          examId: examAttempt.examId,
          state: examAttempt.state,
          n: sql<number>`count(*)::int`,
        })
        .from(examAttempt)
        .where(and(own, inArray(examAttempt.examId, [...examIds])))
        .groupBy(examAttempt.examId, examAttempt.state)
    },
    /** Attempts whose time has been over since before a moment, held; those that others hold are left to them. */
    overdue: (before: Date, most: number): Promise<AttemptRow[]> =>
      rows()
        .where(
          and(
            own,
            eq(examAttempt.state, 'running'),
            isNull(examAttempt.pausedAt),
            lt(examAttempt.deadline, before),
          ),
        )
        .limit(most)
        .for('update', { skipLocked: true }),
  }
}
