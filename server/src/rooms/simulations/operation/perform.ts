import { performAction } from '@xinglin/contract/simulations/operation'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { act, type Refusal } from '@xinglin/simulation/operation'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { isBeyondClock, isOverdue, takeTurn } from '#simulations/kernel'
import { claimedMs } from './claimed-time.ts'
import { endSession } from './end-session.ts'
import { ownSession, whereSessionKept } from './policy.ts'
import type { OperationDeps } from './dependencies.ts'
import { elapsedOf, toViewResponse, viewNow } from './stage.ts'
import { sessionStore } from './store.ts'

const { paused, stale, ended, time, mode, impossible, ahead } = performAction.refusals

/** The engine's reason as the contract says it; what a supervisor would say travels in words. */
const refusedAs = ({ code, zh }: Refusal) => {
  if (code === 'ended') return refuse(ended)
  if (code === 'time') return refuse(time)
  return refuse(code === 'mode' ? mode : impossible, { message: zh })
}

/** Does one thing: refused, repeated or new; what is answered was written in the same transaction. */
const perform = async (
  room: OperationDeps,
  visit: Visit,
  { SessionId, Seq, ClientActionId, Action }: InputOf<typeof performAction>,
): Promise<OutputOf<typeof performAction>> => {
  await takeTurn(visit, SessionId)
  const session = await ownSession(visit, SessionId)
  const late = isOverdue(session, visit.at)
  if (late) await endSession(room, visit, session)
  const row = await ownSession(visit, SessionId, true)
  const store = sessionStore(visit)
  const again = await store.doneBefore(row.id, ClientActionId)
  if (again) {
    const { seq, at, observations } = again
    return { Seq: seq, At: at, Observations: observations, View: await viewNow(room, visit, row) }
  }
  // The ending of a session whose time is over stays, although what was wanted comes too late.
  if (row.state !== 'open') throw refuse(late ? time : ended, { keep: true })
  if (row.pausedAt) throw refuse(paused)
  if (Seq !== row.seq) throw refuse(stale, { data: { Seq: row.seq } })
  // A series may not be longer than what passed since the last action: nobody presses ahead of the clock.
  if (isBeyondClock(claimedMs(Action), elapsedOf(visit, row) - row.lastAt)) throw refuse(ahead)
  const before = await room.states.of(visit, row)
  const done = act(before, Action, elapsedOf(visit, row))
  if ('refusal' in done) throw refusedAs(done.refusal)
  const { state, event } = done
  const { seq, at, observations } = event
  const kept = await store.moveOn({
    sessionId: row.id,
    seq,
    at,
    clientActionId: ClientActionId,
    action: Action,
    observations,
    receivedAt: visit.at,
  })
  if (!kept) throw new Error(`event ${seq} of session ${row.id} was not kept`)
  await visit.publish({ kind: 'learned', objectId: row.courseId, personId: row.personId })
  visit.afterwards(() => room.states.keep(row.id, state))
  return { Seq: seq, At: at, Observations: observations, View: toViewResponse(state) }
}

/** Answers those who act at the bedside. */
export const performingCalls = (room: OperationDeps) => [
  answer(
    performAction,
    whereSessionKept(function handlePerformAction(visit, input: InputOf<typeof performAction>) {
      return perform(room, visit, input)
    }),
  ),
]
