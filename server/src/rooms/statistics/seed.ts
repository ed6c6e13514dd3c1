import type { TenantContext } from '#platform/visit'
import { insertCounts, type NewCounts } from './seed-store.ts'

/** Writes the counts of a school; the totals are those of the rows. */
export const makeCounts = (school: TenantContext, counts: NewCounts): Promise<void> =>
  insertCounts(school, counts)
