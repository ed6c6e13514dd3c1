import type { InputOf } from '@xinglin/contract/call'
import { moveQuestion, questionMoveNames } from '@xinglin/contract/questions'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { problemsIn } from '../content/problems.ts'
import { fileQuestion, filedUnder } from './file-question.ts'
import { stepOf } from './flow.ts'
import { questionListStore } from './list-store.ts'
import { managedQuestion } from './manage-questions.ts'
import { examinesQuestion, maySee, mayWrite, movedQuestion } from './policy.ts'
import { toDetail } from './serialize.ts'
import { questionStore, type QuestionRow } from './store.ts'
import { wordingStore } from './wording-store.ts'

const { newer, notYours, wrongState, reason, faulty, used } = moveQuestion.refusals

type Move = InputOf<typeof moveQuestion>

const refuseFaulty = ({ draft }: QuestionRow): void => {
  const problems = draft ? problemsIn(draft) : []
  if (problems.length > 0)
    throw refuse([faulty[0], `${faulty[1]}（${problems.length}处）`], {
      data: { Problems: problems },
    })
}

/** Freezes the draft as the next version: it is what was looked at, and is without faults still. */
const approve = async (visit: Visit, row: QuestionRow): Promise<Partial<QuestionRow>> => {
  if (!row.draft) throw refuse(wrongState)
  refuseFaulty(row)
  const versionId = newId(visit.at.getTime())
  await questionStore(visit).addVersion({
    id: versionId,
    questionId: row.id,
    no: row.versionNo + 1,
    form: row.draft,
    approvedBy: visit.person?.id ?? null,
    approvedAt: visit.at,
  })
  await fileQuestion(visit, row.id, row.draft)
  const { drawKey: _kept, ...filed } = filedUnder(row.draft)
  return { ...filed, draft: null, versionId, versionNo: row.versionNo + 1 }
}

const remove = async (visit: Visit, row: QuestionRow): Promise<void> => {
  const store = questionStore(visit)
  if ((await store.uses(row.id)).length > 0) throw refuse(used)
  await questionListStore(visit).resketch(row.id, [])
  await wordingStore(visit).remove(row.id)
  await store.remove(row.id)
}

/** The question as it was read, held; refuses what its state or the visitor does not allow. */
const steppable = async (visit: Visit, { Id, Action, Reason, Version }: Move) => {
  const row = await movedQuestion(visit, Id)
  const step = stepOf(Action)
  const may = step.examines ? examinesQuestion(visit, row) : mayWrite(visit, row)
  if (!may) throw refuse(notYours)
  if (!step.from(row)) throw refuse(wrongState)
  if (row.edition !== Version) throw refuse(newer, { data: await toDetail(visit, row) })
  if (Action === 'return' && Reason === '') throw refuse(reason)
  if (Action === 'submit') refuseFaulty(row)
  return { row, step }
}

/** Answers those who move questions on. */
export const questionMoveCalls = () => [
  answer(moveQuestion, async function handleMoveQuestion(visit, input) {
    const { Action, Reason } = input
    const { row, step } = await steppable(visit, input)
    if (Action === 'delete') await remove(visit, row)
    else {
      const approved = Action === 'approve' ? await approve(visit, row) : {}
      await questionStore(visit).change(row.id, {
        ...approved,
        ...step.to,
        ...(Action === 'discard' && { draft: null }),
        reason: Action === 'return' ? Reason : '',
        edition: row.edition + 1,
        editedAt: visit.at,
      })
    }
    await managedQuestion(visit, `题库：${questionMoveNames[Action]}题目`, row.stem, Reason)
    if (Action === 'delete') return { Detail: null }
    const after = await questionStore(visit).find(row.id)
    // What was returned is its author's again.
    return { Detail: after && maySee(visit, after) ? await toDetail(visit, after) : null }
  }),
]
