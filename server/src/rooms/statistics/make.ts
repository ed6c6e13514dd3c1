import type { OfSchool } from '#platform/visit'
import { insertCounts, type NewCounts } from './made-store.ts'

/** Writes the counts of a school; the totals are those of the rows. */
export const makeCounts = (school: OfSchool, counts: NewCounts): Promise<void> =>
  insertCounts(school, counts)
