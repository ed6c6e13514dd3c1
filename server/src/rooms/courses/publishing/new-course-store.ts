import type { Db } from '#platform/database'
import { course, courseToken } from '../tables.ts'
import { versionStore, type VersionRows } from '../versions/version-store.ts'

/** A course to be added, with its first version. */
export type NewRows = VersionRows & {
  course: typeof course.$inferInsert
  tokens: readonly string[]
}

export const insertCourse = async (db: Db, rows: NewRows): Promise<void> => {
  await db.insert(course).values(rows.course)
  const { schoolId, id: courseId } = rows.course
  await db.insert(courseToken).values(rows.tokens.map((token) => ({ schoolId, token, courseId })))
  await versionStore({ db, school: { id: schoolId } }).add(rows)
}
