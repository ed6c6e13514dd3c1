import { saveQuestion } from '@xinglin/contract/questions'
import { holdsFor, refuse, runsSchool, type Visit } from '#platform/visit'
import { questionStore, type QuestionRow } from './store.ts'

const { missing, notYours } = saveQuestion.refusals

/** Whether somebody may write a question: its author, and those who run the school. */
export const mayWrite = (
  visit: Pick<Visit, 'who' | 'person'>,
  { authorId }: Pick<QuestionRow, 'authorId'>,
): boolean => runsSchool(visit) || (authorId !== null && visit.person?.id === authorId)

type Filed = Pick<QuestionRow, 'authorId' | 'departmentId' | 'sectionId'>

/** Whether somebody examines a question: who runs the school any, 教研室负责人 those of their subject that others wrote. */
export const examinesQuestion = (
  visit: Pick<Visit, 'who' | 'person' | 'posts'>,
  { authorId, departmentId, sectionId }: Filed,
): boolean =>
  runsSchool(visit) ||
  (authorId !== visit.person?.id && holdsFor(visit, ['departmentHead'], [departmentId, sectionId]))

/** Whether somebody may read the draft: who may write it, and who examines it while it waits. */
export const mayReadDraft = (
  visit: Pick<Visit, 'who' | 'person' | 'posts'>,
  row: Filed & Pick<QuestionRow, 'revision'>,
): boolean => mayWrite(visit, row) || (row.revision === 'waiting' && examinesQuestion(visit, row))

/** Whether somebody may see it at all: every teacher what was approved, everybody else what they may write or examine. */
export const maySee = (
  visit: Pick<Visit, 'who' | 'person' | 'posts'>,
  row: Filed & Pick<QuestionRow, 'versionNo' | 'revision'>,
): boolean => mayReadDraft(visit, row) || row.versionNo > 0

/** A question that the visitor may see; any other is not there. */
export const seenQuestion = async (visit: Visit, id: string): Promise<QuestionRow> => {
  const row = await questionStore(visit).find(id)
  if (!row || !maySee(visit, row)) throw refuse(missing)
  return row
}

/** A question that the visitor may write or examine, held until the call ends. */
export const movedQuestion = async (visit: Visit, id: string): Promise<QuestionRow> => {
  const row = await questionStore(visit).lock(id)
  if (!row || !maySee(visit, row)) throw refuse(missing)
  if (!mayWrite(visit, row) && !examinesQuestion(visit, row)) throw refuse(notYours)
  return row
}

/** A question that the visitor may write, held until the call ends. */
export const lockedQuestion = async (visit: Visit, id: string): Promise<QuestionRow> => {
  const row = await questionStore(visit).lock(id)
  if (!row || !maySee(visit, row)) throw refuse(missing)
  if (!mayWrite(visit, row)) throw refuse(notYours)
  return row
}
