import { act, operation } from '@xinglin/simulation/operation'
import { isTakenOnce, type Moment } from '#attempts'
import { hashOf } from '#platform/content-hash'
import type { Database } from '#platform/database'
import { endOverdueWith, isOverdue, worthOf, type CourseStanding } from '#simulations/kernel'
import { versionOf } from './procedures.ts'
import type { OperationDeps } from './dependencies.ts'
import { setupOf } from './load-states.ts'
import { sessionStore, type SessionRow } from './store.ts'

/** The event with which every operation ends; browsers cannot make such an id. */
const ending = 'finish'

/** When it ends: now, and no later than its time; clocks of several processes may differ, it stands still for the slower one. */
const endingAt = (row: SessionRow, at: Date): number => {
  const begun = row.startedAt.getTime()
  const passed = Math.min(at.getTime(), row.endAt.getTime()) - begun
  return Math.max(row.lastAt, passed)
}

/** Ends an operation and has it assessed, once: whoever comes second finds it ended. The attempt is held before the session, as everywhere. */
export const endSession = async (
  room: OperationDeps,
  moment: Moment,
  session: SessionRow,
): Promise<{ readonly row: SessionRow; readonly standing: CourseStanding }> => {
  await room.host.lock(moment, session)
  const store = sessionStore(moment)
  const row = await store.lock(session.id)
  if (!row) throw new Error('a session vanished')
  if (row.state !== 'open') return { row, standing: await room.host.standing(moment, row) }
  const done = act(await room.states.of(moment, row), { type: 'finish' }, endingAt(row, moment.at))
  if ('refusal' in done) throw new Error(`session ${row.id} cannot end: ${done.refusal.code}`)
  const { event, state } = done
  await store.moveOn({
    sessionId: row.id,
    ...event,
    clientActionId: ending,
    receivedAt: moment.at,
  })
  const events = await store.events(row.id)
  const assessment = operation.assess(await setupOf(moment, row), events)
  const { hash } = await versionOf(moment, row.procedureVersionId)
  const set = {
    state: 'finished' as const,
    seq: event.seq,
    lastAt: event.at,
    endedAt: new Date(row.startedAt.getTime() + event.at),
    assessment,
    ...worthOf(assessment),
    hash: hashOf([hash, row.variantId, row.seed, events.map((one) => [one.at, one.action])]),
  }
  await store.change(row.id, set)
  const standing = await room.host.complete(moment, row, {
    sessionId: row.id,
    no: row.no,
    // What is taken once is told when its results are released.
    score: isTakenOnce(row.mode) ? null : set.composite,
  })
  room.states.keep(row.id, state)
  return { row: { ...row, ...set }, standing }
}

/** A session as it is now: one whose time is over has ended. */
export const endedByTime = async (
  room: OperationDeps,
  moment: Moment,
  row: SessionRow,
): Promise<SessionRow> =>
  isOverdue(row, moment.at) ? (await endSession(room, moment, row)).row : row

/** Ends the operations of a school whose time is over and whom nobody touched. */
export const endOverdueOperations = (
  room: OperationDeps,
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
