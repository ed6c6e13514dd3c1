import type { ScoreSheet } from '#assessment'

/** What happened, by the server's clock (ms since the start), from 1. */
export type SimulationEvent<Action, Observation> = {
  readonly seq: number
  readonly at: number
  readonly action: Action
  readonly observations: readonly Observation[]
}

/**
 * What consultation, operation and experiment have in common. `start` makes a state of a script and a seed; `act` takes
 * one action at a time of the server's clock and gives the next state with the event to keep, or refuses and changes
 * nothing; `view` is all that a browser may know; `assess` is a pure function of the setup and the events. The same
 * setup, actions and times bring the same states, observations and scores, bit for bit, in every engine.
 */
export type Simulation<
  Setup,
  State,
  Action,
  Observation,
  View,
  Assessment extends { readonly sheet: ScoreSheet },
  Refusal,
  /** A kind may keep more with what happened. */
  Event extends SimulationEvent<Action, Observation> = SimulationEvent<Action, Observation>,
> = {
  readonly start: (setup: Setup) => State
  readonly act: (
    state: State,
    action: Action,
    at: number,
  ) => { readonly state: State; readonly event: Event } | { readonly refusal: Refusal }
  readonly view: (state: State) => View
  readonly assess: (
    setup: Setup,
    events: readonly Pick<SimulationEvent<Action, Observation>, 'action' | 'at'>[],
  ) => Assessment
}
