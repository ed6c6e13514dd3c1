import { and, count, desc, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { contestTemplate } from '../contests/preparation-tables.ts'

export type TemplateRow = typeof contestTemplate.$inferSelect

/** The templates of contests that a school keeps. */
export const templateStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(contestTemplate.schoolId, schoolId)
  return {
    list: (): Promise<TemplateRow[]> =>
      db
        .select()
        .from(contestTemplate)
        .where(own)
        .orderBy(desc(contestTemplate.savedAt), desc(contestTemplate.id)),
    async find(id: string): Promise<TemplateRow | undefined> {
      return (
        await db
          .select()
          .from(contestTemplate)
          .where(and(own, eq(contestTemplate.id, id)))
      )[0]
    },
    async isNamed(name: string): Promise<boolean> {
      const [row] = await db
        .select({ n: count() })
        .from(contestTemplate)
        .where(and(own, eq(contestTemplate.name, name)))
      return (row?.n ?? 0) > 0
    },
    count: (): Promise<number> => db.$count(contestTemplate, own),
    async add(row: Omit<TemplateRow, 'schoolId'>): Promise<void> {
      await db.insert(contestTemplate).values({ ...row, schoolId })
    },
    async remove(id: string): Promise<void> {
      await db.delete(contestTemplate).where(and(own, eq(contestTemplate.id, id)))
    },
  }
}
