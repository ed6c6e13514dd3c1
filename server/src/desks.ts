import { coursesByPlace, indexCoursesOf, indexOldCourses, taughtBy, usesInCourses } from '#courses'
import { usesInContests } from '#competitions'
import type { UsesOf } from '#dictionaries'
import { indexOldPeople, type TeacherDesk, usesInProfiles } from '#identity'
import type { Database } from '#platform/database'
import type { Visit } from '#platform/visit'
import { ratedTeacher } from '#reviews'
import { departmentsOf, hostFault, schoolIds } from '#schools'
import { indexOldTeachers, saveTeacher, teachersByPlace, teachersOf } from '#teachers'
import { foundSchool, type Founding } from './founding.ts'

/** Teachers as the administration of people keeps them; their courses are found by the name they have now. */
export const teacherDesk: TeacherDesk = {
  async of(visit, ids) {
    const places = new Map((await departmentsOf(visit)).map((one) => [one.id, one.name]))
    const rows = await teachersOf(visit, ids)
    return new Map(
      [...rows].map(([id, { title, departmentId, remark }]) => [
        id,
        { title, departmentId, departmentName: places.get(departmentId ?? '') ?? '', remark },
      ]),
    )
  },
  async save(visit, id, said) {
    const places = await departmentsOf(visit)
    // A department of another school is none.
    const departmentId = places.find((one) => one.id === said.departmentId)?.id ?? null
    await saveTeacher(visit, id, { ...said, departmentId })
    await indexCoursesOf(visit, id)
  },
}

/** A teacher's courses, their learners and ratings, as far as a visitor may open them. */
export const teachingOf = async (visit: Visit, id: string) => {
  const { ids, learners } = await taughtBy(visit, id)
  return { courses: ids.length, learners, ...(await ratedTeacher(visit, id, ids)) }
}

/** How much hangs on each department. */
export const hanging = async (school: Parameters<typeof coursesByPlace>[0]) => ({
  courses: await coursesByPlace(school),
  teachers: await teachersByPlace(school),
})

/** In how many places each code of a vocabulary is kept: what is kept anywhere cannot be deleted. */
export const usesOfWords: UsesOf = async (visit, type) => {
  const uses = new Map<string, number>()
  for (const room of [usesInProfiles, usesInCourses, usesInContests]) {
    for (const { code, uses: more } of await room(visit, type))
      uses.set(code, (uses.get(code) ?? 0) + more)
  }
  return uses
}

/** Founds a school in a transaction of its own, unless its hosts cannot be. */
export const founder = (database: Database) => async (wanted: Founding) => {
  const found = await hostFault(database.global, wanted.hosts)
  if (found) return found.fault === 'form' ? ('badHost' as const) : ('hostTaken' as const)
  return foundSchool(database, wanted)
}

/** Makes findable what was written before it could be searched; nothing to do in most starts. */
export const indexOld = async (database: Database): Promise<void> => {
  for (const id of await schoolIds(database.global)) {
    for (const index of [indexOldTeachers, indexOldCourses, indexOldPeople])
      await database.within(id, (db) => index({ db, school: { id } }))
  }
}
