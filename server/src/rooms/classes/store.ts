import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/database'
import type { Visit } from '#platform/visit'
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

export const insertClass = async (
  db: Db,
  row: typeof teachingClass.$inferInsert,
  people: readonly string[],
  courses: readonly string[],
): Promise<void> => {
  const { schoolId, id: classId } = row
  await db.insert(teachingClass).values(row)
  if (people.length > 0)
    await db.insert(classMember).values(people.map((personId) => ({ schoolId, classId, personId })))
  if (courses.length > 0)
    await db
      .insert(classCourse)
      .values(courses.map((courseId) => ({ schoolId, classId, courseId })))
}
