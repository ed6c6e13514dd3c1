import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { newId } from '#platform/ids'
import type { Visit } from '#platform/visit'
import { dictionaryItem } from './tables.ts'
import { usualItems } from './usual.ts'

export type ItemRow = typeof dictionaryItem.$inferSelect

/** The dictionaries of the visited school; one that was never touched begins with the usual entries. */
export const itemStore = ({ db, school: { id: schoolId } }: Visit) => {
  const ofType = (type: number) =>
    and(eq(dictionaryItem.schoolId, schoolId), eq(dictionaryItem.type, type))
  const read = (type: number): Promise<ItemRow[]> =>
    db
      .select()
      .from(dictionaryItem)
      .where(ofType(type))
      .orderBy(asc(dictionaryItem.sort), asc(dictionaryItem.code))
  return {
    async list(type: number): Promise<ItemRow[]> {
      const rows = await read(type)
      const usual = usualItems[type] ?? []
      if (rows.length > 0 || usual.length === 0) return rows
      await db
        .insert(dictionaryItem)
        .values(usual.map((one, sort) => ({ schoolId, id: newId(), type, sort, ...one })))
        .onConflictDoNothing()
      return read(type)
    },
    async find(id: string): Promise<ItemRow | undefined> {
      const where = and(eq(dictionaryItem.schoolId, schoolId), eq(dictionaryItem.id, id))
      return (await db.select().from(dictionaryItem).where(where))[0]
    },
    async hasCode(type: number, code: string, butId: string): Promise<boolean> {
      const rows = await db
        .select({ id: dictionaryItem.id })
        .from(dictionaryItem)
        .where(and(ofType(type), eq(dictionaryItem.code, code)))
      return rows.some((row) => row.id !== butId)
    },
    async write(row: Omit<ItemRow, 'schoolId'>): Promise<void> {
      const { code, name, enabled } = row
      await db
        .insert(dictionaryItem)
        .values({ schoolId, ...row })
        .onConflictDoUpdate({
          target: [dictionaryItem.schoolId, dictionaryItem.id],
          set: { code, name, enabled },
        })
    },
    async arrange(type: number, ids: readonly string[]): Promise<void> {
      const place = sql`array_position(array[${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )}], ${dictionaryItem.id})`
      await db
        .update(dictionaryItem)
        .set({ sort: place })
        .where(and(ofType(type), inArray(dictionaryItem.id, [...ids])))
    },
    async remove(id: string): Promise<ItemRow | undefined> {
      const where = and(eq(dictionaryItem.schoolId, schoolId), eq(dictionaryItem.id, id))
      return (await db.delete(dictionaryItem).where(where).returning())[0]
    },
  }
}
