import { groupsOfClasses } from '#classes'
import type { Visit } from '#platform/visit'
import { targetStore } from '#targets'

/** The tasks that are given to some classes or groups of theirs. */
export const givenToClasses = async (
  visit: Visit,
  classIds: readonly string[],
): Promise<string[]> => {
  if (classIds.length === 0) return []
  const groups = await groupsOfClasses(visit, classIds)
  return targetStore(visit).objects('assignment', [...classIds, ...groups])
}
