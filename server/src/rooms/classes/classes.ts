import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import type { Visit } from '#platform/visit'
import { coursesOfMember, insertClass, isMember } from './store.ts'

/** Asks about the visitor's own classes: whether one studies a course, and which courses they study in all. */
export const inClassOf = (visit: Visit) => ({
  studies: async (courseId: string): Promise<boolean> =>
    visit.person !== null && (await isMember(visit, visit.person.id, courseId)),
  courses: async (): Promise<string[]> =>
    visit.person ? coursesOfMember(visit, visit.person.id) : [],
})

/** Makes a teaching class with its people and courses. */
export const makeClass = (
  db: Db,
  schoolId: string,
  wanted: {
    name: string
    teacherId: string
    people: readonly string[]
    courses: readonly string[]
  },
): Promise<void> =>
  insertClass(
    db,
    { schoolId, id: newId(), name: wanted.name, teacherId: wanted.teacherId },
    wanted.people,
    wanted.courses,
  )
