import { and, desc, eq, inArray, max, or, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { experimentSession } from '../session/tables.ts'
import { labReportVersion, labSimilarity } from './report-tables.ts'

export type SimilarRow = typeof labSimilarity.$inferSelect

/** Which reports share text. */
export const similarStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  /** The newest versions of an item's reports by other people, with their fingerprints. */
  async others({
    courseId,
    itemId,
    personId,
  }: {
    courseId: string
    itemId: string
    personId: string
  }): Promise<{ readonly sessionId: string; readonly prints: readonly number[] }[]> {
    return db
      .selectDistinctOn([labReportVersion.sessionId], {
        sessionId: labReportVersion.sessionId,
        prints: labReportVersion.prints,
      })
      .from(labReportVersion)
      .innerJoin(
        experimentSession,
        and(
          eq(experimentSession.schoolId, labReportVersion.schoolId),
          eq(experimentSession.id, labReportVersion.sessionId),
        ),
      )
      .where(
        and(
          eq(labReportVersion.schoolId, schoolId),
          eq(experimentSession.courseId, courseId),
          eq(experimentSession.itemId, itemId),
          sql`${experimentSession.personId} <> ${personId}`,
        ),
      )
      .orderBy(labReportVersion.sessionId, desc(labReportVersion.no))
  },
  /** Keeps what a report shares with others, in the place of what was known before. */
  async keep(sessionId: string, rows: readonly Omit<SimilarRow, 'schoolId'>[]): Promise<void> {
    await db
      .delete(labSimilarity)
      .where(
        and(
          eq(labSimilarity.schoolId, schoolId),
          or(eq(labSimilarity.sessionId, sessionId), eq(labSimilarity.otherId, sessionId)),
        ),
      )
    if (rows.length > 0)
      await db.insert(labSimilarity).values(rows.map((row) => ({ schoolId, ...row })))
  },
  /** What a report shares with others, the most first. */
  of: (sessionId: string, most: number): Promise<SimilarRow[]> =>
    db
      .select()
      .from(labSimilarity)
      .where(and(eq(labSimilarity.schoolId, schoolId), eq(labSimilarity.sessionId, sessionId)))
      .orderBy(desc(labSimilarity.share), labSimilarity.otherId)
      .limit(most),
  /** The largest share of each of some reports. */
  async largest(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (sessionIds.length === 0) return new Map()
    const rows = await db
      .select({ id: labSimilarity.sessionId, share: max(labSimilarity.share) })
      .from(labSimilarity)
      .where(
        and(
          eq(labSimilarity.schoolId, schoolId),
          inArray(labSimilarity.sessionId, [...sessionIds]),
        ),
      )
      .groupBy(labSimilarity.sessionId)
    return new Map(rows.map(({ id, share }) => [id, share ?? 0]))
  },
})
