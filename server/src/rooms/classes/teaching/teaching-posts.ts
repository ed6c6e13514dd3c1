import type { ClassRight } from '@xinglin/contract/classes'
import { memberOf, type Visit } from '#platform/visit'
import { memberStore } from './member-store.ts'
import { rightsOf } from './rules.ts'
import { teachingStore } from './store.ts'

/** As what the visitor teaches a class, and what of it they may change. */
export type TeachingPost = {
  readonly post: 'lead' | 'teacher' | 'assistant'
  readonly rights: readonly ClassRight[]
}

/** Of some classes those that the visitor teaches or assists in, as what. */
export const teachingPosts = async (
  visit: Visit,
  classIds: readonly string[],
): Promise<ReadonlyMap<string, TeachingPost>> => {
  const person = memberOf(visit)
  if (!person || visit.who !== 'teacher' || classIds.length === 0) return new Map()
  const led = (await teachingStore(visit).among(classIds)).filter(
    ({ teacherId }) => teacherId === person.id,
  )
  const staff = await memberStore(visit).staffOfAll(classIds, person.id)
  return new Map<string, TeachingPost>([
    ...staff.map(
      ({ classId, post, rights }) => [classId, { post, rights: rightsOf(post, rights) }] as const,
    ),
    ...led.map(({ id }) => [id, { post: 'lead', rights: rightsOf('lead') }] as const),
  ])
}

/** The 教学班 that the visitor teaches or assists in, archived ones too. */
export const ownTeachingClasses = async (visit: Visit): Promise<readonly string[]> => {
  const person = memberOf(visit)
  if (!person || visit.who !== 'teacher') return []
  return (await teachingStore(visit).taught(person.id)).map(({ id }) => id)
}
