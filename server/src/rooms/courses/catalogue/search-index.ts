import type { CourseListItem } from '@xinglin/contract/courses'
import type { Visit } from '#platform/visit'
import { nobody } from '@xinglin/contract/call'
import { catalogueOf, coursesOn, listItems } from './catalogue.ts'
import { courseAccess } from '../access/course-access.ts'
import { courseStore } from '../access/store.ts'
import { favouriteStore } from './favourite-store.ts'

/** The courses that a search finds first, at most `most`. */
export const findCourses = async (
  visit: Visit,
  key: string,
  most: number,
): Promise<CourseListItem[]> => (await coursesOn(visit, { key, order: 0 }, 1, most)).List

/** The name of a course that this visitor may know of. */
export const nameOfVisible = async (visit: Visit, courseId: string): Promise<string | undefined> =>
  (await courseAccess(visit, courseId))?.course.name

/** How many courses of some people this visitor may open. */
export const visibleBy = async (
  visit: Visit,
  authors: readonly string[],
): Promise<ReadonlyMap<string, number>> => (await catalogueOf(visit)).countBy(authors)

/** More courses than anybody teaches. */
export const authoredMost = 1_000

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
/** Of some courses those that this visitor may open, in the order of the ids, as lists show them. */
export const visibleAmong = async (
  visit: Visit,
  ids: readonly string[],
): Promise<CourseListItem[]> =>
  listItems(visit, await (await catalogueOf(visit)).among(ids, nobody))

/** The courses of a kind on the shelf, as far as the visitor may open them, the newest first. */
export const visibleOfKind = async (
  visit: Visit,
  kind: number,
  most: number,
): Promise<readonly string[]> =>
  (await (await catalogueOf(visit)).list({ kind }, 1, most)).map(({ id }) => id)

/** Cards for courses that the visitor has already opened, by id. */
export const courseCards = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CourseListItem>> => {
  const rows = await courseStore(visit).findAll(ids)
  return new Map((await listItems(visit, rows)).map((item) => [item.Id, item]))
}

/** The ids of the courses that the visitor keeps, the newest first. */
export const keptCourses = (visit: Visit, most: number): Promise<string[]> =>
  favouriteStore(visit).list(most)
