import { taughtCourses } from '#courses/access'
import type { Visit } from '#platform/visit'
import { workStore } from '#marking'
import { reportStore } from '../reports/report-store.ts'

/** Of some sessions the visitor's own reports as they stand: 'waiting', 'returned', 'marked', or 'released' with its score. */
export const ownReportsAmong = async (visit: Visit, sessionIds: readonly string[]) => {
  const works = await workStore(visit).among(sessionIds)
  return (await reportStore(visit).sessions([...works.keys()])).flatMap(({ id, title }) => {
    const work = works.get(id)
    return work?.personId === visit.person?.id && work
      ? [{ id, title, state: work.state, final: work.score }]
      : []
  })
}

/** How many reports wait to be marked in some courses, by course; in none where none waits. */
export const reportsWaiting = (
  visit: Visit,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => workStore(visit).waiting('report', courseIds)

/** The same in the courses that the visitor teaches. */
export const reportsToMark = async (visit: Visit): Promise<ReadonlyMap<string, number>> =>
  reportsWaiting(visit, await taughtCourses(visit))

const newsAtMost = 20

/** The visitor's own reports that were returned or released and that they have not opened since. */
export const newsOfReports = async (visit: Visit) => {
  const works = await workStore(visit).back('report', visit.person?.id ?? '', newsAtMost)
  const titles = new Map(
    (await reportStore(visit).sessions(works.map(({ id }) => id))).map(({ id, title }) => [
      id,
      title,
    ]),
  )
  return works.map(({ id, state }) => ({ id, title: titles.get(id) ?? '', state }))
}
