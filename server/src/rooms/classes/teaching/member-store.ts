import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { classGroup, classMember, classStaff } from './tables.ts'

export type MemberRow = typeof classMember.$inferSelect
export type GroupRow = typeof classGroup.$inferSelect
export type StaffRow = typeof classStaff.$inferSelect

/** Who belongs to the 教学班 of the visited school: students, groups, staff. */
export const memberStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const inClass = (classId: string) =>
    and(eq(classMember.schoolId, schoolId), eq(classMember.classId, classId))
  const groupsOf = (classId: string) =>
    and(eq(classGroup.schoolId, schoolId), eq(classGroup.classId, classId))
  const staffOf = (classId: string) =>
    and(eq(classStaff.schoolId, schoolId), eq(classStaff.classId, classId))
  return {
    students: (classId: string): Promise<MemberRow[]> =>
      db.select().from(classMember).where(inClass(classId)),
    count: (classId: string): Promise<number> => db.$count(classMember, inClass(classId)),
    async find(classId: string, personId: string): Promise<MemberRow | undefined> {
      const where = and(inClass(classId), eq(classMember.personId, personId))
      return (await db.select().from(classMember).where(where))[0]
    },
    /** The classes that somebody studies in. */
    async studiedBy(personId: string): Promise<string[]> {
      const rows = await db
        .select({ id: classMember.classId })
        .from(classMember)
        .where(and(eq(classMember.schoolId, schoolId), eq(classMember.personId, personId)))
      return rows.map((row) => row.id)
    },
    /** Takes people in; those who are in it already stay as they are. */
    async add(
      classId: string,
      personIds: readonly string[],
      { way, at }: { readonly way: MemberRow['way']; readonly at: Date },
    ): Promise<void> {
      if (personIds.length === 0) return
      await db
        .insert(classMember)
        .values(personIds.map((personId) => ({ schoolId, classId, personId, way, joinedAt: at })))
        .onConflictDoNothing()
    },
    async drop(classId: string, personIds: readonly string[]): Promise<void> {
      if (personIds.length === 0) return
      await db
        .delete(classMember)
        .where(and(inClass(classId), inArray(classMember.personId, [...personIds])))
    },
    async assign(
      classId: string,
      personIds: readonly string[],
      groupId: string | null,
    ): Promise<void> {
      if (personIds.length === 0) return
      await db
        .update(classMember)
        .set({ groupId })
        .where(and(inClass(classId), inArray(classMember.personId, [...personIds])))
    },
    groups: (classId: string): Promise<GroupRow[]> =>
      db
        .select()
        .from(classGroup)
        .where(groupsOf(classId))
        .orderBy(asc(classGroup.sort), asc(classGroup.id)),
    /** How many students each group of a class has. */
    async groupSizes(classId: string): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .select({ id: classMember.groupId, n: sql<number>`count(*)::int` })
        .from(classMember)
        .where(inClass(classId))
        .groupBy(classMember.groupId)
      return new Map(rows.flatMap(({ id, n }) => (id === null ? [] : [[id, n] as const])))
    },
    /** Puts other groups in place of a class's; students of those that are gone have none. */
    async regroup(
      classId: string,
      groups: readonly { readonly id: string; readonly name: string }[],
    ): Promise<void> {
      await db.delete(classGroup).where(groupsOf(classId))
      if (groups.length > 0)
        await db
          .insert(classGroup)
          .values(groups.map((group, sort) => ({ schoolId, classId, sort, ...group })))
      const kept = groups.map(({ id }) => id)
      const gone =
        kept.length === 0
          ? sql`${classMember.groupId} is not null`
          : sql`${classMember.groupId} <> all(${`{${kept.join(',')}}`}::uuid[])`
      await db
        .update(classMember)
        .set({ groupId: null })
        .where(and(inClass(classId), gone))
    },
    staff: (classId: string): Promise<StaffRow[]> =>
      db
        .select()
        .from(classStaff)
        .where(staffOf(classId))
        .orderBy(desc(classStaff.post), asc(classStaff.personId)),
    /** Everybody who teaches or assists in some classes. */
    staffOfClasses: (classIds: readonly string[]): Promise<StaffRow[]> =>
      db
        .select()
        .from(classStaff)
        .where(and(eq(classStaff.schoolId, schoolId), inArray(classStaff.classId, [...classIds]))),
    async staffOfAll(classIds: readonly string[], personId: string): Promise<StaffRow[]> {
      if (classIds.length === 0) return []
      return db
        .select()
        .from(classStaff)
        .where(
          and(
            eq(classStaff.schoolId, schoolId),
            eq(classStaff.personId, personId),
            inArray(classStaff.classId, [...classIds]),
          ),
        )
    },
    /** Puts other staff in place of a class's. */
    async restaff(
      classId: string,
      staff: readonly Omit<StaffRow, 'schoolId' | 'classId'>[],
    ): Promise<void> {
      await db.delete(classStaff).where(staffOf(classId))
      if (staff.length > 0)
        await db.insert(classStaff).values(staff.map((one) => ({ schoolId, classId, ...one })))
    },
  }
}
