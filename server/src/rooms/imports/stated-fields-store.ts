import { and, eq, inArray, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import type { StatedFields } from './difference.ts'
import { importedPerson } from './tables.ts'

/** What the last sheets said of people of the visited school. */
export const statedFieldsStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const among = (ids: readonly string[]) =>
    and(eq(importedPerson.schoolId, schoolId), inArray(importedPerson.personId, [...ids]))
  return {
    async of(ids: readonly string[]): Promise<ReadonlyMap<string, StatedFields>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ id: importedPerson.personId, stated: importedPerson.stated })
        .from(importedPerson)
        .where(among(ids))
      return new Map(rows.map(({ id, stated }) => [id, stated]))
    },
    /** Keeps what a sheet says; what the one before said is kept beside it. */
    async write(
      all: readonly { readonly id: string; readonly stated: StatedFields }[],
    ): Promise<void> {
      if (all.length === 0) return
      await db.execute(sql`
        insert into ${importedPerson} (school_id, person_id, said)
        select ${schoolId}::uuid, r.id, r.stated
        from json_to_recordset(${JSON.stringify(all)}::json) as r (id uuid, stated jsonb)
        on conflict (school_id, person_id)
        do update set said = excluded.said, said_before = ${importedPerson.stated}`)
    },
    /** What the sheet before said holds again. */
    async takeBack(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      await db
        .delete(importedPerson)
        .where(and(among(ids), sql`${importedPerson.saidBefore} is null`))
      await db
        .update(importedPerson)
        .set({ stated: sql`${importedPerson.saidBefore}`, saidBefore: null })
        .where(among(ids))
    },
  }
}
