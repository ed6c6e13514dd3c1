import type { InputOf } from '@xinglin/contract/call'
import type { saveAnswers } from '@xinglin/contract/exams'
import { type Database, inBatches } from '#platform/database'
import { Refused, type TenantContext } from '#platform/visit'
import { answerStore, type StoredSeq } from '../attempts/answer-store.ts'
import { attemptContents } from '../attempts/attempt-contents.ts'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { refuseMisfits } from './check-answers.ts'
import { isLate } from './own-attempt.ts'

/** Answers that somebody saves at a moment. */
type Save = InputOf<typeof saveAnswers> & { readonly personId: string; readonly at: Date }

/** What is stored of them; undefined where they are for a call of their own: to be refused, late, or of an attempt that another call changes now. */
type Outcome = { readonly saved: readonly StoredSeq[]; readonly deadline: Date } | undefined

const fits = async (
  tenant: TenantContext,
  row: AttemptRow | undefined,
  { personId, Epoch, Items, at }: Save,
): Promise<boolean> => {
  if (row?.personId !== personId || row.state !== 'running') return false
  if (Epoch !== row.epoch || isLate(row, at)) return false
  const contents = await attemptContents(tenant, row)
  if (!contents) return false
  try {
    refuseMisfits(row, contents, Items)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

const saveAll = async (tenant: TenantContext, saves: readonly Save[]): Promise<Outcome[]> => {
  const attempts = await attemptStore(tenant).shareFree(saves.map(({ AttemptId }) => AttemptId))
  const rows = new Map(attempts.map((row) => [row.id, row]))
  const plain = new Set<Save>()
  for (const one of saves) if (await fits(tenant, rows.get(one.AttemptId), one)) plain.add(one)
  const stored = await answerStore(tenant).takeAll(
    [...plain].flatMap(({ AttemptId: attemptId, Epoch: epoch, Items, at }) =>
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
  return saves.map((one) => {
    const row = plain.has(one) ? rows.get(one.AttemptId) : undefined
    if (!row) return undefined
    const own = stored.get(one.AttemptId)
    const ids = [...new Set(one.Items.map(({ QuestionId }) => QuestionId))]
    const saved = ids.map((QuestionId) => ({ QuestionId, Seq: own?.get(QuestionId) ?? 0 }))
    return { saved, deadline: row.deadline }
  })
}

/** Saves answers together with those that others save now: one flush of the database's log serves all, and each is told after it. */
export const savesTogether = (database: Database) => inBatches<Save, Outcome>(database, saveAll)
