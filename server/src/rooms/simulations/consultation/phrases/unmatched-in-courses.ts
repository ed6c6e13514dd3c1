import type { TenantContext } from '#platform/visit'
import { phraseStore } from './phrase-store.ts'

/** How many sentences that patients of some courses did not understand wait to be decided, by course. */
export const unmatchedInCourses = (
  school: TenantContext,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => phraseStore(school).waitingIn(courseIds)
