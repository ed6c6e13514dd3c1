import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { dictionaryItem } from './tables.ts'
import { defaultOf } from './default-items.ts'
import type { UsualItem } from './default-lists.ts'

export type ItemRow = typeof dictionaryItem.$inferSelect

const rowsOf = (
  usual: readonly UsualItem[],
  about: { schoolId: string; type: number },
  parentId: string | null = null,
): ItemRow[] =>
  usual.flatMap(({ code, name, figures, children }, sort) => {
    const row = { ...about, id: newId(), parentId, code, name, sort, enabled: true }
    return [{ ...row, figures: figures ?? {} }, ...rowsOf(children ?? [], about, row.id)]
  })

/** The vocabularies of the visited school; one that was never touched begins with the usual entries. */
export const itemStore = ({ db, school: { id: schoolId }, at }: TenantContext & { at: Date }) => {
  const ofType = (type: number) =>
    and(eq(dictionaryItem.schoolId, schoolId), eq(dictionaryItem.type, type))
  const own = (id: string) => and(eq(dictionaryItem.schoolId, schoolId), eq(dictionaryItem.id, id))
  const read = (type: number): Promise<ItemRow[]> =>
    db
      .select()
      .from(dictionaryItem)
      .where(ofType(type))
      .orderBy(asc(dictionaryItem.sort), asc(dictionaryItem.code))
  return {
    /** Every entry, siblings in order. */
    async list(type: number): Promise<ItemRow[]> {
      const rows = await read(type)
      const usual = defaultOf(type, at)
      if (rows.length > 0 || usual.length === 0) return rows
      // Whoever comes second waits here and finds them: two trees under the same codes would tear each other apart.
      await this.alone(type)
      const meanwhile = await read(type)
      if (meanwhile.length > 0) return meanwhile
      await db.insert(dictionaryItem).values(rowsOf(usual, { schoolId, type }))
      return read(type)
    },
    /** Lets nobody else change this vocabulary until the transaction ends. */
    async alone(type: number): Promise<void> {
      const what = `dictionary ${schoolId} ${type}`
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`)
    },
    /** Reads an entry and keeps everybody else from changing it until the transaction ends. */
    async lock(id: string): Promise<ItemRow | undefined> {
      return (await db.select().from(dictionaryItem).where(own(id)).for('update'))[0]
    },
    /** Finds an enabled entry by its code, and keeps it from being deleted until the transaction ends. */
    async share(type: number, code: string): Promise<ItemRow | undefined> {
      const where = and(
        ofType(type),
        eq(dictionaryItem.code, code),
        eq(dictionaryItem.enabled, true),
      )
      return (await db.select().from(dictionaryItem).where(where).for('share'))[0]
    },
    async write(row: Omit<ItemRow, 'schoolId'>): Promise<void> {
      const { parentId, code, name, figures, enabled } = row
      await db
        .insert(dictionaryItem)
        .values({ schoolId, ...row })
        .onConflictDoUpdate({
          target: [dictionaryItem.schoolId, dictionaryItem.id],
          set: { parentId, code, name, figures, enabled },
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
    async remove(id: string): Promise<void> {
      await db.delete(dictionaryItem).where(own(id))
    },
  }
}
