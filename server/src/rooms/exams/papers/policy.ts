import { savePaper } from '@xinglin/contract/exams'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { paperStore, type PaperRow } from './store.ts'

const { missing, notYours } = savePaper.refusals

/** Whether somebody may write a paper: whose it is, and those who run the school. */
export const mayWritePaper = (
  visit: Pick<Visit, 'who' | 'person'>,
  { ownerId }: Pick<PaperRow, 'ownerId'>,
): boolean => runsSchool(visit) || (ownerId !== null && visit.person?.id === ownerId)

/** Whether somebody may see it at all: every teacher what was frozen, everybody else what they may write. */
export const maySeePaper = (
  visit: Pick<Visit, 'who' | 'person'>,
  row: Pick<PaperRow, 'ownerId' | 'versionNo'>,
): boolean => mayWritePaper(visit, row) || row.versionNo > 0

/** A paper that the visitor may see; any other is not there. */
export const seenPaper = async (visit: Visit, id: string): Promise<PaperRow> => {
  const row = await paperStore(visit).find(id)
  if (!row || !maySeePaper(visit, row)) throw refuse(missing)
  return row
}

/** A paper that the visitor may write, held until the call ends. */
export const lockedPaper = async (visit: Visit, id: string): Promise<PaperRow> => {
  const row = await paperStore(visit).lock(id)
  if (!row || !maySeePaper(visit, row)) throw refuse(missing)
  if (!mayWritePaper(visit, row)) throw refuse(notYours)
  return row
}
