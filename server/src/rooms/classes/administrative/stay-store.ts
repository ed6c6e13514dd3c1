import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { TenantContext } from '#platform/visit'
import { administrativeClass, classStay } from './tables.ts'

export type StayRow = typeof classStay.$inferSelect

/** Who is in which 行政班 of the visited school, and who was. */
export const stayStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(classStay.schoolId, schoolId)
  const open = and(own, isNull(classStay.untilDay))
  return {
    /** Who is in a class. */
    in: (classId: string): Promise<StayRow[]> =>
      db
        .select()
        .from(classStay)
        .where(and(open, eq(classStay.classId, classId))),
    /** Who is in any of some classes. */
    async inAny(classIds: readonly string[]): Promise<string[]> {
      if (classIds.length === 0) return []
      const rows = await db
        .select({ personId: classStay.personId })
        .from(classStay)
        .where(and(open, inArray(classStay.classId, [...classIds])))
      return rows.map(({ personId }) => personId)
    },
    /** How many are in each of some classes. */
    async sizes(classIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (classIds.length === 0) return new Map()
      const rows = await db
        .select({ id: classStay.classId, count: sql<number>`count(*)::int` })
        .from(classStay)
        .where(and(open, inArray(classStay.classId, [...classIds])))
        .groupBy(classStay.classId)
      return new Map(rows.map(({ id, count }) => [id, count]))
    },
    /** Where some people are. */
    async of(personIds: readonly string[]): Promise<StayRow[]> {
      if (personIds.length === 0) return []
      return db
        .select()
        .from(classStay)
        .where(and(open, inArray(classStay.personId, [...personIds])))
    },
    /** The same, in one order and held until the call ends, so that nobody is moved twice at once. */
    async lock(personIds: readonly string[]): Promise<StayRow[]> {
      if (personIds.length === 0) return []
      return db
        .select()
        .from(classStay)
        .where(and(open, inArray(classStay.personId, [...personIds])))
        .orderBy(classStay.personId)
        .for('update')
    },
    /** Where somebody was, the newest first. */
    history: (personId: string): Promise<StayRow[]> =>
      db
        .select()
        .from(classStay)
        .where(and(own, eq(classStay.personId, personId)))
        .orderBy(desc(classStay.id)),
    /** Who is in a class of a 院系. */
    async ofDepartment(departmentId: string): Promise<string[]> {
      const joined = and(
        eq(administrativeClass.schoolId, classStay.schoolId),
        eq(administrativeClass.id, classStay.classId),
      )
      const rows = await db
        .select({ personId: classStay.personId })
        .from(classStay)
        .innerJoin(administrativeClass, joined)
        .where(and(open, eq(administrativeClass.departmentId, departmentId)))
      return rows.map(({ personId }) => personId)
    },
    /** Takes stays away as if they had never been. */
    async forget(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      await db.delete(classStay).where(and(own, inArray(classStay.id, [...ids])))
    },
    /** Goes on with the newest stay of each person that ended on a day. */
    async reopen(ended: readonly { personId: string; untilDay: string }[]): Promise<void> {
      if (ended.length === 0) return
      await db.execute(sql`
        update ${classStay} stay set until_day = null
        from (
          select distinct on (last.person_id) last.id
          from json_to_recordset(${JSON.stringify(ended)}::json) as r ("personId" uuid, "untilDay" date)
          join ${classStay} last on last.school_id = ${schoolId}::uuid and last.person_id = r."personId"
            and last.until_day = r."untilDay"
          order by last.person_id, last.id desc) as newest
        where stay.school_id = ${schoolId}::uuid and stay.id = newest.id`)
    },
    async had(classId: string): Promise<boolean> {
      const rows = await db
        .select({ id: classStay.id })
        .from(classStay)
        .where(and(own, eq(classStay.classId, classId)))
        .limit(1)
      return rows.length > 0
    },
    /** Begins stays; as one parameter, for a list of the school has thousands. */
    async begin(rows: readonly Omit<typeof classStay.$inferInsert, 'schoolId'>[]): Promise<void> {
      if (rows.length === 0) return
      await db.execute(sql`
        insert into ${classStay} (school_id, id, class_id, person_id, from_day, reason, placed_by)
        select ${schoolId}::uuid, r.id, r."classId", r."personId", r."fromDay", coalesce(r.reason, ''), r."placedBy"
        from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, "classId" uuid, "personId" uuid,
          "fromDay" date, reason text, "placedBy" uuid)`)
    },
    async end(ids: readonly string[], untilDay: string): Promise<void> {
      if (ids.length === 0) return
      await db
        .update(classStay)
        .set({ untilDay })
        .where(and(own, inArray(classStay.id, [...ids])))
    },
  }
}

/** That a person is in a grade (0 for any) and a 行政班 (absent for any) now, as a condition within another query. */
export const isInClass =
  (
    { school: { id: schoolId } }: TenantContext,
    { grade, classId }: { readonly grade: number; readonly classId: string | undefined },
  ) =>
  (personId: PgColumn): SQL =>
    sql`${personId} in (
      select stay.person_id from ${classStay} stay
      join ${administrativeClass} class on class.school_id = stay.school_id and class.id = stay.class_id
      where stay.school_id = ${schoolId}::uuid and stay.until_day is null
        ${classId === undefined ? sql`` : sql`and stay.class_id = ${classId}::uuid`}
        ${grade === 0 ? sql`` : sql`and class.grade = ${grade}`})`
