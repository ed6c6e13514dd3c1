import type { SimulationEvent } from '#simulation'
import type { Action } from '../state/action.ts'
import { changeOf, type Change } from '../state/change.ts'
import { pass, type Step } from '../clinic/clock.ts'
import { converse } from '../converse/conversation.ts'
import { examine, possibleExamination } from '../clinic/examining.ts'
import { hintCost, hintFor } from './hint.ts'
import type { Observation } from '../state/observation.ts'
import { limitOf, refusalOf, type Refusal } from './refusal.ts'
import type { State } from '../state/state.ts'
import { orderTest, possibleTest, readTest } from '../clinic/ordering.ts'
import { stop } from '../clinic/stopping.ts'
import { treat } from '../clinic/treating.ts'

/** What happened, in its order: the truth of a session, from which everything else is computed again. */
export type Event = SimulationEvent<Action, Observation> & {
  /** What it made of the state, by the engine that took it. */
  readonly change: Change
}

type Taken = Step & { readonly seconds: number }

const still = (state: State, ...observations: readonly Observation[]): Taken => ({
  state,
  observations,
  seconds: 0,
})

const chain = <T>(state: State, list: readonly T[], each: (state: State, one: T) => Step): Step =>
  list.reduce<Step>(
    (before, one) => {
      const after = each(before.state, one)
      return { state: after.state, observations: [...before.observations, ...after.observations] }
    },
    { state, observations: [] },
  )

/** Virtual seconds that writing orders and looking at a result take. */
const seconds = { order: 30, treat: 60, stop: 30, read: 60 } as const

const take = (state: State, action: Action): Taken => {
  switch (action.type) {
    case 'ask':
      return converse(state, action)
    case 'examine': {
      const known = possibleExamination(state, action.item)
      return known === undefined ? still(state) : examine(state, known)
    }
    case 'order':
      return {
        ...chain(state, action.tests, (now, id) => {
          const test = possibleTest(now, id)
          return test === undefined ? { state: now, observations: [] } : orderTest(now, test)
        }),
        seconds: seconds.order,
      }
    case 'read':
      return { ...readTest(state, action.test, action.findings), seconds: seconds.read }
    case 'wait':
      return { state, observations: [], seconds: action.minutes * 60 }
    case 'treat':
      return { ...chain(state, action.orders, treat), seconds: seconds.treat }
    case 'stop':
      return { ...chain(state, action.orders, stop), seconds: seconds.stop }
    case 'suspect': {
      const suspicion = { seq: state.seq, clock: state.clock, codes: action.codes }
      return still(
        { ...state, suspicions: [...state.suspicions, suspicion] },
        { type: 'kept', what: 'suspicions' },
      )
    }
    case 'diagnose':
      return still(
        { ...state, conclusion: { seq: state.seq, is: action.conclusion } },
        { type: 'kept', what: 'diagnosis' },
      )
    case 'write':
      return still(
        {
          ...state,
          record: { seq: state.seq, sections: { ...state.record?.sections, ...action.sections } },
        },
        { type: 'kept', what: 'record' },
      )
    case 'hint':
      return still(
        { ...state, hints: [...state.hints, state.seq] },
        { type: 'hint', text: hintFor(state), cost: hintCost },
      )
    case 'finish': {
      const how = state.at >= limitOf(state) ? 'time' : 'finished'
      return still({ ...state, ended: { seq: state.seq, how } }, { type: 'ended', how })
    }
  }
}

/**
 * Takes one action at a time of the server's clock (ms since the start): the next state and the event to be kept, or a
 * refusal that changes nothing. The same state, action and time always bring the same.
 */
export const act = (
  state: State,
  action: Action,
  at: number,
): { readonly state: State; readonly event: Event } | { readonly refusal: Refusal } => {
  const refusal = refusalOf(state, action, at)
  if (refusal !== undefined) return { refusal }
  const seq = state.seq + 1
  const taken = take({ ...state, seq, at, begun: [...state.begun, state.clock] }, action)
  const passed = pass(taken.state, taken.seconds)
  const observations = [...taken.observations, ...passed.observations]
  const change = changeOf(state, passed.state)
  return { state: passed.state, event: { seq, at, action, observations, change } }
}
