import { peopleAmong } from '#identity'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { classKey } from '../names/class-names.ts'
import { stayStore } from './stay-store.ts'
import { administrativeStore, type AdministrativeRow } from './store.ts'

/** What a 行政班 is known by. */
export type ClassPlace = {
  readonly departmentId: string
  /** The year in which its students came. */
  readonly grade: number
  readonly major: string
  readonly name: string
}

/** What tells a 行政班 from every other of its school. */
export const keyOf = ({ departmentId, grade, major, name }: ClassPlace): string =>
  classKey(departmentId, grade, major, name)

/**
 * The 行政班 of a grade, 院系 and major by its name, made where there is none yet: for whoever imports people with their
 * classes. The 院系 must be one of the school's; an archived class is answered as it is.
 */
export const findOrCreateAdministrativeClass = async (
  school: TenantContext,
  place: ClassPlace,
  at: Date,
): Promise<Pick<AdministrativeRow, 'id' | 'state'>> => {
  const store = administrativeStore(school)
  const uniqueKey = keyOf(place)
  const before = await store.byKey(uniqueKey)
  if (before) return before
  const id = newId(at.getTime())
  await store.add({ id, ...place, uniqueKey, createdAt: at, editedAt: at })
  return { id, state: 'open' }
}

/** How many 行政班 each 院系 has. */
export const classesByDepartment = (school: TenantContext): Promise<ReadonlyMap<string, number>> =>
  administrativeStore(school).byDepartment()

/** The 行政班 that some people are in now, by person; those without one are left out. */
export const classesOfPeople = async (
  school: TenantContext,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, AdministrativeRow>> => {
  const stays = await stayStore(school).of(personIds)
  const rows = await administrativeStore(school).among(stays.map(({ classId }) => classId))
  const classes = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    stays.flatMap(({ personId, classId }) => {
      const existing = classes.get(classId)
      return existing ? [[personId, existing] as const] : []
    }),
  )
}

/** The students who are in some 行政班 now and may sign in. */
export const studentsOfClasses = async (
  school: TenantContext,
  classIds: readonly string[],
): Promise<readonly string[]> => {
  const stays = await Promise.all(classIds.map((id) => stayStore(school).in(id)))
  const people = await peopleAmong(
    school,
    stays.flat().map(({ personId }) => personId),
  )
  return [...people.values()].filter(({ disabled }) => !disabled).map(({ id }) => id)
}
