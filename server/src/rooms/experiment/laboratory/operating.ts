import { operate } from '@xinglin/contract/experiment'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { acting, engineOf, settle } from '@xinglin/simulation/practical'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { versionOf } from '../session/protocols.ts'
import { ownSession } from '../session/reach.ts'
import type { Room } from '../session/room.ts'
import { isAhead, mostActions, writtenIn } from '../session/rules.ts'
import { unhurried } from '../session/runs.ts'
import { pretestOf } from '../session/stage.ts'
import { sessionStore, type EventRow, type SessionRow } from '../session/store.ts'

const { stale, ended, impossible, ahead, tooMany, sensitive } = operate.refusals

type Done = OutputOf<typeof operate>
type Wanted = InputOf<typeof operate>

const doneBy = async (
  visit: Visit,
  row: SessionRow,
  { seq, at, steps, action }: Pick<EventRow, 'seq' | 'at' | 'steps' | 'action'>,
): Promise<Done> => {
  const { protocol } = await versionOf(visit, row.protocolVersionId)
  const Engine = engineOf(protocol)
  return { Seq: seq, At: at, Steps: steps, Engine, Pretest: pretestOf(protocol, action) }
}

/** Does one thing: refused, repeated or new; what is answered was written in the same transaction. */
const perform = async (
  { runs }: Room,
  visit: Visit,
  { SessionId, Seq, ClientActionId, Steps, Action }: Wanted,
): Promise<Done> => {
  const row = await ownSession(visit, SessionId, true)
  const store = sessionStore(visit)
  const again = await store.doneBefore(row.id, ClientActionId)
  if (again) return doneBy(visit, row, again)
  if (row.state !== 'open') throw refuse(ended)
  if (Seq !== row.seq) throw refuse(stale, { data: { Seq: row.seq } })
  if (row.seq >= mostActions) throw refuse(tooMany)
  const run = await runs.take(visit, row)
  const elapsed = visit.at.getTime() - row.startedAt.getTime()
  if (isAhead(run, Steps, elapsed)) {
    runs.keep(row.id, run)
    throw refuse(ahead)
  }
  const refused = await unhurried(acting(run, Action, Steps))
  if (refused) {
    // Nothing was done: the run is what it was, and serves the next who asks.
    runs.keep(row.id, run)
    throw refuse(impossible, { message: refused.refusal })
  }
  const event = {
    sessionId: row.id,
    seq: run.seq,
    // Clocks of several processes may differ: time stands still for the slower one.
    at: Math.max(row.lastAt, elapsed),
    steps: Steps,
    clientActionId: ClientActionId,
    action: Action,
    receivedAt: visit.at,
  }
  if (!(await store.moveOn(event)))
    throw new Error(`event ${event.seq} of session ${row.id} was not kept`)
  settle(run)
  visit.afterwards(() => runs.keep(row.id, run))
  return doneBy(visit, row, event)
}

/** Answers those who work in the laboratory. */
export const operatingCalls = (room: Room) => [
  answer(operate, async (visit, input) => {
    const written = writtenIn(input.Action)
    if (written !== '') await refuseSensitive(visit, written, 'experiment', sensitive)
    return perform(room, visit, input)
  }),
]
