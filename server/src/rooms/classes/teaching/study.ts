import { memory } from '#platform/memory'
import type { TenantContext, Visit } from '#platform/visit'
import { coursesOfMember, isMember, openClasses, taughtAmong } from './study-store.ts'

const studied = memory<readonly string[]>(5_000, 20_000)

/** Forgets what the people of a school study: a class was changed. */
export const forgetStudied = (schoolId: string): void => studied.forget(schoolId)

/** Asks about the visitor's own classes: whether one studies a course, and which courses they study in all. */
export const inClassOf = (visit: Visit) => ({
  studies: async (courseId: string): Promise<boolean> =>
    visit.person !== null && (await isMember(visit, visit.person.id, courseId)),
  /** Remembered for 5 s: every list of courses asks for it. */
  courses: async (): Promise<readonly string[]> => {
    const { person, school } = visit
    if (!person) return []
    return studied.get(`${school.id} ${person.id}`, () => coursesOfMember(visit, person.id))
  },
})

/** Which of some classes the visitor teaches. */
export const teachesClasses = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(visit.who === 'teacher' ? await taughtAmong(visit, visit.person?.id ?? '', ids) : [])

/** An open teaching class that studies a course. */
type ClassOfCourse = {
  readonly id: string
  readonly name: string
  readonly people: readonly string[]
}

/** The open classes that study a course, by name, with their people. */
export const classesOf = (school: TenantContext, courseId: string): Promise<ClassOfCourse[]> =>
  openClasses(school, courseId)
