import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import {
  examAnswer,
  examAttempt,
  examLateAnswer,
  examScore,
  type ScoredUnit,
} from '../attempts/tables.ts'
import { exam } from '../schedule/tables.ts'

/** An attempt with the score that counts. */
export type ScoredAttempt = {
  readonly id: string
  readonly personId: string
  readonly no: number
  readonly tenths: number
  readonly units: readonly ScoredUnit[]
}

/** Options that were chosen. */
type Choice = {
  readonly attemptId: string
  readonly unitId: string
  readonly options: readonly string[]
}

const portion = 500

/** What an analysis of examinations reads. */
export const analysisStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  /** Every scored attempt at an examination, one person's in their order. */
  scored: (examId: string): Promise<ScoredAttempt[]> =>
    db
      .select({
        id: examAttempt.id,
        personId: examAttempt.personId,
        no: examAttempt.no,
        tenths: examScore.tenths,
        units: examScore.units,
      })
      .from(examAttempt)
      .innerJoin(
        examScore,
        and(
          eq(examScore.schoolId, examAttempt.schoolId),
          eq(examScore.attemptId, examAttempt.id),
          eq(examScore.version, examAttempt.scoreVersion),
        ),
      )
      .where(
        and(
          eq(examAttempt.schoolId, schoolId),
          eq(examAttempt.examId, examId),
          eq(examAttempt.state, 'submitted'),
        ),
      )
      .orderBy(asc(examAttempt.personId), asc(examAttempt.no)),
  /** How many attempts of an examination are scored, and how many versions their scores have: both grow with any change. */
  async edition(examId: string): Promise<string> {
    const [row] = await db
      .select({
        attempts: sql<number>`count(*)::int`,
        versions: sql<number>`coalesce(sum(${examAttempt.scoreVersion}), 0)::int`,
      })
      .from(examAttempt)
      .where(
        and(
          eq(examAttempt.schoolId, schoolId),
          eq(examAttempt.examId, examId),
          gt(examAttempt.scoreVersion, 0),
        ),
      )
    return `${row?.attempts ?? 0} ${row?.versions ?? 0}`
  },
  /** What was chosen in some attempts; late answers that were accepted come last. */
  async choices(attemptIds: readonly string[]): Promise<Choice[]> {
    const all: Choice[] = []
    for (let from = 0; from < attemptIds.length; from += portion) {
      const some = attemptIds.slice(from, from + portion)
      for (const table of [examAnswer, examLateAnswer])
        all.push(
          ...(await db
            .select({
              attemptId: table.attemptId,
              unitId: table.unitId,
              options: sql<string[]>`${table.answer} -> 'Options'`,
            })
            .from(table)
            .where(
              and(
                eq(table.schoolId, schoolId),
                inArray(table.attemptId, some),
                sql`${table.answer} ? 'Options'`,
                table === examLateAnswer ? eq(examLateAnswer.state, 'accepted') : undefined,
              ),
            )
            .orderBy(asc(table.seq))),
        )
    }
    return all
  },
  /** Examinations that were set with some papers, the newest first. */
  async ofPapers(paperIds: readonly string[], most: number) {
    if (paperIds.length === 0) return []
    return db
      .select()
      .from(exam)
      .where(
        and(
          eq(exam.schoolId, schoolId),
          inArray(exam.paperId, [...paperIds]),
          inArray(exam.state, ['published', 'archived']),
        ),
      )
      .orderBy(desc(exam.opensAt), desc(exam.id))
      .limit(most)
  },
})
