import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { examAttempt } from './tables.ts'

/** How far the attempts at an examination are released to the classes of those who sat it. */
export const releaseStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const ofExam = (examId: string) =>
    and(eq(examAttempt.schoolId, schoolId), eq(examAttempt.examId, examId))
  return {
    standings: (examId: string) =>
      db
        .select({
          personId: examAttempt.personId,
          state: examAttempt.state,
          releasedAt: examAttempt.releasedAt,
        })
        .from(examAttempt)
        .where(ofExam(examId)),
    /** Releases what some people handed in and was not released; answers whose it is, once for each attempt. */
    async release(examId: string, personIds: readonly string[], at: Date): Promise<string[]> {
      if (personIds.length === 0) return []
      const rows = await db
        .update(examAttempt)
        .set({ releasedAt: at })
        .where(
          and(
            ofExam(examId),
            inArray(examAttempt.personId, [...personIds]),
            eq(examAttempt.state, 'submitted'),
            isNull(examAttempt.releasedAt),
          ),
        )
        .returning({ personId: examAttempt.personId })
      return rows.map(({ personId }) => personId)
    },
  }
}

export type ReleaseStanding = Awaited<
  ReturnType<ReturnType<typeof releaseStore>['standings']>
>[number]
