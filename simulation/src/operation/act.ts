import type { SimulationEvent } from '#simulation'
import type { Action } from './action.ts'
import { compress, lasting } from './arrest.ts'
import { pass } from './body.ts'
import { hintFor } from './hint.ts'
import { seen, type Observation } from './observation.ts'
import { deedOf, perform, secondsOf } from './perform.ts'
import { limitOf, refusalOf, type Refusal } from './refusal.ts'
import { start, type Setup, type State } from './state.ts'
import { tellSigns, type Step } from './trouble.ts'

/** What happened, in its order: the truth of a session, from which everything else is computed again. */
export type Event = SimulationEvent<Action, Observation>

type Taken = Step & { readonly seconds: number }

const still = (state: State, ...observations: readonly Observation[]): Taken => ({
  state,
  observations,
  seconds: 0,
})

const prepare = (state: State, tools: readonly string[]): Taken => {
  const fresh = tools.filter((id) => state.prepared[id] === undefined)
  const prepared = Object.fromEntries(fresh.map((id) => [id, state.seq]))
  const names = fresh.map((id) => state.setup.procedure.tools.find((one) => one.id === id)?.zh)
  return {
    state: { ...state, prepared: { ...state.prepared, ...prepared } },
    observations: names.length === 0 ? [] : [seen(`已备：${names.join('、')}。`)],
    // A version from before it was said takes five seconds.
    seconds: (state.setup.procedure.fetching ?? 5) * fresh.length,
  }
}

const take = (state: State, action: Exclude<Action, { type: 'undo' }>): Taken => {
  switch (action.type) {
    case 'perform': {
      const deed = deedOf(state, action.deed)
      if (deed === undefined) return still(state)
      return { ...perform(state, deed, action), seconds: secondsOf(deed, action) }
    }
    case 'prepare':
      return prepare(state, action.tools)
    case 'compress':
      return still(compress(state, action), seen(`按压${action.strokes.length}次。`))
    case 'wait':
      return { state, observations: [], seconds: action.seconds }
    case 'hint': {
      const hinted = { ...state, hints: [...state.hints, state.seq] }
      return still(hinted, { type: 'hint', zh: hintFor(state) })
    }
    case 'finish': {
      const how = state.at >= limitOf(state) ? 'time' : 'finished'
      const zh = how === 'time' ? '时间到，操作结束。' : '操作结束。'
      return still({ ...state, ended: { seq: state.seq, how } }, { type: 'ended', zh, how })
    }
  }
}

/** Compressions take their own time; whoever hands them in afterwards has spent it already. */
const spent = (action: Action, elapsed: number): number =>
  action.type === 'compress' && lasting(action.strokes) > elapsed / 1000
    ? lasting(action.strokes)
    : elapsed / 1000

const apply = (
  state: State,
  action: Exclude<Action, { type: 'undo' }>,
  elapsed: number,
  seq: number,
): Step => {
  const before = pass(state, spent(action, elapsed))
  const log = [...state.log, { seq, action, elapsed }]
  const taken = take({ ...before, seq, log, at: state.at + elapsed }, action)
  const withSigns = tellSigns(pass(taken.state, taken.seconds))
  return {
    state: withSigns.state,
    observations: [...taken.observations, ...withSigns.observations],
  }
}

/** The log without its last action, folded anew; the events stay as they were, and so does their count. */
const undone = (state: State, seq: number, at: number): Step => {
  const kept = state.log.slice(0, -1)
  const folded = kept.reduce(
    (now, { seq, action, elapsed }) =>
      action.type === 'undo' ? now : apply(now, action, elapsed, seq).state,
    start(state.setup),
  )
  return {
    // Hints were read; taking back the action does not take back the reading.
    state: { ...folded, seq, at, hints: state.hints, undone: state.undone + 1 },
    observations: [{ type: 'undone', zh: '已撤销上一步。' }],
  }
}

type Kept = { readonly state: State; readonly event: Event }

/** What an action makes of a state; whether it may be done was decided before. */
const taken = (state: State, action: Action, at: number): Kept => {
  const seq = state.seq + 1
  const next =
    action.type === 'undo' ? undone(state, seq, at) : apply(state, action, at - state.at, seq)
  return {
    state: { ...next.state, seq, at },
    event: { seq, at, action, observations: next.observations },
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
): Kept | { readonly refusal: Refusal } => {
  const refusal = refusalOf(state, action, at)
  return refusal === undefined ? taken(state, action, at) : { refusal }
}

/** The state at a later time at which nothing was done: what a monitor shows meanwhile. It is no event and is not kept. */
export const until = (state: State, at: number): State =>
  state.ended !== undefined || !(at > state.at)
    ? state
    : { ...pass(state, (at - state.at) / 1000), at }

/**
 * A state after what was recorded since. What was recorded was taken once and is not refused again, even where the engine
 * of today would: an old session stays readable. Throws where a deed is none of the procedure's, for such a record was not
 * made by any engine.
 */
export const foldOnto = (from: State, events: readonly Pick<Event, 'action' | 'at'>[]): State =>
  events.reduce((state, { action, at }) => {
    if (action.type === 'perform' && deedOf(state, action.deed) === undefined)
      throw new Error(`event ${state.seq + 1} is refused: no such deed`)
    return taken(state, action, at).state
  }, from)

/**
 * The state after recorded events: resuming, replaying and auditing a session are this.
 */
export const fold = (setup: Setup, events: readonly Pick<Event, 'action' | 'at'>[]): State =>
  foldOnto(start(setup), events)
