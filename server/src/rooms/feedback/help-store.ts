import { and, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { helpArticle } from './tables.ts'

export type HelpRow = typeof helpArticle.$inferSelect

/** What a school made of its help. */
export const helpStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (key: string) => and(eq(helpArticle.schoolId, schoolId), eq(helpArticle.key, key))
  return {
    all: (): Promise<HelpRow[]> =>
      db.select().from(helpArticle).where(eq(helpArticle.schoolId, schoolId)),
    /** Holds the help of the school until the call ends: changes to one article go one after another. */
    async lock(key: string): Promise<HelpRow | undefined> {
      return (await db.select().from(helpArticle).where(one(key)).for('update'))[0]
    },
    /** Adds an article; false where there is one meanwhile. */
    async add(row: Omit<HelpRow, 'schoolId'>): Promise<boolean> {
      const inserted = await db
        .insert(helpArticle)
        .values({ schoolId, ...row })
        .onConflictDoNothing()
        .returning({ key: helpArticle.key })
      return inserted.length > 0
    },
    async change({ key, ...set }: Omit<HelpRow, 'schoolId'>): Promise<void> {
      await db.update(helpArticle).set(set).where(one(key))
    },
    async remove(key: string): Promise<void> {
      await db.delete(helpArticle).where(one(key))
    },
  }
}
