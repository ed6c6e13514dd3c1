import { and, asc, desc, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { attempt, scoreDimension, scoreSheet } from '../tables.ts'

/** A round that ended, with the newest of its score sheets. */
export type ScoredRound = {
  readonly id: string
  readonly courseId: string
  readonly no: number
  readonly finishedAt: Date
  readonly composite: number | null
  readonly level: string
  readonly dimensions: readonly { readonly name: string; readonly score: number | null }[]
}

/** The rounds of a person that ended between two moments, those of testers left out, the newest first. */
export const scoredRoundsOf = async (
  { db, school: { id: schoolId } }: TenantContext,
  personId: string,
  { from, to, most }: { readonly from?: Date; readonly to?: Date; readonly most: number },
): Promise<ScoredRound[]> => {
  const rounds = await db
    .select({
      id: attempt.id,
      courseId: attempt.courseId,
      no: attempt.no,
      finishedAt: attempt.finishedAt,
    })
    .from(attempt)
    .where(
      and(
        eq(attempt.schoolId, schoolId),
        eq(attempt.personId, personId),
        eq(attempt.tester, false),
        isNotNull(attempt.finishedAt),
        from && gte(attempt.finishedAt, from),
        to && lte(attempt.finishedAt, to),
      ),
    )
    .orderBy(desc(attempt.finishedAt), desc(attempt.id))
    .limit(most)
  if (rounds.length === 0) return []
  const ids = rounds.map(({ id }) => id)
  const sheets = await db
    .selectDistinctOn([scoreSheet.attemptId])
    .from(scoreSheet)
    .where(and(eq(scoreSheet.schoolId, schoolId), inArray(scoreSheet.attemptId, ids)))
    .orderBy(scoreSheet.attemptId, desc(scoreSheet.at))
  const dimensions = await db
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
    )
    .orderBy(asc(scoreDimension.sheetId), asc(scoreDimension.no))
  const bySheet = Map.groupBy(dimensions, ({ sheetId }) => sheetId)
  const byRound = new Map(sheets.map((sheet) => [sheet.attemptId, sheet]))
  return rounds.flatMap((round) => {
    const sheet = byRound.get(round.id)
    if (!sheet || round.finishedAt === null) return []
    return [
      {
        ...round,
        finishedAt: round.finishedAt,
        composite: sheet.composite,
        level: sheet.level,
        dimensions: (bySheet.get(sheet.id) ?? []).map(({ name, score }) => ({ name, score })),
      },
    ]
  })
}

/** What some people were scored in a course, a round each, in order of time; rounds of testers and without a score left out. */
export const scoresInCourse = async (
  { db, school: { id: schoolId } }: TenantContext,
  courseId: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> => {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([attempt.personId, attempt.finishedAt, attempt.id], {
      personId: attempt.personId,
      composite: scoreSheet.composite,
    })
    .from(attempt)
    .innerJoin(
      scoreSheet,
      and(eq(scoreSheet.schoolId, attempt.schoolId), eq(scoreSheet.attemptId, attempt.id)),
    )
    .where(
      and(
        eq(attempt.schoolId, schoolId),
        eq(attempt.courseId, courseId),
        inArray(attempt.personId, [...personIds]),
        eq(attempt.tester, false),
        isNotNull(attempt.finishedAt),
      ),
    )
    .orderBy(attempt.personId, attempt.finishedAt, attempt.id, desc(scoreSheet.at))
  const scored = rows.flatMap(({ personId, composite }) =>
    composite === null ? [] : [{ personId, composite }],
  )
  return new Map(
    [...Map.groupBy(scored, ({ personId }) => personId)].map(([personId, some]) => [
      personId,
      some.map(({ composite }) => composite),
    ]),
  )
}
