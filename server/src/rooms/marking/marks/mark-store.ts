import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Criterion } from '@xinglin/contract/marking'
import type { TenantContext } from '#platform/visit'
import { workMark, workRubric } from '../works/tables.ts'

export type MarkRow = typeof workMark.$inferSelect
export type NewMark = Omit<MarkRow, 'schoolId'>

/** What markers say of works, and what they mark them by. */
export const markStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const ofWork = (workId: string) =>
    and(eq(workMark.schoolId, schoolId), eq(workMark.workId, workId))
  return {
    /** The marks of all versions of a work, in the order in which they were kept. */
    ofWork: (workId: string): Promise<MarkRow[]> =>
      db.select().from(workMark).where(ofWork(workId)).orderBy(asc(workMark.keptAt)),
    ofVersion: (workId: string, version: number): Promise<MarkRow[]> =>
      db
        .select()
        .from(workMark)
        .where(and(ofWork(workId), eq(workMark.version, version)))
        .orderBy(asc(workMark.keptAt)),
    /** The marks of all versions of some works. */
    async ofWorks(workIds: readonly string[]): Promise<MarkRow[]> {
      if (workIds.length === 0) return []
      return db
        .select()
        .from(workMark)
        .where(and(eq(workMark.schoolId, schoolId), inArray(workMark.workId, [...workIds])))
    },
    /** Of some works the marks that are kept and not decided. */
    async begun(workIds: readonly string[]): Promise<MarkRow[]> {
      if (workIds.length === 0) return []
      return db
        .select()
        .from(workMark)
        .where(
          and(
            eq(workMark.schoolId, schoolId),
            inArray(workMark.workId, [...workIds]),
            isNull(workMark.decidedAt),
          ),
        )
    },
    async keep(row: NewMark): Promise<void> {
      await db
        .insert(workMark)
        .values({ schoolId, ...row })
        .onConflictDoUpdate({
          target: [workMark.schoolId, workMark.workId, workMark.version, workMark.markerId],
          set: row,
        })
    },
    async rubric(itemId: string): Promise<readonly Criterion[] | undefined> {
      const [row] = await db
        .select()
        .from(workRubric)
        .where(and(eq(workRubric.schoolId, schoolId), eq(workRubric.itemId, itemId)))
      return row?.criteria
    },
    /** The rubrics that were set of some items, by item. */
    async rubrics(itemIds: readonly string[]): Promise<Map<string, readonly Criterion[]>> {
      if (itemIds.length === 0) return new Map()
      const rows = await db
        .select()
        .from(workRubric)
        .where(and(eq(workRubric.schoolId, schoolId), inArray(workRubric.itemId, [...itemIds])))
      return new Map(rows.map(({ itemId, criteria }) => [itemId, criteria]))
    },
    async keepRubric(
      row: Pick<typeof workRubric.$inferInsert, 'itemId' | 'criteria' | 'changedAt'>,
    ): Promise<void> {
      const { criteria, changedAt } = row
      await db
        .insert(workRubric)
        .values({ schoolId, ...row })
        .onConflictDoUpdate({
          target: [workRubric.schoolId, workRubric.itemId],
          set: { criteria, changedAt },
        })
    },
  }
}
