import { createHash, randomInt } from 'node:crypto'
import { canonicalAnswers } from '@xinglin/contract/exams'
import type { TenantContext } from '#platform/visit'
import { answerStore } from '../attempts/answer-store.ts'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { closeStations } from '../stations/attempt-stations.ts'

// Without signs that are taken for one another where they are read out or written down.
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const receiptLength = 8

const newReceipt = (): string =>
  Array.from({ length: receiptLength }, () => signs[randomInt(signs.length)]).join('')

/** The answers of an attempt as one text, of which the receipt has the hash. */
export const canonicalOf = async (tenant: TenantContext, attemptId: string): Promise<string> =>
  canonicalAnswers(
    attemptId,
    (await answerStore(tenant).answers(attemptId)).map(({ unitId, seq, answer }) => ({
      QuestionId: unitId,
      Seq: seq,
      Answer: answer,
    })),
  )

/** Closes a running attempt that this transaction holds: what is stored now is what was handed in. */
export const handIn = async (
  tenant: TenantContext,
  row: AttemptRow,
  submitKind: NonNullable<AttemptRow['submitKind']>,
  submittedAt: Date,
): Promise<AttemptRow> => {
  const set = {
    state: 'submitted' as const,
    submitKind,
    submittedAt,
    pausedAt: null,
    receipt: newReceipt(),
    answerHash: createHash('sha256')
      .update(await canonicalOf(tenant, row.id), 'utf8')
      .digest('hex'),
    scoreVersion: 0,
  }
  await attemptStore(tenant).change(row.id, set)
  await closeStations(tenant, row, submittedAt)
  return { ...row, ...set }
}
