import { and, desc, eq, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { question, questionTag, questionUse, questionVersion } from '../versions/tables.ts'

export type QuestionRow = typeof question.$inferSelect
export type VersionRow = typeof questionVersion.$inferSelect
export type UseRow = typeof questionUse.$inferSelect
export type Tag = { readonly vocabulary: number; readonly code: string }

/** The questions of the visited school, one at a time. */
export const questionStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(question.schoolId, schoolId), eq(question.id, id))
  const versionsOf = (id: string) =>
    and(eq(questionVersion.schoolId, schoolId), eq(questionVersion.questionId, id))
  const tagsOf = (id: string) =>
    and(eq(questionTag.schoolId, schoolId), eq(questionTag.questionId, id))
  const usesOf = (id: string) =>
    and(eq(questionUse.schoolId, schoolId), eq(questionUse.questionId, id))
  return {
    async find(id: string): Promise<QuestionRow | undefined> {
      return (await db.select().from(question).where(one(id)))[0]
    },
    /** A question, its row held until the call ends. */
    async lock(id: string): Promise<QuestionRow | undefined> {
      return (await db.select().from(question).where(one(id)).for('update'))[0]
    },
    async add(row: Omit<QuestionRow, 'schoolId'>): Promise<void> {
      await db.insert(question).values({ ...row, schoolId })
    },
    async change(id: string, set: Partial<QuestionRow>): Promise<void> {
      await db.update(question).set(set).where(one(id))
    },
    /** Takes away a question that was never approved. */
    async remove(id: string): Promise<void> {
      await db.delete(questionTag).where(tagsOf(id))
      await db.delete(question).where(one(id))
    },
    async addVersion(row: Omit<VersionRow, 'schoolId'>): Promise<void> {
      await db.insert(questionVersion).values({ ...row, schoolId })
    },
    /** The newest first. */
    versions: (id: string): Promise<VersionRow[]> =>
      db.select().from(questionVersion).where(versionsOf(id)).orderBy(desc(questionVersion.no)),
    async version(id: string, no: number): Promise<VersionRow | undefined> {
      const where = and(versionsOf(id), eq(questionVersion.no, no))
      return (await db.select().from(questionVersion).where(where))[0]
    },
    async retag(id: string, tags: readonly Tag[]): Promise<void> {
      await db.delete(questionTag).where(tagsOf(id))
      if (tags.length > 0)
        await db
          .insert(questionTag)
          .values(tags.map((tag) => ({ schoolId, questionId: id, ...tag })))
          .onConflictDoNothing()
    },
    uses: (id: string): Promise<UseRow[]> =>
      db.select().from(questionUse).where(usesOf(id)).orderBy(desc(questionUse.at)).limit(100),
    /** How many questions each word of a vocabulary is kept by. */
    tagUses: (vocabulary: number): Promise<{ code: string; uses: number }[]> =>
      db
        .select({ code: questionTag.code, uses: sql<number>`count(*)::int` })
        .from(questionTag)
        .where(and(eq(questionTag.schoolId, schoolId), eq(questionTag.vocabulary, vocabulary)))
        .groupBy(questionTag.code),
  }
}
