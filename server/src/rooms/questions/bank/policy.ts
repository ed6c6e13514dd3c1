import { saveQuestion } from '@xinglin/contract/questions'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { questionStore, type QuestionRow } from './store.ts'

const { missing, notYours } = saveQuestion.refusals

/** Whether somebody may write a question: its author, and those who run the school. */
export const mayWrite = (
  visit: Pick<Visit, 'who' | 'person'>,
  { authorId }: Pick<QuestionRow, 'authorId'>,
): boolean => runsSchool(visit) || (authorId !== null && visit.person?.id === authorId)

/** Whether somebody may see it at all: every teacher what was approved, everybody else what they may write. */
export const maySee = (
  visit: Pick<Visit, 'who' | 'person'>,
  row: Pick<QuestionRow, 'authorId' | 'versionNo'>,
): boolean => mayWrite(visit, row) || row.versionNo > 0

/** A question that the visitor may see; any other is not there. */
export const seenQuestion = async (visit: Visit, id: string): Promise<QuestionRow> => {
  const row = await questionStore(visit).find(id)
  if (!row || !maySee(visit, row)) throw refuse(missing)
  return row
}

/** A question that the visitor may write, held until the call ends. */
export const heldQuestion = async (visit: Visit, id: string): Promise<QuestionRow> => {
  const row = await questionStore(visit).hold(id)
  if (!row || !maySee(visit, row)) throw refuse(missing)
  if (!mayWrite(visit, row)) throw refuse(notYours)
  return row
}
