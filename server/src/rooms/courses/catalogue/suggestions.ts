import type { CourseListItem } from '@xinglin/contract/courses'
import { nobody } from '@xinglin/contract/call'
import { maxBegunCourses } from '#attempts'
import type { Visit } from '#platform/visit'
import { catalogueOf, coursesOn, listItems } from './catalogue.ts'
import type { CourseRow } from '../access/store.ts'

const atMost = 6
const dayMs = 86_400_000
const hotDays = 30

/** The other courses of a teacher that the visitor may open. */
export const otherCourses = async (
  visit: Visit,
  {
    among,
    ...wanted
  }: { authorId: string; without: string; among?: readonly string[] | undefined },
  page: number,
  size: number,
) => {
  if (among === undefined) return coursesOn(visit, wanted, page, size)
  const rows = (await (await catalogueOf(visit)).among(among, wanted.without)).filter(
    ({ authorId }) => authorId === wanted.authorId,
  )
  return {
    List: await listItems(visit, rows.slice((page - 1) * size, page * size)),
    Count: rows.length,
  }
}

/** What the most people began in the last 30 days, then what the most ever studied; of a section when asked. */
export const hot = async (
  visit: Visit,
  wanted: { count: number; sectionId: string | null; without: string },
): Promise<CourseListItem[]> => {
  const store = await catalogueOf(visit)
  const sectionId = wanted.sectionId && wanted.sectionId !== nobody ? wanted.sectionId : undefined
  const ids = await maxBegunCourses(visit, new Date(visit.at.getTime() - hotDays * dayMs))
  const begun = (await store.among(ids, wanted.without)).filter(
    (row) => sectionId === undefined || row.sectionId === sectionId,
  )
  const { without } = wanted
  const narrowed = sectionId ? { sectionId, without, order: 2 } : { without, order: 2 }
  const studied = await store.list(narrowed, 1, wanted.count + begun.length)
  const known = new Set(begun.map((row) => row.id))
  const rows: CourseRow[] = [...begun, ...studied.filter((row) => !known.has(row.id))]
  return listItems(visit, rows.slice(0, wanted.count))
}

/** At most six other courses of a section. */
export const alike = async (
  visit: Visit,
  sectionId: string,
  without: string,
): Promise<CourseListItem[]> => {
  const rows = await (await catalogueOf(visit)).list({ sectionId, without, order: 2 }, 1, atMost)
  return listItems(visit, rows)
}
