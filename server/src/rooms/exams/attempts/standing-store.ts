import { and, desc, eq, gte, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { examAttempt, examScore } from './tables.ts'

/** Attempts with the score that counts, without their papers. */
export const standingStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const select = (where: SQL | undefined, most: number) =>
    db
      .select({
        id: examAttempt.id,
        examId: examAttempt.examId,
        personId: examAttempt.personId,
        no: examAttempt.no,
        state: examAttempt.state,
        submittedAt: examAttempt.submittedAt,
        releasedAt: examAttempt.releasedAt,
        tenths: examScore.tenths,
        maxTenths: examScore.maxTenths,
        unmarked: examScore.unmarked,
      })
      .from(examAttempt)
      .leftJoin(
        examScore,
        and(
          eq(examScore.schoolId, examAttempt.schoolId),
          eq(examScore.attemptId, examAttempt.id),
          eq(examScore.version, examAttempt.scoreVersion),
        ),
      )
      .where(and(eq(examAttempt.schoolId, schoolId), where))
      .orderBy(desc(examAttempt.startedAt), desc(examAttempt.id))
      .limit(most)
  return {
    /** Of some people at some examinations. */
    async among(examIds: readonly string[], personIds: readonly string[]) {
      if (examIds.length === 0 || personIds.length === 0) return []
      const where = and(
        inArray(examAttempt.examId, [...examIds]),
        inArray(examAttempt.personId, [...personIds]),
      )
      return select(where, maxAttempts)
    },
    /** Everybody's at some examinations. */
    async ofExams(examIds: readonly string[]) {
      return examIds.length === 0
        ? []
        : select(inArray(examAttempt.examId, [...examIds]), maxAttempts)
    },
    /** What a person handed in between two moments, the newest first. */
    ofPerson: (
      personId: string,
      { from, to, most }: { readonly from?: Date; readonly to?: Date; readonly most: number },
    ) =>
      select(
        and(
          eq(examAttempt.personId, personId),
          eq(examAttempt.state, 'submitted'),
          from && gte(examAttempt.submittedAt, from),
          to && lte(examAttempt.submittedAt, to),
        ),
        most,
      ),
    /** Who handed an examination in whose result was not released with their class. */
    async unreleased(examId: string): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: examAttempt.personId })
        .from(examAttempt)
        .where(
          and(
            eq(examAttempt.schoolId, schoolId),
            eq(examAttempt.examId, examId),
            eq(examAttempt.state, 'submitted'),
            isNull(examAttempt.releasedAt),
          ),
        )
      return rows.map(({ id }) => id)
    },
  }
}

/** So many attempts are read at once: a class of five hundred, twenty times. */
const maxAttempts = 10_000

export type AttemptStanding = Awaited<
  ReturnType<ReturnType<typeof standingStore>['ofPerson']>
>[number]
