import { consultation } from '@xinglin/simulation/consultation'
import { isTakenOnce, type Moment } from '#attempts'
import type { Database } from '#platform/database'
import { versionOf } from '../cases/cases.ts'
import { collectUnmatched } from '../phrases/collect-phrases.ts'
import { hashOf } from '#platform/content-hash'
import { endOverdueWith, worthOf, type CourseStanding } from '#simulations/kernel'
import type { ConsultationDeps } from '../session/dependencies.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'

/** The event with which every session ends; browsers cannot make such an id. */
const ending = 'finish'

const assessed = async (moment: Moment, row: SessionRow, seq: number) => {
  const events = await sessionStore(moment).events(row.id, 0, seq)
  const { script, hash } = await versionOf(moment, row.caseVersionId)
  const { seed, mode, temperament, engine, phraseNo } = row
  const setup = { script, seed, mode, temperament }
  const assessment = consultation.assess(setup, events)
  return {
    assessment,
    ...worthOf(assessment),
    hash: hashOf([
      hash,
      engine,
      seed,
      mode,
      temperament,
      // Events from before changes were kept count as they did.
      events.map(({ at, action, change }) => [at, action, ...(change ? [change] : [])]),
      // Sessions from before there were any keep their hash.
      ...(phraseNo > 0 ? [phraseNo] : []),
    ]),
  }
}

/**
 * Ends a session and has it assessed, once: whoever comes second finds it ended. The attempt is held before the session,
 * here as everywhere.
 */
export const endSession = async (
  room: ConsultationDeps,
  moment: Moment,
  session: SessionRow,
): Promise<{ row: SessionRow; standing: CourseStanding }> => {
  const store = sessionStore(moment)
  await room.host.lock(moment, session)
  const row = await store.lock(session.id)
  if (!row) throw new Error('a session vanished')
  if (row.state !== 'open') return { row, standing: await room.host.standing(moment, row) }
  const state = await room.states.at(moment, row, row.seq)
  const limit = row.endAt.getTime() - row.startedAt.getTime()
  const passed = Math.min(moment.at.getTime() - row.startedAt.getTime(), limit)
  const done = consultation.act(state, { type: 'finish' }, Math.max(passed, state.at))
  if ('refusal' in done) throw new Error(`an ending is refused: ${done.refusal.zh}`)
  const { event } = done
  await store.append({
    sessionId: row.id,
    seq: event.seq,
    at: event.at,
    clientActionId: ending,
    action: event.action,
    observations: event.observations,
    change: event.change,
    receivedAt: moment.at,
  })
  const set = {
    state: 'finished' as const,
    seq: event.seq,
    how: done.state.ended?.how ?? 'finished',
    endedAt: new Date(row.startedAt.getTime() + event.at),
    ...(await assessed(moment, row, event.seq)),
  }
  await store.change(row.id, set)
  await collectUnmatched(moment, row, event.seq)
  const standing = await room.host.complete(moment, row, {
    sessionId: row.id,
    no: row.no,
    score: isTakenOnce(row.mode) ? null : set.composite,
  })
  return { row: { ...row, ...set }, standing }
}

/** Ends the sessions of a school whose time is over and whom nobody touched. */
export const endOverdue = (
  room: ConsultationDeps,
  database: Pick<Database, 'within'>,
  schoolId: string,
  at: Date,
): Promise<void> =>
  endOverdueWith(
    { sessions: sessionStore, end: (moment, row: SessionRow) => endSession(room, moment, row) },
    database,
    schoolId,
    at,
  )
