import { findable } from '#platform/search-index'
import type { TenantContext } from '#platform/visit'
import { makeTeacher, type NewTeacher } from './seed.ts'
import { teacherStore } from './store.ts'

const last = 1_000

/** Makes a person a teacher, or says something else of one; a new one comes last in the school's order. */
export const saveTeacher = async (
  school: TenantContext,
  id: string,
  teacher: Omit<NewTeacher, 'id' | 'sort'>,
): Promise<void> => {
  const store = teacherStore(school)
  const { expertise, ...rest } = teacher
  const known = await store.change(id, {
    ...rest,
    ...(expertise && { expertise: [...new Set(expertise)] }),
  })
  if (known) await store.index(id, findable([teacher.name]))
  else await makeTeacher(school.db, school.school.id, { id, sort: last, ...teacher })
}

/** Makes people teachers who are none yet, many at once, behind all others. */
export const addTeachers = (
  school: TenantContext,
  wanted: readonly Omit<NewTeacher, 'sort' | 'expertise'>[],
): Promise<void> =>
  teacherStore(school).add(
    wanted.map((one) => ({ ...one, sort: last, words: findable([one.name]) })),
  )

/** Takes away what is said of people who are no longer there. */
export const removeTeachers = (school: TenantContext, ids: readonly string[]): Promise<void> =>
  teacherStore(school).remove(ids)

/** How many teachers each department has. */
export const teachersByPlace = (school: TenantContext): Promise<ReadonlyMap<string, number>> =>
  teacherStore(school).countsByPlace()

/** Makes teachers findable who were written before teachers could be searched. */
export const indexOldTeachers = async (school: TenantContext): Promise<void> => {
  const store = teacherStore(school)
  for (const { id, name } of await store.unindexed()) await store.index(id, findable([name]))
}
