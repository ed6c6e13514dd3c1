import type { PostKind } from '@xinglin/contract/call'
import { runsSchool, type Visit } from './visit.ts'

/**
 * For which places the visitor holds one of some posts: undefined for the whole school, which those who run it have; none
 * where they hold none. Lists are cut to it in SQL.
 */
export const placesOf = (
  visit: Pick<Visit, 'who' | 'posts'>,
  ...kinds: readonly PostKind[]
): readonly string[] | undefined =>
  runsSchool(visit)
    ? undefined
    : visit.posts.flatMap(({ kind, placeId }) => (kinds.includes(kind) ? [placeId] : []))

/** Whether the visitor holds one of some posts for one of some places, or runs the school. */
export const holdsFor = (
  visit: Pick<Visit, 'who' | 'posts'>,
  kinds: readonly PostKind[],
  places: readonly (string | null)[],
): boolean => placesOf(visit, ...kinds)?.some((id) => places.includes(id)) ?? true
