import { startAttempt } from '@xinglin/contract/exams'
import { nobody } from '@xinglin/contract/call'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { givenAmong } from '#targets'
import { ownTimes, type OwnTimes } from '../schedule/own-times.ts'
import { examStore, type ExamRow } from '../schedule/store.ts'

const { missing } = startAttempt.refusals

/** Whether those who have an examination may know of it. */
export const isVisible = ({ state, visibleAt }: ExamRow, at: Date): boolean =>
  state !== 'draft' && (visibleAt === null || visibleAt <= at)

/** An examination that the visitor has, with their own times; any other is not there. */
export const ownExam = async (
  visit: Visit,
  id: string,
): Promise<{ readonly row: ExamRow; readonly times: OwnTimes }> => {
  const row = await examStore(visit).find(id)
  if (!row || !isVisible(row, visit.at) || row.state === 'archived') throw refuse(missing)
  const given = (await givenAmong(visit, [id], memberOf(visit)?.id ?? nobody)).get(id)
  if (!given?.targetMatch.open) throw refuse(missing)
  return { row, times: ownTimes(row, given) }
}
