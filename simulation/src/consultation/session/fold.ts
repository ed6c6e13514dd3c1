import { act, type Event } from './act.ts'
import { changed, type Change } from '../state/change.ts'
import { start, type Setup, type State } from '../state/state.ts'

/** An event as it was recorded; those from before changes were kept have none. */
export type Recorded = Pick<Event, 'action' | 'at'> & { readonly change?: Change | null }

const after = (state: State, { action, at, change }: Recorded): State => {
  if (change) return changed(state, change)
  const done = act(state, action, at)
  if ('refusal' in done) throw new Error(`event ${state.seq + 1} is refused: ${done.refusal.code}`)
  return done.state
}

/**
 * A state with recorded events on top of it. What happened is not judged again, so that a session goes on as it went under
 * the engine that it was begun by; only an event without its change is taken by the engine of today, which throws where it
 * would refuse it.
 */
export const foldOnto = (state: State, events: readonly Recorded[]): State =>
  events.reduce(after, state)

/** The state after recorded events from the beginning: resuming, replaying and auditing a session are this. */
export const fold = (setup: Setup, events: readonly Recorded[]): State =>
  foldOnto(start(setup), events)
