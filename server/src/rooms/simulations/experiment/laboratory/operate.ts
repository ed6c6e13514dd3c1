import { operate } from '@xinglin/contract/simulations/experiment'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { engineOf, type KeptRun } from '@xinglin/simulation/practical'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { versionOf } from '../session/protocols.ts'
import { ownSession, whereSessionKept } from '../session/policy.ts'
import type { ExperimentDeps } from '../session/dependencies.ts'
import { isTimeUp, maxActions, writtenIn } from '../session/rules.ts'
import { notFinished, notReplayed } from '../session/runs.ts'
import { pretestOf } from '../session/stage.ts'
import { sessionStore, type EventRow, type SessionRow } from '../session/store.ts'

const { paused, stale, ended, impossible, ahead, tooMany, sensitive } = operate.refusals

type Done = OutputOf<typeof operate>
type Wanted = InputOf<typeof operate>

const doneBy = async (
  visit: Visit,
  row: SessionRow,
  { seq, at, steps, action }: Pick<EventRow, 'seq' | 'at' | 'steps' | 'action'>,
): Promise<Done> => {
  const { protocol } = await versionOf(visit, row.protocolVersionId)
  const Engine = engineOf(protocol)
  return { Seq: seq, At: at, Steps: steps, Engine, Pretest: pretestOf(protocol, action, row.mode) }
}

/** Has the engine do one thing after what the row knows of; nothing is held meanwhile. */
const computed = async (
  { runs, computing }: ExperimentDeps,
  visit: Visit,
  row: SessionRow,
  { Steps, Action }: Wanted,
  elapsed: number,
): Promise<KeptRun> => {
  const wanted = await runs.take(visit, row)
  const time = { steps: Steps, elapsed: elapsed / 1000 }
  const came = await computing.run(visit, { kind: 'act', ...wanted, ...time, action: Action })
  if (came.kind === 'not-replayed') throw notReplayed(wanted.setup, row, came.zh)
  if (came.kind === 'acted' && !came.refused) return came.kept
  // Nothing was done: the run is as far as it was computed, and serves the next who asks.
  if ('kept' in came && came.kept) runs.keep(row.id, came.kept)
  if (came.kind === 'ahead') throw refuse(ahead)
  if (came.kind === 'acted' && came.refused)
    throw refuse(impossible, { message: came.refused.refusal })
  throw notFinished()
}

/** The session as it is now, with what an action of a browser came to where it was done before; refuses where no more can be done. */
const standing = async (
  visit: Visit,
  { SessionId, Seq, ClientActionId }: Wanted,
  lock: boolean,
): Promise<{ readonly row: SessionRow; readonly again: EventRow | undefined }> => {
  const row = await ownSession(visit, SessionId, lock)
  const again = await sessionStore(visit).doneBefore(row.id, ClientActionId)
  if (again) return { row, again }
  if (row.pausedAt) throw refuse(paused)
  if (row.state !== 'open' || isTimeUp(row, visit.at)) throw refuse(ended)
  if (Seq !== row.seq) throw refuse(stale, { data: { Seq: row.seq } })
  if (row.seq >= maxActions) throw refuse(tooMany)
  return { row, again }
}

/** Does one thing: refused, repeated or new; what is answered was written in the same transaction. */
const perform = async (room: ExperimentDeps, visit: Visit, wanted: Wanted): Promise<Done> => {
  await ownSession(visit, wanted.SessionId)
  await room.computing.enter(visit)
  const before = await standing(visit, wanted, false)
  if (before.again) return doneBy(visit, before.row, before.again)
  const elapsed = visit.at.getTime() - before.row.startedAt.getTime()
  const run = await computed(room, visit, before.row, wanted, elapsed)
  const { row, again } = await standing(visit, wanted, true)
  if (again) return doneBy(visit, row, again)
  const event = {
    sessionId: row.id,
    seq: run.seq,
    // Clocks of several processes may differ: time stands still for the slower one.
    at: Math.max(row.lastAt, elapsed),
    steps: wanted.Steps,
    clientActionId: wanted.ClientActionId,
    action: wanted.Action,
    receivedAt: visit.at,
  }
  if (run.seq !== row.seq + 1 || !(await sessionStore(visit).moveOn(event)))
    throw new Error(`event ${event.seq} of session ${row.id} was not kept`)
  await visit.publish({ kind: 'learned', objectId: row.courseId, personId: row.personId })
  visit.afterwards(() => room.runs.keep(row.id, run))
  return doneBy(visit, row, event)
}

/** Answers those who work in the laboratory. */
export const operatingCalls = (room: ExperimentDeps) => [
  answer(
    operate,
    whereSessionKept(async function handleOperate(visit, input: Wanted) {
      const written = writtenIn(input.Action)
      if (written !== '') await refuseSensitive(visit, written, 'experiment', sensitive)
      return perform(room, visit, input)
    }),
  ),
]
