import { getOperation } from '@xinglin/contract/operation'
import { courseOverseen } from '#courses'
import { refuse, type Visit } from '#platform/visit'
import { sessionStore, type SessionRow } from './store.ts'

const { missing } = getOperation.refusals

/** A session of the visitor's; anybody else's is not there. With `hold` nobody else changes it until the call ends. */
export const ownSession = async (visit: Visit, id: string, hold = false): Promise<SessionRow> => {
  const store = sessionStore(visit)
  const row = await store.find(id)
  if (!row || row.personId !== visit.person?.id) throw refuse(missing)
  const held = hold ? await store.hold(id) : row
  if (!held) throw refuse(missing)
  return held
}

/** A session whose report the visitor may know of: their own, or one of a course that they teach or whose school they run. */
export const readableSession = async (
  visit: Visit,
  id: string,
): Promise<{ readonly row: SessionRow; readonly mine: boolean; readonly courseName: string }> => {
  const row = await sessionStore(visit).find(id)
  if (!row) throw refuse(missing)
  const mine = row.personId === visit.person?.id
  const course = await courseOverseen(visit, row.courseId)
  if (!mine && !course?.oversees) throw refuse(missing)
  return { row, mine, courseName: course?.name ?? '' }
}
