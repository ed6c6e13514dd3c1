import type { PostKind } from '@xinglin/contract/call'
import type { Session } from '@xinglin/contract/identity'
import { dayEnd, dayIn, type TenantContext, type Visit } from '#platform/visit'
import { collegesOf, departmentsOf } from '#schools'
import { postStore, type PostRow } from './post-store.ts'

/** A post as a session takes it over. */
export type HeldPost = Pick<PostRow, 'kind' | 'placeId' | 'untilDay'>

/** What somebody holds now. */
export const heldPosts = (visit: Visit, personId: string): Promise<readonly HeldPost[]> =>
  postStore(visit).inForce(personId, dayIn(visit.school.timezone, visit.at))

/** Who holds a post for one of some places now. */
export const postHolders = (
  visit: Visit,
  kind: PostKind,
  placeIds: readonly string[],
): Promise<readonly string[]> =>
  postStore(visit).holders(kind, placeIds, dayIn(visit.school.timezone, visit.at))

/** When a session ends: as it would, or with the last day of one of its posts, as it holds no less than it began with. */
export const earliestEnd = ({ school }: Visit, usual: Date, posts: readonly HeldPost[]): Date => {
  const ends = posts.flatMap(({ untilDay }) =>
    untilDay === null ? [] : [dayEnd(school.timezone, untilDay).getTime()],
  )
  return new Date(Math.min(usual.getTime(), ...ends))
}

/** Names of all places that posts are held for; a 科室 with its subject. */
export const postPlaceNames = async (
  school: TenantContext,
): Promise<ReadonlyMap<string, string>> => {
  const departments = await departmentsOf(school)
  const nameOf = new Map(departments.map(({ id, name }) => [id, name]))
  return new Map([
    ...(await collegesOf(school)).map(({ id, name }) => [id, name] as const),
    ...departments.map(({ id, name, parentId }) => {
      const parent = parentId === null ? '' : `${nameOf.get(parentId) ?? ''} · `
      return [id, `${parent}${name}`] as const
    }),
  ])
}

/** The posts of a session as its browser is told of them. */
export const shownPosts = async (
  visit: Visit,
  posts: readonly HeldPost[],
): Promise<Session['Posts']> => {
  if (posts.length === 0) return []
  const names = await postPlaceNames(visit)
  return posts.map(({ kind, placeId }) => ({ Kind: kind, PlaceName: names.get(placeId) ?? '' }))
}
