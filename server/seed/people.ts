import type { DemoSchool } from '@xinglin/content'
import { role } from '@xinglin/contract/identity'
import { makePerson } from '#identity'
import type { Db } from '#platform/database'
import { departmentsOf } from '#schools'
import { makeTeacher } from '#teachers'
import { expectFound } from './named-ids.ts'

/** The published passwords of the demo, by school. */
export const demoPasswords: Readonly<Record<string, string>> = {
  qinghe: 'Xinglin-2026',
  beiling: 'Xinglin-2026-b',
}

/** Codes of where somebody comes from, as far as the demo says. */
const backgroundOf = ({
  education = '',
  nation = '',
  nativePlace = '',
}: DemoSchool['people'][number]) => ({
  education,
  nation,
  nativePlace,
})

/** Makes the people of a school, answers their ids by login. */
export const fillPeople = async (
  db: Db,
  schoolId: string,
  school: DemoSchool,
): Promise<Map<string, string>> => {
  const departments = await departmentsOf({ db, school: { id: schoolId } })
  const ids = new Map<string, string>()
  for (const [sort, one] of school.people.entries()) {
    const id = await makePerson(db, schoolId, {
      login: one.login,
      password: expectFound(demoPasswords[school.key], 'a password'),
      number: one.number,
      realName: one.name,
      gender: one.gender,
      roleType: role[one.role],
      ...(one.phone ? { phone: one.phone } : {}),
      demo: true,
      ...backgroundOf(one),
    })
    ids.set(one.login, id)
    if (one.role !== 'teacher') continue
    const departmentId = departments.find((place) => place.name === one.department)?.id ?? null
    await makeTeacher(db, schoolId, {
      id,
      title: one.title ?? 7,
      departmentId,
      name: one.name,
      gender: one.gender,
      remark: one.remark ?? '',
      expertise: one.expertise ?? [],
      sort,
    })
  }
  return ids
}
