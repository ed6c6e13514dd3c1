import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { classKey } from '../names/class-names.ts'
import { memberStore, type StaffRow } from './member-store.ts'
import { teachingStore } from './store.ts'
import { studyStore } from './study-store.ts'

type NewClass = {
  readonly id?: string
  /** The term and the course of the curriculum that it stands in. */
  readonly term?: { readonly id: string; readonly course: string }
  readonly name: string
  readonly teacherId: string
  readonly people: readonly string[]
  readonly courses: readonly string[]
  readonly capacity?: number
  /** By which students join it, and until when. */
  readonly code?: { readonly signs: string; readonly until: Date }
  readonly staff?: readonly Omit<StaffRow, 'schoolId' | 'classId'>[]
  readonly groups?: readonly { readonly name: string; readonly people: readonly string[] }[]
}

/** Makes a teaching class with its people and courses, of a term where one is named. */
export const makeClass = async (db: Db, schoolId: string, wanted: NewClass): Promise<void> => {
  const school = { db, school: { id: schoolId } }
  const { id = newId(), term, name, teacherId, code } = wanted
  const now = new Date()
  await teachingStore(school).add({
    id,
    name,
    teacherId,
    capacity: wanted.capacity ?? null,
    joinCode: code?.signs ?? null,
    codeUntil: code?.until ?? null,
    ...(term && {
      termId: term.id,
      course: term.course,
      uniqueKey: classKey(term.id, term.course, name),
    }),
  })
  const store = memberStore(school)
  await store.add(id, wanted.people, { way: 'added', at: now })
  await store.restaff(id, wanted.staff ?? [])
  const groups = (wanted.groups ?? []).map((group) => ({ ...group, id: newId() }))
  await store.regroup(
    id,
    groups.map((group) => ({ id: group.id, name: group.name })),
  )
  for (const group of groups) await store.assign(id, group.people, group.id)
  await studyStore(school).addCourses(id, wanted.courses)
}
