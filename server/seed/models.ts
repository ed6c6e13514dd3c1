import type { DemoSchool } from '@xinglin/content'
import { makeBuiltIn } from '#models'
import type { Db } from '#platform/database'
import type { FileRoom } from '#resources'

/** Ids by the names that the demo's files use. */
type SeededSchool = {
  readonly courses: ReadonlyMap<string, string>
  readonly people: ReadonlyMap<string, string>
}

/** Puts the built-in models beside the courses that want them. */
export const fillModels = async (
  db: Db,
  schoolId: string,
  files: FileRoom,
  school: DemoSchool,
  { courses, people }: SeededSchool,
): Promise<void> => {
  for (const { slug, teacher, special } of school.courses) {
    const courseId = courses.get(slug)
    const personId = people.get(teacher) ?? null
    for (const [sort, key] of (courseId ? (special.models ?? []) : []).entries()) {
      const at = new Date(Date.now() + sort)
      await makeBuiltIn(db, schoolId, files, { key, courseId: courseId ?? '', personId, at })
    }
  }
}
