import type { CourseListItem } from '@xinglin/contract/courses'
import type { Visit } from '#platform/visit'
import { nobody } from '@xinglin/contract/call'
import { catalogueOf, coursesOn, listItems } from './catalogue.ts'
import { deskStore, moveStore } from './admin-store.ts'
import { meet } from './course-access.ts'
import { courseStore, type ItemRow } from './store.ts'

/** The courses that a search finds first, at most `most`. */
export const findCourses = async (
  visit: Visit,
  key: string,
  most: number,
): Promise<CourseListItem[]> => (await coursesOn(visit, { key, order: 0 }, 1, most)).List

/** The name of a course that this visitor may know of. */
export const nameOfVisible = async (visit: Visit, courseId: string): Promise<string | undefined> =>
  (await meet(visit, courseId))?.row.name

/** The ids of the courses that the visitor teaches, in every state. */
export const taughtCourses = async (visit: Visit): Promise<string[]> =>
  visit.person ? (await deskStore(visit).byAuthor(visit.person.id)).map(({ id }) => id) : []

/** The names of some courses of the school, by id, in every state. */
export const titlesOf = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await courseStore(visit).findAll([...new Set(ids)])).map(({ id, name }) => [id, name]))

/** The items of a kind that some courses teach now, by course, in their order; courses without any are left out. */
export const itemsOfKind = async (
  visit: Visit,
  kind: ItemRow['kind'],
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly id: string; readonly title: string }[]>> =>
  Map.groupBy(
    await courseStore(visit).itemsOfKind(kind, [...new Set(courseIds)]),
    ({ courseId }) => courseId,
  )

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
/** What somebody teaches as far as the visitor may open it, each with when it was first published. */
export const publishedBy = async (
  visit: Visit,
  authorId: string,
): Promise<readonly { readonly id: string; readonly name: string; readonly at: Date }[]> => {
  const rows = await (await catalogueOf(visit)).list({ authorId }, 1, authoredMost)
  const published = await moveStore(visit).firstPublished(rows.map((row) => row.id))
  // What came with the installation was never moved.
  return rows.map(({ id, name, createdAt }) => ({ id, name, at: published.get(id) ?? createdAt }))
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
