import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { TenantContext } from '#platform/visit'
import { administrativeClass, classStay } from '../administrative/tables.ts'
import { classGroup, classMember, teachingClass } from '../teaching/tables.ts'
import { classTitle, fullName } from '../names/class-names.ts'

/** What somebody belongs to: a class of either kind, or a group of a 教学班. */
export type MembershipKind = 'administrative' | 'teaching' | 'group'

/** A class or group, as far as whoever gives something to it must know. */
export type Membership = {
  readonly kind: MembershipKind
  readonly id: string
  readonly name: string
  /** The 教学班 that a group is of; the class itself otherwise. */
  readonly classId: string
  readonly archived: boolean
}

/** Which people belong to which classes and groups of the visited school, now. */
export const membershipStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const administrative = () =>
    db
      .select({ row: administrativeClass, personId: classStay.personId })
      .from(classStay)
      .innerJoin(
        administrativeClass,
        and(
          eq(administrativeClass.schoolId, classStay.schoolId),
          eq(administrativeClass.id, classStay.classId),
        ),
      )
  const teaching = () =>
    db
      .select({ row: teachingClass, group: classGroup, personId: classMember.personId })
      .from(classMember)
      .innerJoin(
        teachingClass,
        and(
          eq(teachingClass.schoolId, classMember.schoolId),
          eq(teachingClass.id, classMember.classId),
        ),
      )
      .leftJoin(
        classGroup,
        and(eq(classGroup.schoolId, classMember.schoolId), eq(classGroup.id, classMember.groupId)),
      )
  const ofAdministrative = (row: typeof administrativeClass.$inferSelect): Membership => ({
    kind: 'administrative',
    id: row.id,
    name: fullName(row),
    classId: row.id,
    archived: row.state === 'archived',
  })
  const ofTeaching = (row: typeof teachingClass.$inferSelect): Membership => ({
    kind: 'teaching',
    id: row.id,
    name: classTitle(row),
    classId: row.id,
    archived: row.closed,
  })
  const ofGroup = (
    group: typeof classGroup.$inferSelect,
    row: typeof teachingClass.$inferSelect,
  ): Membership => ({
    kind: 'group',
    id: group.id,
    name: `${classTitle(row)} ${group.name}`,
    classId: row.id,
    archived: row.closed,
  })
  return {
    /** Everything that somebody belongs to. */
    async of(personId: string): Promise<Membership[]> {
      return (await this.ofEach([personId])).get(personId) ?? []
    },
    /** Everything that each of some people belongs to. */
    async ofEach(personIds: readonly string[]): Promise<ReadonlyMap<string, Membership[]>> {
      // One parameter: the same statement for however many.
      const among = (column: PgColumn) => sql`${column} = any(${sql.param(personIds)}::uuid[])`
      const [stays, members] = await Promise.all([
        administrative().where(
          and(
            eq(classStay.schoolId, schoolId),
            among(classStay.personId),
            isNull(classStay.untilDay),
          ),
        ),
        teaching().where(and(eq(classMember.schoolId, schoolId), among(classMember.personId))),
      ])
      const all = [
        ...stays.map(({ row, personId }) => ({ personId, membership: ofAdministrative(row) })),
        ...members.flatMap(({ row, group, personId }) => [
          { personId, membership: ofTeaching(row) },
          ...(group ? [{ personId, membership: ofGroup(group, row) }] : []),
        ]),
      ]
      const byPerson = Map.groupBy(all, ({ personId }) => personId)
      return new Map(
        [...byPerson].map(([id, own]) => [id, own.map(({ membership }) => membership)] as const),
      )
    },
    /** The classes and groups of some ids, whatever their kind; ids of nothing are left out. */
    async named(ids: readonly string[]): Promise<Membership[]> {
      if (ids.length === 0) return []
      const some = [...ids]
      const own = await db
        .select()
        .from(administrativeClass)
        .where(
          and(eq(administrativeClass.schoolId, schoolId), inArray(administrativeClass.id, some)),
        )
      const taught = await db
        .select()
        .from(teachingClass)
        .where(and(eq(teachingClass.schoolId, schoolId), inArray(teachingClass.id, some)))
      const groups = await db
        .select({ group: classGroup, row: teachingClass })
        .from(classGroup)
        .innerJoin(
          teachingClass,
          and(
            eq(teachingClass.schoolId, classGroup.schoolId),
            eq(teachingClass.id, classGroup.classId),
          ),
        )
        .where(and(eq(classGroup.schoolId, schoolId), inArray(classGroup.id, some)))
      return [
        ...own.map(ofAdministrative),
        ...taught.map(ofTeaching),
        ...groups.map(({ group, row }) => ofGroup(group, row)),
      ]
    },
    /** The groups of some classes. */
    async groupsOf(classIds: readonly string[]): Promise<string[]> {
      if (classIds.length === 0) return []
      const rows = await db
        .select({ id: classGroup.id })
        .from(classGroup)
        .where(and(eq(classGroup.schoolId, schoolId), inArray(classGroup.classId, [...classIds])))
      return rows.map(({ id }) => id)
    },
    /** Who belongs to some classes and groups: pairs of class or group and person. */
    async peopleIn(ids: readonly string[]): Promise<{ id: string; personId: string }[]> {
      if (ids.length === 0) return []
      const some = [...ids]
      const stays = await db
        .select({ id: classStay.classId, personId: classStay.personId })
        .from(classStay)
        .where(
          and(
            eq(classStay.schoolId, schoolId),
            inArray(classStay.classId, some),
            isNull(classStay.untilDay),
          ),
        )
      const members = await db
        .select({ id: classMember.classId, personId: classMember.personId })
        .from(classMember)
        .where(and(eq(classMember.schoolId, schoolId), inArray(classMember.classId, some)))
      const grouped = await db
        .select({ id: classGroup.id, personId: classMember.personId })
        .from(classGroup)
        .innerJoin(
          classMember,
          and(
            eq(classMember.schoolId, classGroup.schoolId),
            eq(classMember.classId, classGroup.classId),
            eq(classMember.groupId, classGroup.id),
          ),
        )
        .where(and(eq(classGroup.schoolId, schoolId), inArray(classGroup.id, some)))
      return [...stays, ...members, ...grouped]
    },
  }
}
