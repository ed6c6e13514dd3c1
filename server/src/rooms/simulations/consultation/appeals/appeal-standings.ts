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
