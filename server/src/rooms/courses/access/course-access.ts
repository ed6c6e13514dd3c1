import type { Verdict } from '@xinglin/contract/courses'
import { attemptsOf, type Attempt } from '#attempts'
import { inClassOf } from '#classes/teaching'
import { licencesOf, type Licence } from '#licences'
import { dayIn, type Visit } from '#platform/visit'
import { outlineStore, type VersionRow } from '../versions/outline-store.ts'
import { mayLearn, ownsOrRuns, sightOf, type Sight } from './policy.ts'
import { actionsOn, elsewhereOf, reasonBefore, reasonByLicence, type Reason } from './rules.ts'
import { courseStore, type CourseRow } from './store.ts'

/** A course as one visitor meets it: what may be seen, how far they are, and what may be done. What is read for it is read when it is asked for, once. */
export type CourseAccess = {
  readonly course: CourseRow
  readonly sight: Exclude<Sight, 'none'>
  /** Is a member of a class of the course, or may see it anyway. */
  readonly canStudy: boolean
  /** The visitor teaches it, or runs the school. */
  readonly oversees: boolean
  /** The visitor is the one who teaches it. */
  readonly teaches: boolean
  /** Those who teach here try a course as testers; their attempts are never counted. */
  readonly tester: boolean
  /** Where its experiment is, when it is held elsewhere. */
  readonly elsewhere: string | undefined
  /** The version that learners begin with. */
  readonly version: () => Promise<VersionRow | undefined>
  /** The visitor's open round. */
  readonly attempt: () => Promise<Attempt | undefined>
  readonly licence: () => Promise<Licence>
  /** The first reason that holds against learning; `ok` where none does. */
  readonly reason: () => Promise<Reason>
  /** The same with what may be done, by the open round. */
  readonly verdict: () => Promise<Verdict>
}

/** Reads something when it is first asked for, and never again. */
const lazily = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let known: Promise<T> | undefined
  return () => (known ??= read())
}

/** Access to some courses, by id; those that are not there, or that this visitor may not know of, are left out. */
export const accessToCourses = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CourseAccess>> => {
  const rows = await courseStore(visit).findAll(ids)
  const isSmall = rows.some((row) => row.isSelfClass)
  const studied = new Set(isSmall ? await inClassOf(visit).courses() : [])
  const seen = rows.flatMap((course) => {
    const inClass = !course.isSelfClass || studied.has(course.id)
    const sight = sightOf(visit, course, inClass)
    return sight === 'none' ? [] : [{ course, sight, inClass }]
  })
  const known = seen.map(({ course }) => course.id)
  const attempts = lazily(() => attemptsOf(visit).currents(known))
  const licences = lazily(() => licencesOf(visit, known))
  const phone = visit.school.servicePhone
  const today = dayIn(visit.school.timezone, visit.at)
  const access = seen.map(({ course, sight, inClass }): [string, CourseAccess] => {
    const oversees = ownsOrRuns(visit, course)
    const canStudy = inClass || oversees
    const learner = { who: visit.who, mayLearn: mayLearn(visit, course), canStudy }
    const attempt = async () => (await attempts()).get(course.id)
    const licence = async () => (await licences()).get(course.id)
    const reason = async () =>
      reasonBefore(course, learner) ??
      reasonByLicence(course, { licence: await licence(), today, phone })
    const verdict = async () => {
      const why = await reason()
      const progress = learner.mayLearn ? ((await attempt())?.progress ?? 0) : 0
      return { ...why, Actions: actionsOn(course, learner, why, progress) }
    }
    const { id, currentVersionId } = course
    const one = {
      course,
      sight,
      canStudy,
      oversees,
      teaches: visit.who === 'teacher' && visit.person?.id === course.authorId,
      tester: visit.who !== 'student',
      elsewhere: elsewhereOf(course),
      version: () => outlineStore(visit).version(currentVersionId),
      attempt,
      licence,
      reason,
      verdict,
    }
    return [id, one]
  })
  return new Map(access)
}

/** Access to a course, found out once a request; undefined where there is none, or none that this visitor may know of. */
export const courseAccess = (visit: Visit, courseId: string): Promise<CourseAccess | undefined> =>
  visit.once(`course ${courseId}`, async () =>
    (await accessToCourses(visit, [courseId])).get(courseId),
  )
