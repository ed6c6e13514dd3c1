import { nobody, type InputOf } from '@xinglin/contract/call'
import { saveAnswers, submitAttempt } from '@xinglin/contract/exams'
import type { BatchContext } from '#platform/database'
import { answer } from '#platform/http'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { answerStore, type AnswerItem, type StoredSeq } from '../attempts/answer-store.ts'
import type { AttemptRow } from '../attempts/store.ts'
import { keeperOf, whereSat } from './contest-sitting.ts'
import { fittingAnswers, refuseMisfits } from './check-answers.ts'
import { noteEvent } from './event-store.ts'
import { handIn } from './hand-in.ts'
import { isLate, ownAttempt, refuseOldEpoch } from './own-attempt.ts'
import { savesTogether } from './save-together.ts'
import { submitsTogether } from './submit-together.ts'
import { contentsOfAttempt } from './view-attempt.ts'

const { over } = saveAnswers.refusals

/** Keeps what came after the end in the list of late answers; what the attempt has already is not late. */
const keepLate = async (
  visit: Visit,
  row: AttemptRow,
  items: readonly AnswerItem[],
): Promise<void> => {
  if (items.length === 0) return
  const store = answerStore(visit)
  const stored = new Map(
    (
      await store.stored(
        row.id,
        items.map(({ QuestionId }) => QuestionId),
      )
    ).map(({ QuestionId, Seq }) => [QuestionId, Seq]),
  )
  const contents = await contentsOfAttempt(visit, row)
  const late = fittingAnswers(row, contents, items).filter(
    ({ QuestionId, Seq }) => Seq > (stored.get(QuestionId) ?? 0),
  )
  if (late.length === 0) return
  await store.keepLate(row.id, late, visit.at)
  await noteEvent(visit, {
    examId: row.examId,
    attemptId: row.id,
    kind: 'late',
    detail: String(late.length),
  })
}

/** Whoever handed in themself has closed it; what time has closed may still be sent, for somebody to decide upon. */
const closedByTime = (row: AttemptRow): boolean =>
  row.state === 'running' || row.submitKind === 'deadline'

const takeItems = async (
  visit: Visit,
  row: AttemptRow,
  items: readonly AnswerItem[],
): Promise<readonly StoredSeq[]> => {
  if (items.length === 0) return []
  refuseMisfits(row, await contentsOfAttempt(visit, row), items)
  return answerStore(visit).take(row.id, items, { epoch: row.epoch, at: visit.at })
}

const save = async (visit: Visit, { AttemptId, Epoch, Items }: InputOf<typeof saveAnswers>) => {
  const row = await ownAttempt(visit, AttemptId, 'share')
  if (row.state === 'submitted' || isLate(row, visit.at)) {
    if (closedByTime(row) && Epoch === row.epoch) await keepLate(visit, row, Items)
    throw refuse(over, { keep: true })
  }
  refuseOldEpoch(row, Epoch)
  return {
    Saved: [...(await takeItems(visit, row, Items))],
    Deadline: row.deadline.toISOString(),
    ServerTime: new Date().toISOString(),
  }
}

const receiptOf = ({ receipt, submittedAt, answerHash }: AttemptRow) => ({
  Receipt: receipt,
  SubmittedAt: submittedAt?.toISOString() ?? '',
  AnswerHash: answerHash,
})

const submit = async (visit: Visit, { AttemptId, Epoch, Items }: InputOf<typeof submitAttempt>) => {
  const row = await ownAttempt(visit, AttemptId, 'lock')
  // Once more, from whatever window: the same receipt, and what was handed in stays.
  if (row.state === 'submitted') {
    if (closedByTime(row) && Epoch === row.epoch) await keepLate(visit, row, Items)
    return receiptOf(row)
  }
  refuseOldEpoch(row, Epoch)
  if (isLate(row, visit.at)) {
    await keepLate(visit, row, Items)
    return receiptOf(await handIn(visit, row, 'deadline', row.deadline))
  }
  await takeItems(visit, row, Items)
  const done = await handIn(visit, row, 'self', visit.at)
  await noteEvent(visit, {
    examId: row.examId,
    attemptId: row.id,
    kind: 'submit',
    detail: done.receipt,
  })
  return receiptOf(done)
}

/** Answers who saves and who hands in. */
export const savingCalls = (context: BatchContext) => {
  const saveTogether = savesTogether(context)
  const saveAlone = whereSat(save)
  const submitTogether = submitsTogether(context)
  const submitAlone = whereSat(submit)
  return [
    answer(saveAnswers, async function handleSaveAnswers(visit, input) {
      const personId = memberOf(visit)?.id ?? nobody
      const schoolId = await keeperOf(visit, input.AttemptId)
      const save = { ...input, personId, at: visit.at }
      const outcome = await visit.apart(() => saveTogether(schoolId, save))
      if (!outcome) return saveAlone(visit, input)
      return {
        Saved: [...outcome.saved],
        Deadline: outcome.deadline.toISOString(),
        ServerTime: new Date().toISOString(),
      }
    }),
    answer(submitAttempt, async function handleSubmitAttempt(visit, input) {
      const personId = memberOf(visit)?.id ?? nobody
      const schoolId = await keeperOf(visit, input.AttemptId)
      const submit = { ...input, personId, at: visit.at }
      const row = await visit.apart(() => submitTogether(schoolId, submit))
      return row ? receiptOf(row) : submitAlone(visit, input)
    }),
  ]
}
