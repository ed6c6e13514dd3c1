import { checkNumbers } from '@xinglin/contract/classes'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { teachingStore, type TeachingRow } from './store.ts'

const { missing, archived } = checkNumbers.refusals

/** The class that the visitor may change: who runs the school any, a teacher their own. */
export const ownClass = async (visit: Visit, id: string): Promise<TeachingRow> => {
  const row = await teachingStore(visit).hold(id)
  if (!row || !(runsSchool(visit) || row.teacherId === visit.person?.id)) throw refuse(missing)
  return row
}

/** The same where it is not archived. */
export const openOwnClass = async (visit: Visit, id: string): Promise<TeachingRow> => {
  const row = await ownClass(visit, id)
  if (row.closed) throw refuse(archived)
  return row
}
