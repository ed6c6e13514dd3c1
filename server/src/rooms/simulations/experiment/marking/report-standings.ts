import { taughtCourses } from '#courses/access'
import type { Visit } from '#platform/visit'
import { reportsBack } from '../reports/report-news-store.ts'
import { reportStore } from '../reports/report-store.ts'

/** Of some sessions the visitor's own reports as they stand: 'waiting', 'returned', 'marked', or 'released' with its score. */
export const ownReportsAmong = (visit: Visit, sessionIds: readonly string[]) =>
  reportStore(visit).ownAmong(visit.person?.id ?? '', sessionIds)

/** How many reports wait to be marked in some courses, by course; in none where none waits. */
export const reportsWaiting = (
  visit: Visit,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => reportStore(visit).waiting(courseIds)

/** The same in the courses that the visitor teaches. */
export const reportsToMark = async (visit: Visit): Promise<ReadonlyMap<string, number>> =>
  reportsWaiting(visit, await taughtCourses(visit))

const newsAtMost = 20

/** The visitor's own reports that were returned or released and that they have not opened since. */
export const newsOfReports = (visit: Visit) =>
  reportsBack(visit, visit.person?.id ?? '', newsAtMost)
