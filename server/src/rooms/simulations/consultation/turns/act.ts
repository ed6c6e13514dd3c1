import { act, ask, type Action as Wanted } from '@xinglin/contract/simulations/consultation'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import {
  consultation,
  dialogueOf,
  type Action,
  type Refusal,
  type State,
} from '@xinglin/simulation/consultation'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { isOverdue, takeTurn } from '#simulations/kernel'
import { endSession } from './end-session.ts'
import { phrasesOf, understandBy } from '../phrases/phrases.ts'
import { ownSession, whereSessionKept } from '../session/policy.ts'
import type { ConsultationDeps } from '../session/dependencies.ts'
import { maxActions } from '../session/rules.ts'
import { sessionStore, type EventRow, type SessionRow } from '../session/store.ts'
import { viewOf } from '../views/serialize.ts'
import { beginWording, isWorded } from './word-turn.ts'

const { missing, paused, stale, ended, impossible, tooMany, sensitive } = ask.refusals

type Done = OutputOf<typeof act>

/** What was done, with the event and the session to which it belongs. */
type Performed = { readonly done: Done; readonly event: Turn; readonly row: SessionRow }

type Turn = Pick<EventRow, 'seq' | 'at' | 'action' | 'observations'>

/** Where an action stands among others: what the browser knew, and its own id for it. */
type At = { readonly SessionId: string; readonly Seq: number; readonly ClientActionId: string }

const refused = ({ code, zh }: Refusal): Error =>
  code === 'ended' || code === 'time'
    ? refuse(ended, { message: zh })
    : refuse(impossible, { message: zh })

const doneBy = (
  { seq, at, observations }: Pick<EventRow, 'seq' | 'at' | 'observations'>,
  state: State,
  row: SessionRow,
): Done => ({ Seq: seq, At: at, Observations: observations, View: viewOf(state, row) })

/**
 * The session, held until the call ends: at once where it runs, as nearly always; one whose time is over is ended first,
 * whatever becomes of the call.
 */
const held = async (room: ConsultationDeps, visit: Visit, id: string): Promise<SessionRow> => {
  await takeTurn(visit, id)
  const running = await sessionStore(visit).lockRunning(id, visit.person?.id ?? '', visit.at)
  if (running) return running
  const session = await ownSession(visit, id)
  if (isOverdue(session, visit.at)) return (await endSession(room, visit, session)).row
  const row = await sessionStore(visit).lock(id)
  if (!row) throw refuse(missing)
  return row
}

/** Does one action: refused, repeated or new; what is answered was written in the same transaction. */
const perform = async (
  room: ConsultationDeps,
  visit: Visit,
  { SessionId, Seq, ClientActionId }: At,
  actionOf: (state: State, row: SessionRow) => Action | Promise<Action>,
): Promise<Performed> => {
  const row = await held(room, visit, SessionId)
  const store = sessionStore(visit)
  const repeated = async (): Promise<Performed | undefined> => {
    const event = await store.doneBefore(row.id, ClientActionId)
    if (!event) return undefined
    const then = await room.states.at(visit, row, event.seq)
    return { done: doneBy(event, then, row), event, row }
  }
  // What was done before has moved the session on, so only then it is looked for.
  const again = row.state !== 'open' || Seq !== row.seq ? await repeated() : undefined
  if (again) return again
  // The ending of a session whose time is over stays, although what was wanted comes too late.
  if (row.state !== 'open') throw refuse(ended, { keep: true })
  if (row.pausedAt) throw refuse(paused)
  if (Seq !== row.seq) throw refuse(stale, { data: { Seq: row.seq } })
  if (row.seq >= maxActions) throw refuse(tooMany)
  const state = await room.states.at(visit, row, row.seq)
  // Requests may overtake each other on their way here: time stands still for the slower one.
  const at = Math.max(state.at, visit.at.getTime() - row.startedAt.getTime())
  const done = consultation.act(state, await actionOf(state, row), at)
  if ('refusal' in done) {
    const first = await repeated()
    if (first) return first
    throw refused(done.refusal)
  }
  const { event } = done
  const isNew = await store.moveOn({
    sessionId: row.id,
    seq: event.seq,
    at: event.at,
    clientActionId: ClientActionId,
    action: event.action,
    observations: event.observations,
    change: event.change,
    receivedAt: visit.at,
  })
  if (!isNew) {
    const first = await repeated()
    if (first) return first
    throw new Error(`event ${event.seq} of session ${row.id} was not kept`)
  }
  await visit.publish({ kind: 'learned', objectId: row.courseId, personId: row.personId })
  visit.afterwards(() => {
    room.states.keep(row.id, done.state)
    if (isWorded(room, visit, row, event)) beginWording(room, visit, row, event, done.state)
  })
  return { done: doneBy(event, done.state, row), event, row }
}

/** What of an action somebody wrote themselves. */
const writtenIn = (action: Wanted): string => {
  if (action.type === 'write') return Object.values(action.sections).join('\n')
  if (action.type !== 'diagnose') return ''
  const { primary, qualifiers, secondary, differentials } = action.conclusion
  const typed = [primary, ...secondary, ...differentials].map(({ text }) => text ?? '')
  return [...typed, ...qualifiers].join('\n')
}

/** Answers those who consult. */
export const actingCalls = (room: ConsultationDeps) => [
  answer(
    ask,
    whereSessionKept(async function handleAsk(visit, { Text, ...at }: InputOf<typeof ask>) {
      await refuseSensitive(visit, Text, 'consultation', sensitive)
      const { done, event, row } = await perform(room, visit, at, async (state, held) => ({
        type: 'ask',
        text: Text,
        parts: understandBy(await phrasesOf(visit, held), room.understand)(Text, dialogueOf(state)),
      }))
      return { ...done, Wording: isWorded(room, visit, row, event) }
    }),
  ),

  answer(
    act,
    whereSessionKept(async function handleAct(visit, { Action, ...at }: InputOf<typeof act>) {
      const written = writtenIn(Action)
      if (written !== '') await refuseSensitive(visit, written, 'consultation', sensitive)
      return (await perform(room, visit, at, () => Action)).done
    }),
  ),
]
