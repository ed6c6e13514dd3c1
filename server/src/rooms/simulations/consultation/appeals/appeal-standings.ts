import { taughtCourses } from '#courses/access'
import type { Visit } from '#platform/visit'
import { sessionStore, type SessionRow } from '../session/store.ts'
import { appealStore } from './appeal-store.ts'

/** Of some sessions the visitor's own, with their scores of now. */
export const ownConsultationsAmong = async (
  visit: Visit,
  sessionIds: readonly string[],
): Promise<readonly SessionRow[]> =>
  [...(await sessionStore(visit).some(sessionIds)).values()].filter(
    ({ personId }) => personId === visit.person?.id,
  )

/** How many appeals wait in some courses, by course; in none where none waits. */
export const appealsWaiting = (
  visit: Visit,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => appealStore(visit).waiting(courseIds)

/** The same in the courses that the visitor teaches. */
export const appealsToDecide = async (visit: Visit): Promise<ReadonlyMap<string, number>> =>
  appealsWaiting(visit, await taughtCourses(visit))

const unreadMost = 200

/** What is new to whoever appealed, a line a report. */
export const decidedAppeals = async (visit: Visit) => {
  const rows = await appealStore(visit).unread(visit.person?.id ?? '', unreadMost)
  const sessions = await sessionStore(visit).some(rows.map(({ sessionId }) => sessionId))
  return [...sessions.values()].map((session) => {
    const own = rows.filter(({ sessionId }) => sessionId === session.id)
    return {
      SessionId: session.id,
      CourseId: session.courseId,
      ProgressId: session.attemptId,
      ItemId: session.itemId,
      Title: session.title,
      Accepted: own.filter(({ state }) => state === 'accepted').length,
      Declined: own.filter(({ state }) => state === 'declined').length,
    }
  })
}
