import { consultation, dialogueOf, type Action } from '@xinglin/simulation/consultation'
import type { Moment } from '#attempts'
import { beginSession } from './begin-session.ts'
import { versionOf } from '../cases/cases.ts'
import { endSession } from './end-session.ts'
import type { ConsultationItem, ConsultationDeps } from '../session/dependencies.ts'
import { sessionStore } from '../session/store.ts'
import { authoredWay } from './author-demonstration.ts'

/** A consultation that somebody is said to have held: which of the author's steps they took, and how long each took them. */
export type NewConsultation = {
  readonly personId: string
  readonly place: ConsultationItem
  readonly startedAt: Date
  readonly takes: (action: Action, at: number) => boolean
  readonly stepMs: number
  /** What they said besides in words of their own, after the first steps: it was understood as it is understood. */
  readonly says?: readonly string[]
}

// After the greeting and the first open question.
const stepsBeforeOwnWords = 4

/**
 * Holds a consultation that was held elsewhere, by the rules that hold for everybody: what the patient would refuse is
 * left out, and the engine alone says what it is worth.
 */
export const makeConsultation = async (
  room: ConsultationDeps,
  school: Pick<Moment, 'db' | 'school'>,
  { personId, place, startedAt, takes, stepMs, says = [] }: NewConsultation,
): Promise<string> => {
  const row = await beginSession({ ...school, at: startedAt }, personId, place)
  const { script } = await versionOf(school, row.caseVersionId)
  const store = sessionStore(school)
  let state = await room.states.at(school, row, 0)
  const way: (Action | string)[] = authoredWay(script).filter(takes)
  way.splice(stepsBeforeOwnWords, 0, ...says)
  for (const step of way) {
    const action: Action =
      typeof step === 'string'
        ? { type: 'ask', text: step, parts: room.understand(step, dialogueOf(state)) }
        : step
    const done = consultation.act(state, action, state.at + stepMs)
    if ('refusal' in done) continue
    state = done.state
    const { seq, at, observations, change } = done.event
    await store.append({
      sessionId: row.id,
      seq,
      at,
      clientActionId: `made-${seq}`,
      action,
      observations,
      change,
      receivedAt: new Date(startedAt.getTime() + at),
    })
  }
  await store.change(row.id, { seq: state.seq })
  const at = new Date(startedAt.getTime() + state.at + stepMs)
  await endSession(room, { ...school, at }, { ...row, seq: state.seq })
  return row.id
}
