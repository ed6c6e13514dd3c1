import { and, desc, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { term } from './tables.ts'

export type TermRow = typeof term.$inferSelect

/** The terms of the visited school. */
export const termStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(term.schoolId, schoolId), eq(term.id, id))
  return {
    all: (): Promise<TermRow[]> =>
      db.select().from(term).where(eq(term.schoolId, schoolId)).orderBy(desc(term.startDay)),
    /** The same, no other hand on them until the call ends: their days must not overlap. */
    lock: (): Promise<TermRow[]> =>
      db
        .select()
        .from(term)
        .where(eq(term.schoolId, schoolId))
        .orderBy(desc(term.startDay))
        .for('update'),
    async find(id: string): Promise<TermRow | undefined> {
      return (await db.select().from(term).where(one(id)))[0]
    },
    /** A term that will not go while the call lasts. */
    async lean(id: string): Promise<TermRow | undefined> {
      return (await db.select().from(term).where(one(id)).for('share'))[0]
    },
    async add(row: Omit<typeof term.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(term).values({ ...row, schoolId })
    },
    async change(id: string, set: Partial<TermRow>): Promise<void> {
      await db.update(term).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(term).where(one(id))
    },
  }
}
