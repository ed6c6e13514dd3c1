import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Answer } from '@xinglin/contract/questions'
import { idOf, newId } from '#platform/ids'
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

/** A change of an answer as it is kept. */
export type AnswerChange = {
  readonly attemptId: string
  readonly unitId: string
  readonly seq: number
  readonly answer: Answer
  readonly epoch: number
  readonly at: Date
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
    /** The answers of each of some attempts. */
    async answersOf(
      attemptIds: readonly string[],
    ): Promise<ReadonlyMap<string, readonly AnswerRow[]>> {
      const some = sql`${examAnswer.attemptId} = any(${sql.param(attemptIds)}::uuid[])`
      const rows = await db
        .select()
        .from(examAnswer)
        .where(and(eq(examAnswer.schoolId, schoolId), some))
      return Map.groupBy(rows, ({ attemptId }) => attemptId)
    },
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
    /** Takes changes of the answers of one attempt, as `takeAll` does; answers the numbers that are stored of them. */
    async take(
      attemptId: string,
      items: readonly AnswerItem[],
      { epoch, at }: { readonly epoch: number; readonly at: Date },
    ): Promise<readonly StoredSeq[]> {
      const stored = await this.takeAll(
        items.map(({ QuestionId: unitId, Seq: seq, Answer: answer }) => ({
          attemptId,
          unitId,
          seq,
          answer,
          epoch,
          at,
        })),
      )
      return [...(stored.get(attemptId) ?? [])].map(([QuestionId, Seq]) => ({ QuestionId, Seq }))
    },
    /**
     * Takes changes of answers: of each question that with the highest number stays, in whatever order they come. Answers the
     * numbers that are stored of them, by attempt and question; one round trip where none of them came late.
     */
    async takeAll(
      changes: readonly AnswerChange[],
    ): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
      if (changes.length === 0) return new Map()
      // What a browser sends again, as it heard no answer, is the change that it was.
      const events = changes.map((one) => ({
        ...one,
        id: idOf([one.attemptId, one.unitId, one.seq, one.epoch, one.answer]),
      }))
      const newest = new Map(
        changes
          .toSorted((one, other) => one.seq - other.seq)
          .map((one) => [`${one.attemptId} ${one.unitId}`, one]),
      )
      // In one order, so that two who save the same answers wait for each other and not in a circle.
      const answers = [...newest].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
      const { rows } = await db.execute<{ attempt: string; unit: string; seq: number }>(sql`
        with noted as (
          insert into ${examAnswerEvent} (school_id, id, attempt_id, unit_id, seq, epoch, answer, at)
          select ${schoolId}::uuid, id, "attemptId", "unitId", seq, epoch, answer, at
          from json_to_recordset(${JSON.stringify(events)}::json)
            as event (id uuid, "attemptId" uuid, "unitId" uuid, seq int, epoch int, answer jsonb, at timestamptz)
          order by id
          on conflict do nothing)
        insert into ${examAnswer} as had (school_id, attempt_id, unit_id, seq, answer, saved_at)
        select ${schoolId}::uuid, "attemptId", "unitId", seq, answer, at
        from json_to_recordset(${JSON.stringify(answers)}::json)
          as change ("attemptId" uuid, "unitId" uuid, seq int, answer jsonb, at timestamptz)
        on conflict (school_id, attempt_id, unit_id)
          do update set seq = excluded.seq, answer = excluded.answer, saved_at = excluded.saved_at
          where had.seq < excluded.seq
        returning attempt_id as attempt, unit_id as unit, seq`)
      const stored = new Map<string, Map<string, number>>()
      const note = (attemptId: string, unitId: string, seq: number) => {
        const own = stored.get(attemptId) ?? new Map<string, number>()
        stored.set(attemptId, own.set(unitId, seq))
      }
      for (const { attempt, unit, seq } of rows) note(attempt, unit, seq)
      const late = answers.filter(
        ({ attemptId, unitId }) => stored.get(attemptId)?.get(unitId) === undefined,
      )
      for (const attemptId of new Set(late.map((one) => one.attemptId)))
        for (const { QuestionId, Seq } of await this.stored(
          attemptId,
          late.flatMap((one) => (one.attemptId === attemptId ? [one.unitId] : [])),
        ))
          note(attemptId, QuestionId, Seq)
      return stored
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
