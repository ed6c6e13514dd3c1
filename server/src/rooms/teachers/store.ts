import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/database'
import type { Visit } from '#platform/visit'
import { teacher } from './tables.ts'

export type TeacherRow = typeof teacher.$inferSelect

/** Teachers of the visited school. */
export const teacherStore = ({ db, school }: Visit) => ({
  async list(ids: readonly string[], departmentId?: string): Promise<TeacherRow[]> {
    if (ids.length === 0) return []
    const inDepartment = departmentId ? [eq(teacher.departmentId, departmentId)] : []
    return db
      .select()
      .from(teacher)
      .where(and(eq(teacher.schoolId, school.id), inArray(teacher.id, [...ids]), ...inDepartment))
      .orderBy(asc(teacher.sort), asc(teacher.id))
  },
  async inDepartment(departmentId: string): Promise<string[]> {
    const rows = await db
      .select({ id: teacher.id })
      .from(teacher)
      .where(and(eq(teacher.schoolId, school.id), eq(teacher.departmentId, departmentId)))
    return rows.map((row) => row.id)
  },
})

export const insertTeacher = async (db: Db, row: typeof teacher.$inferInsert): Promise<void> => {
  await db.insert(teacher).values(row)
}
