import type { Verdict } from '@xinglin/contract/courses'
import { attemptsOf, type Attempt } from '#attempts'
import { inClassOf } from '#classes'
import type { Visit } from '#platform/visit'
import { dayIn, verdictOn, type Day } from './rules.ts'
import { mayLearn, ownsOrRuns, sightOf, type Sight } from './rights.ts'
import { courseStore, type CourseRow, type LicenceRow } from './store.ts'

/** A course as one visitor meets it: what may be seen, how far they are, and what may be done. */
export type Met = {
  readonly row: CourseRow
  readonly sight: Exclude<Sight, 'none'>
  readonly canStudy: boolean
  readonly attempt: Attempt | undefined
  readonly licence: LicenceRow | undefined
  readonly today: Day
  readonly verdict: Verdict
}

/** Meets a course; undefined when there is none, or none that this visitor may know of. */
export const meet = async (visit: Visit, courseId: string): Promise<Met | undefined> => {
  const store = courseStore(visit)
  const row = await store.find(courseId)
  if (!row) return undefined
  const inClass = row.isSelfClass ? await inClassOf(visit).studies(courseId) : true
  const sight = sightOf(visit, row, inClass)
  if (sight === 'none') return undefined
  const attempt = await attemptsOf(visit).current(courseId)
  const [licence] = await store.licences([courseId])
  const today = dayIn(visit.school.timezone, visit.at)
  const canStudy = inClass || ownsOrRuns(visit, row)
  const learner = {
    who: visit.who,
    mayLearn: mayLearn(visit, row),
    canStudy,
    progress: attempt?.progress ?? 0,
  }
  const verdict = verdictOn(row, learner, { licence, today, phone: visit.school.servicePhone })
  return { row, sight, canStudy, attempt, licence, today, verdict }
}
