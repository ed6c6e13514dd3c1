import type { PostKind } from '@xinglin/contract/call'
import { role } from '@xinglin/contract/identity'
import { holdsFor, placesOf, runsSchool, type Visit } from '#platform/visit'
import { collegesOfPeople } from './college-store.ts'
import type { UserRow } from './user-store.ts'

/** A person as far as it decides who may change them. */
type Placed = Pick<UserRow['person'], 'roleType' | 'collegeId'>

/** 院系 whose people the visitor lists: undefined for everybody. */
export const listedColleges = (visit: Visit): readonly string[] | undefined =>
  placesOf(visit, 'secretary', 'collegeHead')

/**
 * Whether the visitor may change somebody. Nobody changes anybody of the own rank or above, but that administrators change
 * one another where that is allowed (`colleagues`); 教学秘书 change the students of their 院系, and nobody else: whoever could
 * give a teacher a password would hold that teacher's posts.
 */
export const mayChange = (
  visit: Visit,
  { roleType, collegeId }: Placed,
  colleagues = false,
): boolean => {
  if (!runsSchool(visit))
    return roleType === role.student && holdsFor(visit, ['secretary'], [collegeId])
  const own = visit.person?.roleType ?? role.guest
  return roleType > own || (colleagues && own === role.admin && roleType === role.admin)
}

/** Whether the visitor knows that somebody is there at all. */
export const maySee = (visit: Visit, { collegeId }: Placed): boolean =>
  holdsFor(visit, ['secretary', 'collegeHead'], [collegeId])

/** Of some people those of whose 院系 the visitor holds one of some posts; nobody where they hold none. */
export const overseenAmong = async (
  visit: Visit,
  kinds: readonly PostKind[],
  personIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const places = placesOf(visit, ...kinds)
  if (places === undefined || places.length === 0) return new Set()
  const colleges = await collegesOfPeople(visit, personIds)
  return new Set([...colleges].flatMap(([id, place]) => (places.includes(place) ? [id] : [])))
}
