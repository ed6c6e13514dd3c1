import type { Visit } from '#platform/visit'
import { meet } from './judge.ts'
import { ownsOrRuns } from './rights.ts'

/** A course that the visitor may know of, and whether they teach it or run the school; undefined for any other. */
export const courseOverseen = async (
  visit: Visit,
  courseId: string,
): Promise<{ readonly name: string; readonly oversees: boolean } | undefined> => {
  const met = await meet(visit, courseId)
  return met && { name: met.row.name, oversees: ownsOrRuns(visit, met.row) }
}
