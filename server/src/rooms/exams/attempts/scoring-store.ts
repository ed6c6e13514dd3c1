import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import type { AttemptRow } from './store.ts'
import { examAttempt } from './tables.ts'

/** So long after scoring failed an attempt is scored again: a fault fills no log meanwhile. */
const againMs = 60_000
/** What was handed in so long ago is scored, unless something keeps it from being scored. */
const overdueMs = 5 * 60_000

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms)

/** Whether an attempt was handed in and cannot be scored: scoring failed, or it waits beyond all measure. */
export const isUnscored = (
  row: Pick<AttemptRow, 'state' | 'scoreVersion' | 'scoringFailures' | 'submittedAt'>,
  at: Date,
): boolean =>
  row.state === 'submitted' &&
  row.scoreVersion === 0 &&
  (row.scoringFailures > 0 || (row.submittedAt !== null && row.submittedAt < before(at, overdueMs)))

/** Attempts at examinations of the visited school that were handed in and are not scored. */
export const scoringStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(examAttempt.schoolId, schoolId)
  const waiting = and(own, eq(examAttempt.state, 'submitted'), eq(examAttempt.scoreVersion, 0))
  return {
    /** Those that are to be scored by now, held; those that others hold are left to them. */
    toScore: (at: Date, most: number): Promise<AttemptRow[]> =>
      db
        .select()
        .from(examAttempt)
        .where(
          and(
            waiting,
            or(
              isNull(examAttempt.scoringFailedAt),
              lt(examAttempt.scoringFailedAt, before(at, againMs)),
            ),
          ),
        )
        .limit(most)
        .for('update', { skipLocked: true }),
    /** Writes down that scoring failed; one that was scored or opened meanwhile stays as it is. */
    async scoringFailed(id: string, at: Date): Promise<void> {
      await db
        .update(examAttempt)
        .set({
          scoringFailedAt: at,
          scoringFailures: sql`${examAttempt.scoringFailures} + 1`,
        })
        .where(and(waiting, eq(examAttempt.id, id)))
    },
    /** Has some scored with the next round. */
    async scoreAgain(ids: readonly string[]): Promise<void> {
      await db
        .update(examAttempt)
        .set({ scoringFailedAt: null })
        .where(and(waiting, sql`${examAttempt.id} = any(${sql.param(ids)}::uuid[])`))
    },
    /** Attempts at an examination that were handed in and cannot be scored, the first first. */
    async unscored(examId: string, at: Date) {
      const rows = await db
        .select({
          id: examAttempt.id,
          personId: examAttempt.personId,
          no: examAttempt.no,
          state: examAttempt.state,
          submittedAt: examAttempt.submittedAt,
          scoreVersion: examAttempt.scoreVersion,
          scoringFailures: examAttempt.scoringFailures,
          scoringFailedAt: examAttempt.scoringFailedAt,
        })
        .from(examAttempt)
        .where(and(waiting, eq(examAttempt.examId, examId)))
        .orderBy(asc(examAttempt.submittedAt), asc(examAttempt.id))
      return rows.filter((row) => isUnscored(row, at))
    },
  }
}
