import { and, eq, inArray } from 'drizzle-orm'
import type { QuestionContent, QuestionForm } from '@xinglin/contract/questions'
import { insertRows } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import type { DrawnSection } from '../papers/frozen-paper.ts'
import { examQuestionInstance } from './tables.ts'

/** An attempt's paper, and what its questions say to whoever sits it. */
type DrawnAttempt = {
  readonly id: string
  readonly sections: readonly DrawnSection[]
  readonly forms: ReadonlyMap<string, QuestionForm>
}

/** The computed questions of attempts, as each was drawn. */
export const instanceStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async add(attempts: readonly DrawnAttempt[]): Promise<void> {
    const rows = attempts.flatMap(({ id: attemptId, sections, forms }) =>
      sections.flatMap(({ questions }) =>
        questions.flatMap(({ type, versionId }) => {
          const content = forms.get(versionId)?.Content
          return type === 'computed' && content ? [{ schoolId, attemptId, versionId, content }] : []
        }),
      ),
    )
    await insertRows(db, examQuestionInstance, rows, examQuestionInstance.versionId)
  },

  /** What each says, by its version. */
  async of(attemptId: string): Promise<ReadonlyMap<string, QuestionContent>> {
    const rows = await db
      .select({ versionId: examQuestionInstance.versionId, content: examQuestionInstance.content })
      .from(examQuestionInstance)
      .where(
        and(
          eq(examQuestionInstance.schoolId, schoolId),
          eq(examQuestionInstance.attemptId, attemptId),
        ),
      )
    return new Map(rows.map(({ versionId, content }) => [versionId, content]))
  },

  /** What a version says in some attempts, by attempt. */
  async ofVersion(
    versionId: string,
    attemptIds: readonly string[],
  ): Promise<ReadonlyMap<string, QuestionContent>> {
    if (attemptIds.length === 0) return new Map()
    const rows = await db
      .select({ attemptId: examQuestionInstance.attemptId, content: examQuestionInstance.content })
      .from(examQuestionInstance)
      .where(
        and(
          eq(examQuestionInstance.schoolId, schoolId),
          eq(examQuestionInstance.versionId, versionId),
          inArray(examQuestionInstance.attemptId, [...attemptIds]),
        ),
      )
    return new Map(rows.map(({ attemptId, content }) => [attemptId, content]))
  },
})
