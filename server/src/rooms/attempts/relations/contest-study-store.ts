import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { attempt, scoreDimension, scoreSheet } from '../tables.ts'

/** A round of a course that somebody finished within a contest, as its newest score sheet has it. */
export type ContestRound = {
  readonly id: string
  readonly personId: string
  readonly courseId: string
  readonly composite: number | null
  readonly dimensions: readonly { readonly name: string; readonly score: number | null }[]
}

const most = 5_000

/** The rounds that people of the school finished within a contest, those of testers left out. */
export const contestRoundsOf = async (
  { db, school: { id: schoolId } }: TenantContext,
  contestId: string,
  courseIds: readonly string[],
): Promise<ContestRound[]> => {
  if (courseIds.length === 0) return []
  const rounds = await db
    .select({ id: attempt.id, personId: attempt.personId, courseId: attempt.courseId })
    .from(attempt)
    .where(
      and(
        eq(attempt.schoolId, schoolId),
        inArray(attempt.courseId, [...courseIds]),
        eq(attempt.contestId, contestId),
        eq(attempt.tester, false),
        isNotNull(attempt.finishedAt),
      ),
    )
    .limit(most)
  if (rounds.length === 0) return []
  const sheets = await db
    .selectDistinctOn([scoreSheet.attemptId])
    .from(scoreSheet)
    .where(
      and(
        eq(scoreSheet.schoolId, schoolId),
        inArray(
          scoreSheet.attemptId,
          rounds.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(scoreSheet.attemptId, desc(scoreSheet.at))
  const bySheet = Map.groupBy(
    sheets.length === 0
      ? []
      : await db
          .select()
          .from(scoreDimension)
          .where(
            and(
              eq(scoreDimension.schoolId, schoolId),
              inArray(
                scoreDimension.sheetId,
                sheets.map(({ id }) => id),
              ),
            ),
          ),
    ({ sheetId }) => sheetId,
  )
  const byRound = new Map(sheets.map((sheet) => [sheet.attemptId, sheet]))
  return rounds.map((round) => {
    const sheet = byRound.get(round.id)
    return {
      ...round,
      composite: sheet?.composite ?? null,
      dimensions: (sheet ? (bySheet.get(sheet.id) ?? []) : [])
        .toSorted((one, other) => one.no - other.no)
        .map(({ name, score }) => ({ name, score })),
    }
  })
}
