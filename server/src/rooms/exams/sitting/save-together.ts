import type { InputOf } from '@xinglin/contract/call'
import type { saveAnswers } from '@xinglin/contract/exams'
import { type BatchContext, inBatchesOrAlone } from '#platform/database'
import { Refused, type TenantContext } from '#platform/visit'
import { answerStore, type AnswerItem, type StoredSeq } from '../attempts/answer-store.ts'
import { attemptContents } from '../attempts/attempt-contents.ts'
import type { AttemptRow } from '../attempts/store.ts'
import { refuseMisfits } from './check-answers.ts'
import { type Acting, runningTogether } from './running-together.ts'

/** Answers that somebody saves at a moment. */
type Save = InputOf<typeof saveAnswers> & Acting

/** What is stored of them; undefined where they are for a call of their own: to be refused, late, or of an attempt that another call changes now. */
type Outcome = { readonly saved: readonly StoredSeq[]; readonly deadline: Date } | undefined

/** Whether all of some answers can be stored in an attempt as it stands. */
export const fitsAll = async (
  tenant: TenantContext,
  row: AttemptRow,
  items: readonly AnswerItem[],
): Promise<boolean> => {
  if (items.length === 0) return true
  const contents = await attemptContents(tenant, row)
  if (!contents) return false
  try {
    refuseMisfits(row, contents, items)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** Stores what some save, all of which fits; answers the numbers that are stored, by attempt and question. */
export const takeAnswers = (tenant: TenantContext, saves: readonly Save[]) =>
  answerStore(tenant).takeAll(
    saves.flatMap(({ AttemptId: attemptId, Epoch: epoch, Items, at }) =>
      Items.map(({ QuestionId: unitId, Seq: seq, Answer: answer }) => ({
        attemptId,
        unitId,
        seq,
        answer,
        epoch,
        at,
      })),
    ),
  )

const saveAll = async (tenant: TenantContext, saves: readonly Save[]): Promise<Outcome[]> => {
  const plain = new Map<Save, AttemptRow>()
  for (const [one, row] of await runningTogether(tenant, saves, 'share'))
    if (await fitsAll(tenant, row, one.Items)) plain.set(one, row)
  const stored = await takeAnswers(tenant, [...plain.keys()])
  return saves.map((one) => {
    const row = plain.get(one)
    if (!row) return undefined
    const own = stored.get(one.AttemptId)
    const ids = [...new Set(one.Items.map(({ QuestionId }) => QuestionId))]
    const saved = ids.map((QuestionId) => ({ QuestionId, Seq: own?.get(QuestionId) ?? 0 }))
    return { saved, deadline: row.deadline }
  })
}

/** Saves answers together with those that others save now: one flush of the database's log serves all, and each is told after it. */
export const savesTogether = (context: BatchContext) =>
  inBatchesOrAlone<Save, Outcome>(context, saveAll)
