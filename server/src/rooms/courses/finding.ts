import type { CourseListItem } from '@xinglin/contract/courses'
import type { Visit } from '#platform/visit'
import { catalogueOf, coursesOn } from './catalogue.ts'
import { meet } from './judge.ts'

/** The courses that a search finds first, at most `most`. */
export const findCourses = async (
  visit: Visit,
  key: string,
  most: number,
): Promise<CourseListItem[]> => (await coursesOn(visit, { key, order: 0 }, 1, most)).List

/** The name of a course that this visitor may know of. */
export const nameOfVisible = async (visit: Visit, courseId: string): Promise<string | undefined> =>
  (await meet(visit, courseId))?.row.name

/** How many courses of some people this visitor may open. */
export const visibleBy = async (
  visit: Visit,
  authors: readonly string[],
): Promise<ReadonlyMap<string, number>> => (await catalogueOf(visit)).countBy(authors)

const authoredMost = 1_000

/** What somebody teaches as far as the visitor may open it: the courses' ids and how many learn them. */
export const taughtBy = async (
  visit: Visit,
  authorId: string,
): Promise<{ readonly ids: readonly string[]; readonly learners: number }> => {
  const rows = await (await catalogueOf(visit)).list({ authorId }, 1, authoredMost)
  return {
    ids: rows.map((row) => row.id),
    learners: rows.reduce((sum, row) => sum + row.studyCount, 0),
  }
}
