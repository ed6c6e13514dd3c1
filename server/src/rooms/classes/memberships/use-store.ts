import { and, eq, inArray, type AnyColumn } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { administrativeClass } from '../administrative/tables.ts'
import { classMember, classStaff, teachingClass } from '../teaching/tables.ts'

/** Which of some people somebody has put into a 教学班, or made its teacher, assistant or a 班主任. */
export const usedInClasses = async (
  { db, school: { id: schoolId } }: TenantContext,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (personIds.length === 0) return new Set()
  const named = (own: AnyColumn, person: AnyColumn) =>
    and(eq(own, schoolId), inArray(person, [...personIds]))
  const rows = [
    await db
      .select({ id: classMember.personId })
      .from(classMember)
      .where(named(classMember.schoolId, classMember.personId)),
    await db
      .select({ id: classStaff.personId })
      .from(classStaff)
      .where(named(classStaff.schoolId, classStaff.personId)),
    await db
      .select({ id: teachingClass.teacherId })
      .from(teachingClass)
      .where(named(teachingClass.schoolId, teachingClass.teacherId)),
    await db
      .select({ id: administrativeClass.headTeacherId })
      .from(administrativeClass)
      .where(named(administrativeClass.schoolId, administrativeClass.headTeacherId)),
  ].flat()
  return new Set(rows.flatMap(({ id }) => id ?? []))
}
