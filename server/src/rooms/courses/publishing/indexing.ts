import { findable } from '#platform/search-index'
import type { TenantContext } from '#platform/visit'
import { teacherOf } from '#teachers'
import { managedStore } from './course-store.ts'
import { courseStore, type CourseRow } from '../access/store.ts'

/** Makes a course findable by its name, its author and its tags as they are now. */
export const indexCourse = async (school: TenantContext, row: CourseRow): Promise<void> => {
  const teacher = await teacherOf(school, row.authorId)
  const words = findable([row.name, teacher?.name ?? '', ...row.knowledge])
  await managedStore(school).index(row.id, words)
}

/** Makes the courses of an author findable by the name the author has now. */
export const indexCoursesOf = async (school: TenantContext, authorId: string): Promise<void> => {
  for (const row of await courseStore(school).byAuthor(authorId)) await indexCourse(school, row)
}

/** Makes courses findable that were written before courses could be searched. */
export const indexOldCourses = async (school: TenantContext): Promise<void> => {
  for (const row of await managedStore(school).unindexed(100_000)) await indexCourse(school, row)
}
