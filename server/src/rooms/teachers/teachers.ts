import type { Visit } from '#platform/visit'
import { teacherStore, type TeacherRow } from './store.ts'

/** What is said of some people as teachers, by id. */
export const teachersOf = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TeacherRow>> =>
  new Map((await teacherStore(visit).list([...new Set(ids)])).map((row) => [row.id, row]))

/** One teacher, or undefined. */
export const teacherOf = async (visit: Visit, id: string): Promise<TeacherRow | undefined> =>
  (await teachersOf(visit, [id])).get(id)
