import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { QuestionForm } from '@xinglin/contract/questions'
import type { TenantContext } from '#platform/visit'
import type { Wording } from '../content/wording.ts'
import { question, questionVersion, questionWording } from '../versions/tables.ts'

export type WordingRow = Wording & { readonly questionId: string }

/** What questions of the bank say, by the hashes of their wording. */
export const wordingStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async add(rows: readonly WordingRow[]): Promise<void> {
    if (rows.length === 0) return
    await db
      .insert(questionWording)
      .values(rows.map((row) => ({ ...row, schoolId })))
      .onConflictDoUpdate({
        target: [questionWording.schoolId, questionWording.wording, questionWording.questionId],
        set: { key: sql`excluded.key` },
      })
  },
  async remove(questionId: string): Promise<void> {
    await db
      .delete(questionWording)
      .where(
        and(eq(questionWording.schoolId, schoolId), eq(questionWording.questionId, questionId)),
      )
  },
  async sharing(wordings: readonly string[]): Promise<WordingRow[]> {
    if (wordings.length === 0) return []
    return db
      .select({
        wording: questionWording.wording,
        key: questionWording.key,
        questionId: questionWording.questionId,
      })
      .from(questionWording)
      .where(
        and(
          eq(questionWording.schoolId, schoolId),
          inArray(questionWording.wording, [...wordings]),
        ),
      )
  },
  /** Some questions of whose wording nothing is known yet, as they stand. */
  async unknown(most: number): Promise<{ id: string; form: QuestionForm }[]> {
    const rows = await db
      .select({ id: question.id, draft: question.draft, form: questionVersion.form })
      .from(question)
      .leftJoin(
        questionWording,
        and(eq(questionWording.schoolId, schoolId), eq(questionWording.questionId, question.id)),
      )
      .leftJoin(
        questionVersion,
        and(eq(questionVersion.schoolId, schoolId), eq(questionVersion.id, question.versionId)),
      )
      .where(
        and(
          eq(question.schoolId, schoolId),
          isNull(questionWording.questionId),
          or(sql`${question.draft} is not null`, sql`${questionVersion.form} is not null`),
        ),
      )
      .orderBy(asc(question.id))
      .limit(most)
    return rows.flatMap(({ id, draft, form }) => {
      const known = form ?? draft
      return known ? [{ id, form: known }] : []
    })
  },
})
