import { and, asc, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { listView } from './people-tables.ts'

/** The views of lists that people of a school keep. */
export const viewStore = ({ db, school: { id: schoolId } }: TenantContext, personId: string) => {
  const own = and(eq(listView.schoolId, schoolId), eq(listView.personId, personId))
  return {
    of: (list: string) =>
      db
        .select()
        .from(listView)
        .where(and(own, eq(listView.list, list)))
        .orderBy(asc(listView.name)),
    /** Answers the id under which it is kept. */
    async keep(row: { id: string; list: string; name: string; query: string; at: Date }) {
      const [kept] = await db
        .insert(listView)
        .values({ ...row, schoolId, personId })
        .onConflictDoUpdate({
          target: [listView.schoolId, listView.personId, listView.list, listView.name],
          set: { query: row.query, at: row.at },
        })
        .returning({ id: listView.id })
      return kept?.id ?? row.id
    },
    async remove(id: string): Promise<boolean> {
      const gone = await db
        .delete(listView)
        .where(and(own, eq(listView.id, id)))
        .returning({ id: listView.id })
      return gone.length > 0
    },
  }
}
