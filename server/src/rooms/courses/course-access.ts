import type { Verdict } from '@xinglin/contract/courses'
import { attemptsOf, type Attempt } from '#attempts'
import { inClassOf } from '#classes'
import { licencesOf, type Licence } from '#licences'
import { dayIn, type Day, type Visit } from '#platform/visit'
import { verdictOn } from './rules.ts'
import { mayLearn, ownsOrRuns, sightOf, type Sight } from './policy.ts'
import { courseStore, type CourseRow } from './store.ts'

/** A course as one visitor meets it: what may be seen, how far they are, and what may be done. */
export type Met = {
  readonly row: CourseRow
  readonly sight: Exclude<Sight, 'none'>
  readonly canStudy: boolean
  readonly attempt: Attempt | undefined
  readonly licence: Licence
  readonly today: Day
  readonly verdict: Verdict
}

/** Meets some courses, by id; those that are not there, or that this visitor may not know of, are left out. */
export const meetAll = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Met>> => {
  const rows = await courseStore(visit).findAll(ids)
  const isSmall = rows.some((row) => row.isSelfClass)
  const studied = new Set(isSmall ? await inClassOf(visit).courses() : [])
  const seen = rows.flatMap((row) => {
    const inClass = !row.isSelfClass || studied.has(row.id)
    const sight = sightOf(visit, row, inClass)
    return sight === 'none' ? [] : [{ row, sight, canStudy: inClass || ownsOrRuns(visit, row) }]
  })
  const known = seen.map(({ row }) => row.id)
  const attempts = await attemptsOf(visit).currents(known)
  const licences = await licencesOf(visit, known)
  const today = dayIn(visit.school.timezone, visit.at)
  const met = seen.map(({ row, sight, canStudy }): [string, Met] => {
    const attempt = attempts.get(row.id)
    const licence = licences.get(row.id)
    const learner = {
      who: visit.who,
      mayLearn: mayLearn(visit, row),
      canStudy,
      progress: attempt?.progress ?? 0,
    }
    const verdict = verdictOn(row, learner, { licence, today, phone: visit.school.servicePhone })
    return [row.id, { row, sight, canStudy, attempt, licence, today, verdict }]
  })
  return new Map(met)
}

/** Meets one course. */
export const meet = async (visit: Visit, courseId: string): Promise<Met | undefined> =>
  (await meetAll(visit, [courseId])).get(courseId)
