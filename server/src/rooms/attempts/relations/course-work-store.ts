import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { attempt, scoreSheet } from '../tables.ts'

/** A round of a course as far as whoever set it as a task must know. */
export type CourseWork = {
  readonly courseId: string
  readonly personId: string
  readonly progress: number
  readonly finishedAt: Date | null
  readonly lastAt: Date
  /** Of the newest sheet; null where nothing in the course is scored, or the round is not finished. */
  readonly composite: number | null
}

/** The rounds of some people in some courses, in the order in which they were begun; tests of teachers are left out. */
export const courseWorks = async (
  { db, school: { id: schoolId } }: TenantContext,
  courseIds: readonly string[],
  personIds: readonly string[],
): Promise<CourseWork[]> => {
  if (courseIds.length === 0 || personIds.length === 0) return []
  const rows = await db
    .select({
      id: attempt.id,
      courseId: attempt.courseId,
      personId: attempt.personId,
      progress: attempt.progress,
      finishedAt: attempt.finishedAt,
      lastAt: attempt.lastAt,
    })
    .from(attempt)
    .where(
      and(
        eq(attempt.schoolId, schoolId),
        inArray(attempt.courseId, [...courseIds]),
        inArray(attempt.personId, [...personIds]),
        eq(attempt.tester, false),
      ),
    )
    .orderBy(attempt.startedAt, attempt.id)
  const finished = rows.flatMap(({ id, finishedAt }) => (finishedAt ? [id] : []))
  const sheets =
    finished.length === 0
      ? []
      : await db
          .selectDistinctOn([scoreSheet.attemptId])
          .from(scoreSheet)
          .where(and(eq(scoreSheet.schoolId, schoolId), inArray(scoreSheet.attemptId, finished)))
          .orderBy(scoreSheet.attemptId, desc(scoreSheet.at))
  const composites = new Map(sheets.map((sheet) => [sheet.attemptId, sheet.composite]))
  return rows.map(({ id, ...row }) => ({ ...row, composite: composites.get(id) ?? null }))
}

/** Where people are in the rounds of some courses that are open; of some people where they are named. */
export const openRoundsIn = async (
  { db, school: { id: schoolId } }: TenantContext,
  courseIds: readonly string[],
  people: readonly string[] | undefined,
) => {
  if (courseIds.length === 0 || people?.length === 0) return []
  return db
    .select({
      personId: attempt.personId,
      itemId: attempt.currentItem,
      lastAt: attempt.lastAt,
    })
    .from(attempt)
    .where(
      and(
        eq(attempt.schoolId, schoolId),
        inArray(attempt.courseId, [...courseIds]),
        people && inArray(attempt.personId, [...people]),
        ne(attempt.state, 'superseded'),
        eq(attempt.tester, false),
      ),
    )
}
