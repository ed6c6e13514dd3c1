import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { examAttempt } from './tables.ts'

export type AttemptRow = typeof examAttempt.$inferSelect

/** Attempts at examinations of the visited school. */
export const attemptStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(examAttempt.schoolId, schoolId)
  const one = (id: string) => and(own, eq(examAttempt.id, id))
  const rows = () => db.select().from(examAttempt)
  // One parameter: the same statement for however many.
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
    /** Some that stay as they are until the transaction ends; those that another call changes now are left out. */
    shareFree: (ids: readonly string[]): Promise<AttemptRow[]> =>
      rows()
        .where(and(own, some(ids)))
        .orderBy(asc(examAttempt.id))
        .for('share', { skipLocked: true }),
    /** An attempt that stays as it is until the call ends: many may read it so. */
    async share(id: string): Promise<AttemptRow | undefined> {
      return (await rows().where(one(id)).for('share'))[0]
    },
    /** An attempt that this call changes. */
    async lock(id: string): Promise<AttemptRow | undefined> {
      return (await rows().where(one(id)).for('update'))[0]
    },
    /** Adds an attempt; undefined where another call has just begun the same. */
    async add(row: Omit<AttemptRow, 'schoolId'>): Promise<AttemptRow | undefined> {
      const added = await db
        .insert(examAttempt)
        .values({ ...row, schoolId })
        .onConflictDoNothing()
        .returning()
      return added[0]
    },
    async change(id: string, set: Partial<AttemptRow>): Promise<void> {
      await db.update(examAttempt).set(set).where(one(id))
    },
    /** Opens a running attempt anew: whoever opened it before can save no more. */
    async reopen(
      id: string,
      seen: { readonly device: string; readonly address: string },
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
    /** The same for some examinations, without their papers. */
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
    /** Attempts that were handed in and are not scored, held in the same way. */
    unscored: (most: number): Promise<AttemptRow[]> =>
      rows()
        .where(and(own, eq(examAttempt.state, 'submitted'), eq(examAttempt.scoreVersion, 0)))
        .limit(most)
        .for('update', { skipLocked: true }),
  }
}
