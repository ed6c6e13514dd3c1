import type { Verdict } from '@xinglin/contract/courses'
import { attemptsOf, type Attempt } from '#attempts'
import { inClassOf } from '#classes/teaching'
import { licencesOf, type Licence } from '#licences'
import { meantFor, type Period } from '#offerings/periods'
import { dayIn, type Visit } from '#platform/visit'
import { outlineStore, type VersionRow } from '../versions/outline-store.ts'
import { mayLearn, ownsOrRuns, sightOf, type Sight } from './policy.ts'
import {
  actionsOn,
  elsewhereOf,
  reasonBefore,
  reasonByLicence,
  reasonByOffering,
  type Reason,
} from './rules.ts'
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
  /** The dates that hold for the visitor where the course is given to them; nobody but a student has any. */
  readonly period: () => Promise<Period | undefined>
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

const nobodyMeant: Awaited<ReturnType<typeof meantFor>> = new Map()

/** Access to some courses, by id; those that are not there, or that this visitor may not know of, are left out. */
export const accessToCourses = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CourseAccess>> => {
  const rows = await courseStore(visit).findAll(ids)
  const isSmall = rows.some((row) => row.isSelfClass)
  const studied = new Set(isSmall ? await inClassOf(visit).courses() : [])
  const meant = lazily(() =>
    visit.who === 'student' && visit.person
      ? meantFor(visit, ids, visit.person.id)
      : Promise.resolve(nobodyMeant),
  )
  // To whom a small-class course is given may see it, whatever their class studies besides.
  const given = isSmall ? await meant() : nobodyMeant
  const seen = rows.flatMap((course) => {
    const inClass =
      !course.isSelfClass || studied.has(course.id) || given.get(course.id)?.period !== undefined
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
      (visit.who === 'student'
        ? reasonByOffering(course, (await meant()).get(course.id), {
            at: visit.at,
            timezone: visit.school.timezone,
          })
        : undefined) ??
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
      period: async () => (await meant()).get(course.id)?.period,
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
