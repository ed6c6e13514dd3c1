import type { TenantContext } from '#platform/visit'
import { membershipStore } from './membership-store.ts'

/** Who studies in any of some classes of either kind, now. */
export const peopleOfClasses = async (
  school: TenantContext,
  classIds: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await membershipStore(school).peopleIn(classIds)).map(({ personId }) => personId))

/** The groups of some 教学班. */
export const groupsOfClasses = (
  school: TenantContext,
  classIds: readonly string[],
): Promise<string[]> => membershipStore(school).groupsOf(classIds)
