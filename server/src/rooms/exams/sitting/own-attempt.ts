import { saveAnswers } from '@xinglin/contract/exams'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { graceMs } from '../schedule/release.ts'

const { missing, elsewhere, over } = saveAnswers.refusals

/** Whether what arrives now comes too late for an attempt; while its time stands still nothing does. */
export const isLate = ({ deadline, pausedAt }: AttemptRow, at: Date): boolean =>
  pausedAt === null && at.getTime() > deadline.getTime() + graceMs

type Way = 'find' | 'share' | 'lock'

/** An attempt of the visitor's own; any other is not there. */
export const ownAttempt = async (visit: Visit, id: string, way: Way): Promise<AttemptRow> => {
  const row = await attemptStore(visit)[way](id)
  if (!row || row.personId !== memberOf(visit)?.id) throw refuse(missing)
  return row
}

/** Refuses a browser that is not the one that opened the attempt last. */
export const refuseOldEpoch = (row: Pick<AttemptRow, 'epoch'>, epoch: number): void => {
  if (epoch !== row.epoch) throw refuse(elsewhere)
}

/** The same attempt where it runs, for the browser that opened it last. */
export const runningAttempt = async (
  visit: Visit,
  { AttemptId, Epoch }: { readonly AttemptId: string; readonly Epoch: number },
  way: Way,
): Promise<AttemptRow> => {
  const row = await ownAttempt(visit, AttemptId, way)
  if (row.state === 'submitted') throw refuse(over)
  refuseOldEpoch(row, Epoch)
  if (isLate(row, visit.at)) throw refuse(over)
  return row
}
