import type { Visit } from '#platform/visit'
import { meet } from './course-access.ts'
import { ownsOrRuns } from './policy.ts'
import { elsewhereOf } from './rules.ts'

/** A course as those look at it who may teach it. */
export type Overseen = {
  readonly name: string
  /** Whether the visitor teaches it or runs the school. */
  readonly oversees: boolean
  /** Where its experiment is, when it is held elsewhere. */
  readonly elsewhere: string | undefined
}

/** A course that the visitor may know of, and whether they oversee it; undefined for any other. */
export const courseOverseen = async (
  visit: Visit,
  courseId: string,
): Promise<Overseen | undefined> => {
  const met = await meet(visit, courseId)
  return (
    met && {
      name: met.row.name,
      oversees: ownsOrRuns(visit, met.row),
      elsewhere: elsewhereOf(met.row),
    }
  )
}
