import type { Teacher } from '@xinglin/contract/teachers'
import { activeTeachers } from '#identity'
import type { TenantContext, Visit } from '#platform/visit'
import { teacherStore, type TeacherRow } from './store.ts'

/** What is said of some people as teachers, by id. */
export const teachersOf = async (
  school: TenantContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TeacherRow>> =>
  new Map((await teacherStore(school).list([...new Set(ids)])).map((row) => [row.id, row]))

/** One teacher, or undefined. */
export const teacherOf = async (
  school: TenantContext,
  id: string,
): Promise<TeacherRow | undefined> => (await teachersOf(school, [id])).get(id)

/** What anybody may see of a teacher. */
export const publicly = (row: TeacherRow, { school }: Visit): Teacher => ({
  Id: row.id,
  Name: row.name,
  ImgUrl: row.imgUrl,
  Gender: row.gender,
  Type: row.title,
  SchoolName: school.name,
  Remark: row.remark,
  Expertise: row.expertise,
})

/** Teachers by name, pinyin or initials: a page of them and how many there are. */
export const findTeachers = async (
  visit: Visit,
  key: string,
  page: { from: number; size: number },
): Promise<{ teachers: Teacher[]; count: number }> => {
  const { rows, count } = await teacherStore(visit).search(key, page)
  return { teachers: rows.map((row) => publicly(row, visit)), count }
}

/** Everybody who teaches at a school and may sign in, in the school’s order, with the job number. */
export const teacherChoices = async (
  school: TenantContext,
): Promise<{ id: string; name: string; number: string }[]> => {
  const rows = await teacherStore(school).everyone()
  const active = await activeTeachers(school)
  return rows.flatMap(({ id, name }) => {
    const number = active.get(id)
    return number === undefined ? [] : [{ id, name, number }]
  })
}
