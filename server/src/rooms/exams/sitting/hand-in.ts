import { createHash, randomInt } from 'node:crypto'
import { canonicalAnswers } from '@xinglin/contract/exams'
import type { TenantContext } from '#platform/visit'
import { answerStore, type AnswerRow } from '../attempts/answer-store.ts'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { closeStations } from '../stations/attempt-stations.ts'

// Without signs that are taken for one another where they are read out or written down.
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const receiptLength = 8

const newReceipt = (): string =>
  Array.from({ length: receiptLength }, () => signs[randomInt(signs.length)]).join('')

const canonical = (attemptId: string, answers: readonly AnswerRow[]): string =>
  canonicalAnswers(
    attemptId,
    answers.map(({ unitId, seq, answer }) => ({ QuestionId: unitId, Seq: seq, Answer: answer })),
  )

/** The answers of an attempt as one text, of which the receipt has the hash. */
export const canonicalOf = async (tenant: TenantContext, attemptId: string): Promise<string> =>
  canonical(attemptId, await answerStore(tenant).answers(attemptId))

/** How and when a running attempt is handed in. */
export type HandingIn = {
  readonly row: AttemptRow
  readonly submitKind: NonNullable<AttemptRow['submitKind']>
  readonly submittedAt: Date
}

/** Closes running attempts that this transaction holds: what is stored now is what was handed in. */
export const handInAll = async (
  tenant: TenantContext,
  all: readonly HandingIn[],
): Promise<readonly AttemptRow[]> => {
  const answers = await answerStore(tenant).answersOf(all.map(({ row }) => row.id))
  const closed = all.map(({ row, submitKind, submittedAt }) => ({
    ...row,
    state: 'submitted' as const,
    submitKind,
    submittedAt,
    pausedAt: null,
    receipt: newReceipt(),
    answerHash: createHash('sha256')
      .update(canonical(row.id, answers.get(row.id) ?? []), 'utf8')
      .digest('hex'),
    scoreVersion: 0,
  }))
  await attemptStore(tenant).close(closed)
  for (const row of closed) await closeStations(tenant, row, row.submittedAt)
  return closed
}

/** The same for one. */
export const handIn = async (
  tenant: TenantContext,
  row: AttemptRow,
  submitKind: HandingIn['submitKind'],
  submittedAt: Date,
): Promise<AttemptRow> => {
  const [closed] = await handInAll(tenant, [{ row, submitKind, submittedAt }])
  return closed ?? row
}
