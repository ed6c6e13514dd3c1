import { applyJudgement, type Judgement } from '@xinglin/simulation/consultation'
import { versionOf } from '../cases/cases.ts'
import { appealStore } from './appeal-store.ts'
import { bestAt, releasedSince, worthOf } from '#simulations/kernel'
import type { Moment } from '#attempts'
import type { ConsultationDeps } from '../session/dependencies.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'

/** What a teacher decided, and why. */
export type Decision = {
  readonly judgement: Judgement
  /** Of the item, and what it had; empty and 0 of a meaning. */
  readonly name: string
  readonly pointsBefore: number
  readonly personId: string
  readonly reason: string
  readonly appealId: string | null
}

/** A report held for a decision: the attempt first, then the session, here as everywhere. */
export const lockReport = async (
  { host }: Pick<ConsultationDeps, 'host'>,
  moment: Moment,
  appeal: SessionRow,
): Promise<SessionRow> => {
  await host.lock(moment, appeal)
  const row = await sessionStore(moment).lock(appeal.id)
  if (!row) throw new Error('a session vanished')
  return row
}

/**
 * Adds a decision to a report that is held, has the engine compute the sheet anew with all that were made, and lets the
 * score of the course follow. What the engine had by itself stays where it was.
 */
export const decide = async (
  room: Pick<ConsultationDeps, 'host'>,
  moment: Moment,
  row: SessionRow,
  decision: Decision,
): Promise<SessionRow> => {
  const store = appealStore(moment)
  const sessions = sessionStore(moment)
  const events = await sessions.events(row.id, 0, row.seq)
  const { script } = await versionOf(moment, row.caseVersionId)
  const { seed, mode, temperament } = row
  const before = (await store.judgements(row.id)).map((one) => one.judgement)
  const assessment = applyJudgement({ script, seed, mode, temperament }, events, [
    ...before,
    decision.judgement,
  ])
  const set = {
    judged: assessment,
    judgements: before.length + 1,
    ...worthOf(assessment),
  }
  await store.judge({
    sessionId: row.id,
    no: set.judgements,
    ...decision,
    compositeBefore: row.composite ?? 0,
    compositeAfter: set.composite,
    at: moment.at,
  })
  await sessions.change(row.id, set)
  const isTold = (await releasedSince(moment, row)) !== undefined
  const best = isTold ? await bestAt(moment, sessions, row) : null
  await room.host.rescore(moment, row, { sessionId: row.id, no: row.no, best })
  return { ...row, ...set }
}
