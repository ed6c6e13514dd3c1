import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Answer } from '@xinglin/contract/questions'
import type { TenantContext } from '#platform/visit'
import {
  examAnswer,
  examAttempt,
  examLateAnswer,
  examScore,
  type ScoredUnit,
} from '../attempts/tables.ts'

const portion = 200

/** What a regrade reads of the scores of an examination, and writes beside them. */
export const changeStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const ofExam = (examId: string) =>
    and(eq(examAttempt.schoolId, schoolId), eq(examAttempt.examId, examId))
  const counts = and(
    eq(examScore.schoolId, examAttempt.schoolId),
    eq(examScore.attemptId, examAttempt.id),
    eq(examScore.version, examAttempt.scoreVersion),
  )
  return {
    /** Every scored attempt whose paper has an item, with the score that counts and what the item has of it. */
    scoredWith: (examId: string, unitId: string) =>
      db
        .select({
          id: examAttempt.id,
          personId: examAttempt.personId,
          no: examAttempt.no,
          releasedAt: examAttempt.releasedAt,
          version: examScore.version,
          tenths: examScore.tenths,
          most: examScore.maxTenths,
          unmarked: examScore.unmarked,
          unmarkedTenths: examScore.unmarkedTenths,
          unit: sql<ScoredUnit | null>`(select one from jsonb_array_elements(${examScore.units}) as one where one ->> 'id' = ${unitId} limit 1)`,
        })
        .from(examAttempt)
        .innerJoin(examScore, counts)
        .where(
          and(
            ofExam(examId),
            eq(examAttempt.state, 'submitted'),
            sql`jsonb_path_exists(${examAttempt.drawn}, '$[*].questions[*].units[*] ? (@.id == $id)', jsonb_build_object('id', ${unitId}::text))`,
          ),
        )
        .orderBy(asc(examAttempt.id)),
    /** The answers to an item that count, by attempt: what was handed in, and late ones that somebody accepted. */
    async answersTo(examId: string, unitId: string): Promise<ReadonlyMap<string, Answer>> {
      const rows = []
      for (const table of [examAnswer, examLateAnswer])
        rows.push(
          ...(await db
            .select({ attemptId: table.attemptId, answer: table.answer })
            .from(table)
            .innerJoin(
              examAttempt,
              and(eq(examAttempt.schoolId, table.schoolId), eq(examAttempt.id, table.attemptId)),
            )
            .where(
              and(
                ofExam(examId),
                eq(table.unitId, unitId),
                table === examLateAnswer ? eq(examLateAnswer.state, 'accepted') : undefined,
              ),
            )
            .orderBy(asc(table.seq))),
        )
      return new Map(rows.map(({ attemptId, answer }) => [attemptId, answer]))
    },
    /** Adds another version of scores, each with one item in place of what it had; in portions, for units of a paper are long. */
    async addVersions(
      moves: readonly {
        readonly id: string
        readonly version: number
        readonly unit: ScoredUnit | undefined
        readonly after: Pick<
          typeof examScore.$inferSelect,
          'tenths' | 'maxTenths' | 'unmarked' | 'unmarkedTenths'
        >
      }[],
      {
        unitId,
        ...why
      }: {
        readonly unitId: string
        readonly regradeId: string
        readonly reason: string
        readonly at: Date
      },
    ): Promise<void> {
      for (let from = 0; from < moves.length; from += portion) {
        const some = moves.slice(from, from + portion)
        const ids = some.map(({ id }) => id)
        const rows = await db
          .select({ id: examAttempt.id, units: examScore.units })
          .from(examAttempt)
          .innerJoin(examScore, counts)
          .where(and(eq(examAttempt.schoolId, schoolId), inArray(examAttempt.id, ids)))
        const units = new Map(rows.map((row) => [row.id, row.units]))
        await db.insert(examScore).values(
          some.map(({ id, version, unit, after }) => ({
            schoolId,
            attemptId: id,
            version: version + 1,
            ...after,
            units: [
              ...(units.get(id) ?? []).filter((one) => one.id !== unitId),
              ...(unit ? [unit] : []),
            ],
            ...why,
          })),
        )
        await db
          .update(examAttempt)
          .set({ scoreVersion: sql`${examAttempt.scoreVersion} + 1` })
          .where(and(eq(examAttempt.schoolId, schoolId), inArray(examAttempt.id, ids)))
      }
    },
  }
}
