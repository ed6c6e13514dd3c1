import type { PostKind } from '@xinglin/contract/call'
import { postHolders } from '#identity'
import { placesOf, type Visit } from '#platform/visit'
import { departmentsOf } from '#schools'
import { placeStore, type IsOfSubject } from './place-store.ts'
import { teachersOf } from './teachers.ts'

/** The places that the visitor holds a post for, with the 科室 of a subject; undefined for the whole school. */
const placesWithin = async (
  visit: Visit,
  kind: PostKind,
): Promise<readonly string[] | undefined> => {
  const places = placesOf(visit, kind)
  if (places === undefined || places.length === 0) return places
  const beneath = (await departmentsOf(visit)).filter(
    ({ parentId }) => parentId !== null && places.includes(parentId),
  )
  return [...new Set([...places, ...beneath.map(({ id }) => id)])]
}

/** That a teacher belongs to a subject for which the visitor holds a post, for a query; undefined where they run the school. */
export const isOfSubject = async (
  visit: Visit,
  kind: PostKind,
): Promise<IsOfSubject | undefined> => {
  const places = await placesWithin(visit, kind)
  return places && placeStore(visit).condition(places)
}

/** Whether a teacher belongs to such a subject; anybody does to whoever runs the school. */
export const holdsForTeacher = async (
  visit: Visit,
  kind: PostKind,
  teacherId: string | null,
): Promise<boolean> => {
  const places = await placesWithin(visit, kind)
  if (places === undefined) return true
  if (teacherId === null || places.length === 0) return false
  const ids = await visit.once(`teachers of ${kind}`, () => placeStore(visit).ids(places))
  return ids.has(teacherId)
}

/** Who holds a post for the subject of a teacher, the 科室 that the teacher is of or the subject above it. */
export const holdersForTeacher = async (
  visit: Visit,
  kind: PostKind,
  teacherId: string,
): Promise<readonly string[]> => {
  const place = (await teachersOf(visit, [teacherId])).get(teacherId)?.departmentId
  if (!place) return []
  const parent = (await departmentsOf(visit)).find(({ id }) => id === place)?.parentId
  return postHolders(visit, kind, parent ? [place, parent] : [place])
}
