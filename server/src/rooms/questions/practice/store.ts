import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { formForReader } from '../content/computed-content.ts'
import { questionVersion } from '../versions/tables.ts'
import { computedForm } from './computed-questions.ts'
import { practiceAnswer, practiceRound, type DrawnQuestion } from './tables.ts'

export type RoundRow = typeof practiceRound.$inferSelect
export type AnswerRow = typeof practiceAnswer.$inferSelect

/** The rounds of practice of one person. */
export const practiceStore = (
  { db, school: { id: schoolId } }: TenantContext,
  personId: string,
) => {
  const own = and(eq(practiceRound.schoolId, schoolId), eq(practiceRound.personId, personId))
  const one = (id: string) => and(own, eq(practiceRound.id, id))
  return {
    async find(id: string): Promise<RoundRow | undefined> {
      return (await db.select().from(practiceRound).where(one(id)))[0]
    },
    /** A round, its row held until the call ends. */
    async lock(id: string): Promise<RoundRow | undefined> {
      return (await db.select().from(practiceRound).where(one(id)).for('update'))[0]
    },
    list: (page: number, size: number): Promise<RoundRow[]> =>
      db
        .select()
        .from(practiceRound)
        .where(own)
        .orderBy(desc(practiceRound.beganAt), desc(practiceRound.id))
        .limit(size)
        .offset((page - 1) * size),
    count: (): Promise<number> => countListed(db, practiceRound, own),
    /** The newest that are not finished. */
    open: (most: number): Promise<RoundRow[]> =>
      db
        .select()
        .from(practiceRound)
        .where(and(own, isNull(practiceRound.endedAt)))
        .orderBy(desc(practiceRound.beganAt))
        .limit(most),
    async add(row: Omit<RoundRow, 'schoolId' | 'personId'>): Promise<void> {
      // An id that somebody else's round has makes none: it is not found afterwards.
      await db
        .insert(practiceRound)
        .values({ ...row, schoolId, personId })
        .onConflictDoNothing()
    },
    async change(id: string, set: Partial<RoundRow>): Promise<void> {
      await db.update(practiceRound).set(set).where(one(id))
    },
    /** What versions say, by their ids. */
    async formsOf(ids: readonly string[]) {
      if (ids.length === 0) return new Map<string, typeof questionVersion.$inferSelect.form>()
      const rows = await db
        .select({ id: questionVersion.id, form: questionVersion.form })
        .from(questionVersion)
        .where(
          and(
            eq(questionVersion.schoolId, schoolId),
            inArray(questionVersion.id, [...new Set(ids)]),
          ),
        )
      return new Map(rows.map(({ id, form }) => [id, form]))
    },
    /** What the questions of a round say, by the ids of their versions; computed ones are computed by its seed. */
    async formsIn(questions: readonly DrawnQuestion[], seed: string) {
      const stored = questions.filter(({ computed }) => computed === undefined)
      const forms = await this.formsOf(stored.map(({ versionId }) => versionId))
      for (const one of questions) {
        const stored = forms.get(one.versionId)
        const form =
          computedForm(one) ?? (stored && formForReader(stored, `${seed} ${one.questionId}`))
        if (form) forms.set(one.versionId, form)
      }
      return forms
    },
    answers: (roundId: string): Promise<AnswerRow[]> =>
      db
        .select()
        .from(practiceAnswer)
        .where(and(eq(practiceAnswer.schoolId, schoolId), eq(practiceAnswer.roundId, roundId))),
    /** Whether this person ever answered it before. */
    async hasAnswered(unitId: string): Promise<boolean> {
      const rows = await db
        .select({ id: practiceAnswer.unitId })
        .from(practiceAnswer)
        .where(
          and(
            eq(practiceAnswer.schoolId, schoolId),
            eq(practiceAnswer.personId, personId),
            eq(practiceAnswer.unitId, unitId),
          ),
        )
        .limit(1)
      return rows.length > 0
    },
    async addAnswer(row: Omit<AnswerRow, 'schoolId' | 'personId'>): Promise<void> {
      await db.insert(practiceAnswer).values({ ...row, schoolId, personId })
    },
    async markAnswer(
      roundId: string,
      unitId: string,
      set: Pick<AnswerRow, 'state' | 'tenths'>,
    ): Promise<void> {
      await db
        .update(practiceAnswer)
        .set(set)
        .where(
          and(
            eq(practiceAnswer.schoolId, schoolId),
            eq(practiceAnswer.roundId, roundId),
            eq(practiceAnswer.unitId, unitId),
          ),
        )
    },
  }
}
