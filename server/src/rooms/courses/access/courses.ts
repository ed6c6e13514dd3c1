import type { TenantContext, Visit } from '#platform/visit'
import { courseStore, type NamedCourses } from './store.ts'

/** HasVirtual of a course; undefined where there is none. */
export const kindOfCourse = async (
  school: TenantContext,
  courseId: string,
): Promise<number | undefined> => (await courseStore(school).find(courseId))?.kind

/** Whether there is a course of an id, whosever it is. */
export const isCourse = async (school: TenantContext, id: string): Promise<boolean> =>
  (await courseStore(school).find(id)) !== undefined

/** The names of some courses of the school, by id, in every state. */
export const titlesOf = async (
  school: TenantContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await courseStore(school).findAll([...new Set(ids)])).map(({ id, name }) => [id, name]))

/** The ids of the courses that the visitor teaches, in every state. */
export const taughtCourses = async (visit: Visit): Promise<string[]> =>
  visit.person ? (await courseStore(visit).byAuthor(visit.person.id)).map(({ id }) => id) : []

/** A page of courses by a part of their name, in every state. */
export const coursesNamed = (school: TenantContext, wanted: NamedCourses) =>
  courseStore(school).named(wanted)

/** Says whether those alone may study a course to whom it is given. */
export const restrictCourse = (
  school: TenantContext,
  courseId: string,
  isRestricted: boolean,
): Promise<void> => courseStore(school).restrict(courseId, isRestricted)

/** One more person studies the course; each is counted once. */
export const countLearner = (visit: Visit, courseId: string): Promise<void> =>
  courseStore(visit).addLearner(courseId)

/** Sets how many reviews of a course are shown, for its card. */
export const countReviews = (
  school: TenantContext,
  courseId: string,
  total: number,
): Promise<void> => courseStore(school).setReviews(courseId, total)

/** Counts `by` models more, or fewer, of a course, so that its page knows of them. */
export const countModels = (school: TenantContext, courseId: string, by: number): Promise<void> =>
  courseStore(school).addModels(courseId, by)
