import { and, eq, inArray } from 'drizzle-orm'
import type { TenantContext, Visit } from '#platform/visit'
import { classCourse, classMember, teachingClass } from './tables.ts'

/** Whether a person is a member of an open class that studies a course. */
export const isMember = async (
  { db, school }: Visit,
  personId: string,
  courseId: string,
): Promise<boolean> => {
  const rows = await db
    .select({ id: classMember.classId })
    .from(classMember)
    .innerJoin(
      classCourse,
      and(
        eq(classCourse.schoolId, classMember.schoolId),
        eq(classCourse.classId, classMember.classId),
      ),
    )
    .innerJoin(
      teachingClass,
      and(
        eq(teachingClass.schoolId, classMember.schoolId),
        eq(teachingClass.id, classMember.classId),
      ),
    )
    .where(
      and(
        eq(classMember.schoolId, school.id),
        eq(classMember.personId, personId),
        eq(classCourse.courseId, courseId),
        eq(teachingClass.closed, false),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The courses that a person's open classes study. */
export const coursesOfMember = async (
  { db, school }: Visit,
  personId: string,
): Promise<string[]> => {
  const rows = await db
    .select({ id: classCourse.courseId })
    .from(classMember)
    .innerJoin(
      classCourse,
      and(
        eq(classCourse.schoolId, classMember.schoolId),
        eq(classCourse.classId, classMember.classId),
      ),
    )
    .innerJoin(
      teachingClass,
      and(
        eq(teachingClass.schoolId, classMember.schoolId),
        eq(teachingClass.id, classMember.classId),
      ),
    )
    .where(
      and(
        eq(classMember.schoolId, school.id),
        eq(classMember.personId, personId),
        eq(teachingClass.closed, false),
      ),
    )
  return rows.map((row) => row.id)
}

/** The open classes that study a course, by name; a class without people is one too. */
export const openClasses = async (
  { db, school }: Visit,
  courseId: string,
): Promise<{ id: string; name: string; people: string[] }[]> => {
  const rows = await db
    .select({ id: teachingClass.id, name: teachingClass.name, personId: classMember.personId })
    .from(classCourse)
    .innerJoin(
      teachingClass,
      and(
        eq(teachingClass.schoolId, classCourse.schoolId),
        eq(teachingClass.id, classCourse.classId),
      ),
    )
    .leftJoin(
      classMember,
      and(
        eq(classMember.schoolId, classCourse.schoolId),
        eq(classMember.classId, classCourse.classId),
      ),
    )
    .where(
      and(
        eq(classCourse.schoolId, school.id),
        eq(classCourse.courseId, courseId),
        eq(teachingClass.closed, false),
      ),
    )
    .orderBy(teachingClass.name, teachingClass.id)
  const found = new Map<string, { id: string; name: string; people: string[] }>()
  for (const { id, name, personId } of rows) {
    const one = found.get(id) ?? { id, name, people: [] }
    if (personId) one.people.push(personId)
    found.set(id, one)
  }
  return [...found.values()]
}

/** Which courses the classes of the visited school study. */
export const studyStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const of = (classId: string) =>
    and(eq(classCourse.schoolId, schoolId), eq(classCourse.classId, classId))
  return {
    async coursesOf(classId: string): Promise<string[]> {
      const rows = await db
        .select({ id: classCourse.courseId })
        .from(classCourse)
        .where(of(classId))
        .orderBy(classCourse.courseId)
      return rows.map((row) => row.id)
    },
    async addCourses(classId: string, courseIds: readonly string[]): Promise<void> {
      if (courseIds.length === 0) return
      await db
        .insert(classCourse)
        .values(courseIds.map((courseId) => ({ schoolId, classId, courseId })))
        .onConflictDoNothing()
    },
    async dropCourses(classId: string, courseIds: readonly string[]): Promise<void> {
      if (courseIds.length === 0) return
      await db
        .delete(classCourse)
        .where(and(of(classId), inArray(classCourse.courseId, [...courseIds])))
    },
  }
}
