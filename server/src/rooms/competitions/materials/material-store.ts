import { and, asc, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { contestMaterial } from '../contests/preparation-tables.ts'

export type MaterialRow = typeof contestMaterial.$inferSelect

/** The materials of the contests that a school holds. */
export const materialStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) =>
    and(eq(contestMaterial.schoolId, schoolId), eq(contestMaterial.id, id))
  return {
    list: (contestId: string): Promise<MaterialRow[]> =>
      db
        .select()
        .from(contestMaterial)
        .where(
          and(eq(contestMaterial.schoolId, schoolId), eq(contestMaterial.contestId, contestId)),
        )
        .orderBy(asc(contestMaterial.createdAt), asc(contestMaterial.id)),
    async find(id: string): Promise<MaterialRow | undefined> {
      return (await db.select().from(contestMaterial).where(one(id)))[0]
    },
    async add(row: Omit<MaterialRow, 'schoolId'>): Promise<void> {
      await db.insert(contestMaterial).values({ ...row, schoolId })
    },
    async change(id: string, set: Partial<MaterialRow>): Promise<void> {
      await db.update(contestMaterial).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(contestMaterial).where(one(id))
    },
  }
}
