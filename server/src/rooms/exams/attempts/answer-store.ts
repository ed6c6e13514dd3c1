import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Answer } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { examAnswer, examAnswerEvent, examLateAnswer, examScore } from './tables.ts'

export type AnswerRow = typeof examAnswer.$inferSelect
export type LateRow = typeof examLateAnswer.$inferSelect
export type ScoreRow = typeof examScore.$inferSelect

/** A change of an answer as a browser sends it. */
export type AnswerItem = {
  readonly QuestionId: string
  readonly Seq: number
  readonly Answer: Answer
}

/** The number of the answer that is stored of a question. */
export type StoredSeq = { readonly QuestionId: string; readonly Seq: number }

/** That an answer says something, as `isBlank` of the simulation has it. */
const saysSomething = sql`case
  when ${examAnswer.answer} ? 'Options' then jsonb_array_length(${examAnswer.answer} -> 'Options') > 0
  when ${examAnswer.answer} ? 'Blanks' then exists (
    select from jsonb_array_elements_text(${examAnswer.answer} -> 'Blanks') as one (text)
    where one.text ~ '[^[:space:]]')
  else ${examAnswer.answer} ->> 'Text' ~ '[^[:space:]]' end`

/** The answers of attempts, those that came too late, and the scores. */
export const answerStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const inAttempt = (attemptId: string) =>
    and(eq(examAnswer.schoolId, schoolId), eq(examAnswer.attemptId, attemptId))
  const lateOf = (attemptIds: readonly string[]) =>
    and(eq(examLateAnswer.schoolId, schoolId), inArray(examLateAnswer.attemptId, [...attemptIds]))
  return {
    answers: (attemptId: string): Promise<AnswerRow[]> =>
      db.select().from(examAnswer).where(inAttempt(attemptId)),
    /** How many answers each of some attempts has that say something. */
    async counts(attemptIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (attemptIds.length === 0) return new Map()
      const rows = await db
        .select({ id: examAnswer.attemptId, n: sql<number>`count(*)::int` })
        .from(examAnswer)
        .where(
          and(
            eq(examAnswer.schoolId, schoolId),
            inArray(examAnswer.attemptId, [...attemptIds]),
            saysSomething,
          ),
        )
        .groupBy(examAnswer.attemptId)
      return new Map(rows.map(({ id, n }) => [id, n]))
    },
    /**
     * Takes changes of answers: of each question that with the highest number stays, in whatever order they come. Answers the
     * numbers that are stored of them; one round trip where none of them came late.
     */
    async take(
      attemptId: string,
      items: readonly AnswerItem[],
      { epoch, at }: { readonly epoch: number; readonly at: Date },
    ): Promise<readonly StoredSeq[]> {
      if (items.length === 0) return []
      const rows = items.map(({ QuestionId, Seq, Answer: answer }) => ({
        schoolId,
        attemptId,
        unitId: QuestionId,
        seq: Seq,
        answer,
      }))
      const newest = new Map(
        rows.toSorted((one, other) => one.seq - other.seq).map((row) => [row.unitId, row]),
      )
      const noted = db.$with('noted').as(
        db
          .insert(examAnswerEvent)
          .values(rows.map((row) => ({ ...row, id: newId(at.getTime()), epoch, at })))
          .returning({ id: examAnswerEvent.id }),
      )
      const taken = await db
        .with(noted)
        .insert(examAnswer)
        .values([...newest.values()].map((row) => ({ ...row, savedAt: at })))
        .onConflictDoUpdate({
          target: [examAnswer.schoolId, examAnswer.attemptId, examAnswer.unitId],
          set: {
            seq: sql`excluded.seq`,
            answer: sql`excluded.answer`,
            savedAt: sql`excluded.saved_at`,
          },
          setWhere: lt(examAnswer.seq, sql`excluded.seq`),
        })
        .returning({ QuestionId: examAnswer.unitId, Seq: examAnswer.seq })
      return taken.length === newest.size ? taken : this.stored(attemptId, [...newest.keys()])
    },
    /** The numbers that are stored of some questions. */
    async stored(attemptId: string, unitIds: readonly string[]): Promise<StoredSeq[]> {
      if (unitIds.length === 0) return []
      return db
        .select({ QuestionId: examAnswer.unitId, Seq: examAnswer.seq })
        .from(examAnswer)
        .where(and(inAttempt(attemptId), inArray(examAnswer.unitId, [...unitIds])))
    },
    /** Keeps answers that came too late; the same once more is kept once. */
    async keepLate(attemptId: string, items: readonly AnswerItem[], receivedAt: Date) {
      if (items.length === 0) return
      await db
        .insert(examLateAnswer)
        .values(
          items.map(({ QuestionId, Seq, Answer: answer }) => ({
            schoolId,
            id: newId(receivedAt.getTime()),
            attemptId,
            unitId: QuestionId,
            seq: Seq,
            answer,
            receivedAt,
            state: 'waiting' as const,
          })),
        )
        .onConflictDoNothing()
    },
    async late(attemptIds: readonly string[]): Promise<LateRow[]> {
      if (attemptIds.length === 0) return []
      return db.select().from(examLateAnswer).where(lateOf(attemptIds))
    },
    async decide(ids: readonly string[], set: Partial<LateRow>): Promise<void> {
      await db
        .update(examLateAnswer)
        .set(set)
        .where(and(eq(examLateAnswer.schoolId, schoolId), inArray(examLateAnswer.id, [...ids])))
    },
    async addScore(row: Omit<ScoreRow, 'schoolId'>): Promise<void> {
      await db.insert(examScore).values({ ...row, schoolId })
    },
    /** Every version of an attempt's score, the first first. */
    scores: (attemptId: string): Promise<ScoreRow[]> =>
      db
        .select()
        .from(examScore)
        .where(and(eq(examScore.schoolId, schoolId), eq(examScore.attemptId, attemptId)))
        .orderBy(examScore.version),
  }
}
