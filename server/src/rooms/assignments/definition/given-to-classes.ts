import { groupsOfClasses } from '#classes'
import type { TenantContext } from '#platform/visit'
import { targetStore } from '#targets'

/** The tasks that are given to some classes or groups of theirs. */
export const givenToClasses = async (
  tenant: TenantContext,
  classIds: readonly string[],
): Promise<string[]> => {
  if (classIds.length === 0) return []
  const groups = await groupsOfClasses(tenant, classIds)
  return targetStore(tenant).objects('assignment', [...classIds, ...groups])
}
