import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { questionHold } from './tables.ts'

const portion = 500

/** Which questions of the visited school are held from practice, and by what. */
export const holdStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const by = (heldBy: string) =>
    and(eq(questionHold.schoolId, schoolId), eq(questionHold.heldBy, heldBy))
  return {
    /** Holds some questions for something, and no others for it. */
    async lock(
      { heldBy, name, at }: { readonly heldBy: string; readonly name: string; readonly at: Date },
      questionIds: readonly string[],
    ): Promise<void> {
      await db.delete(questionHold).where(by(heldBy))
      const rows = [...new Set(questionIds)].map((questionId) => ({
        schoolId,
        questionId,
        heldBy,
        name,
        since: at,
      }))
      for (let from = 0; from < rows.length; from += portion)
        await db.insert(questionHold).values(rows.slice(from, from + portion))
    },
    /** What it held may be practised again, where nothing else holds it. */
    async end(heldBy: string): Promise<void> {
      await db.delete(questionHold).where(by(heldBy))
    },
    /** Which of some questions are held; `except` names what does not count. */
    async among(questionIds: readonly string[], except?: string): Promise<ReadonlySet<string>> {
      if (questionIds.length === 0) return new Set()
      const rows = await db
        .selectDistinct({ id: questionHold.questionId })
        .from(questionHold)
        .where(
          and(
            eq(questionHold.schoolId, schoolId),
            inArray(questionHold.questionId, [...new Set(questionIds)]),
            except === undefined ? undefined : ne(questionHold.heldBy, except),
          ),
        )
      return new Set(rows.map(({ id }) => id))
    },
    /** The names of what holds a question, the first first. */
    async holders(questionId: string): Promise<string[]> {
      const rows = await db
        .select({ name: questionHold.name })
        .from(questionHold)
        .where(and(eq(questionHold.schoolId, schoolId), eq(questionHold.questionId, questionId)))
        .orderBy(asc(questionHold.since), asc(questionHold.heldBy))
      return rows.map(({ name }) => name)
    },
  }
}
