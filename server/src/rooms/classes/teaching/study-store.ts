import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
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
  { db, school }: TenantContext,
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
  const classesById = new Map<string, { id: string; name: string; people: string[] }>()
  for (const { id, name, personId } of rows) {
    const one = classesById.get(id) ?? { id, name, people: [] }
    if (personId) one.people.push(personId)
    classesById.set(id, one)
  }
  return [...classesById.values()]
}

const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** A relation for the queries of other rooms: `person_id`, `class_id`, `class_name` of those who study in some classes. */
export const membersOfClasses = (schoolId: string, classIds: readonly string[]): SQL => sql`
  select member.person_id, member.class_id, btrim(one.course || ' ' || one.name) as class_name
  from class_member member
  join teaching_class one on one.school_id = member.school_id and one.id = member.class_id
  where member.school_id = ${schoolId} and member.class_id = any(${uuids(classIds)})`

/** The open classes that study a course, by name, with how many people they have; of a teacher only those that they teach or assist in. */
export const classesStudying = async (
  { db, school }: TenantContext,
  courseId: string,
  teacherId?: string,
): Promise<{ id: string; name: string; students: number }[]> => {
  const taught =
    teacherId === undefined
      ? sql`true`
      : sql`(one.teacher_id = ${teacherId} or exists (select from class_staff staff
          where staff.school_id = one.school_id and staff.class_id = one.id and staff.person_id = ${teacherId}))`
  const { rows } = await db.execute<{ id: string; name: string; students: number }>(sql`
    select one.id, btrim(one.course || ' ' || one.name) as name,
      (select count(*)::int from class_member member
        where member.school_id = one.school_id and member.class_id = one.id) as students
    from class_course study
    join teaching_class one on one.school_id = study.school_id and one.id = study.class_id
    where study.school_id = ${school.id} and study.course_id = ${courseId} and not one.closed and ${taught}
    order by name, one.id`)
  return rows
}

/** Of some classes of either kind those that somebody teaches, assists in, or heads. */
export const followedAmong = async (
  { db, school }: TenantContext,
  teacherId: string,
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select one.id from teaching_class one
    where one.school_id = ${school.id} and one.id = any(${uuids(ids)}) and (one.teacher_id = ${teacherId}
      or exists (select from class_staff staff where staff.school_id = one.school_id
        and staff.class_id = one.id and staff.person_id = ${teacherId}))
    union
    select one.id from administrative_class one
    where one.school_id = ${school.id} and one.id = any(${uuids(ids)}) and one.head_teacher_id = ${teacherId}`)
  return rows.map(({ id }) => id)
}

/** Of some classes those that somebody teaches; who assists teaches none. */
export const taughtAmong = async (
  { db, school }: TenantContext,
  teacherId: string,
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select one.id from teaching_class one
    where one.school_id = ${school.id} and one.id = any(${uuids(ids)}) and (one.teacher_id = ${teacherId}
      or exists (select from class_staff staff where staff.school_id = one.school_id
        and staff.class_id = one.id and staff.person_id = ${teacherId} and staff.post = 'teacher'))`)
  return rows.map(({ id }) => id)
}

/** What the open classes study that somebody teaches or assists in: a line for each class and course. */
export const classesTaughtBy = async (
  { db, school }: TenantContext,
  teacherId: string,
): Promise<{ courseId: string; name: string }[]> => {
  const { rows } = await db.execute<{ courseId: string; name: string }>(sql`
    select study.course_id as "courseId", btrim(one.course || ' ' || one.name) as name
    from teaching_class one
    join class_course study on study.school_id = one.school_id and study.class_id = one.id
    where one.school_id = ${school.id} and not one.closed and (one.teacher_id = ${teacherId}
      or one.id in (select class_id from class_staff where school_id = ${school.id} and person_id = ${teacherId}))
    order by name, one.id`)
  return rows
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
