import type { Event } from './act.ts'
import type { Observation } from './observation.ts'
import { deedOf } from './perform.ts'
import type { State } from './state.ts'

/** One deed on a track, by the virtual second: what the ghost of the expert does on the stage. */
export type Move = {
  readonly clock: number
  readonly deed: string
  readonly zh: string
  readonly target?: string
  readonly option?: string
  readonly values: Readonly<Record<string, number>>
  /** What it brought to light, where the events are at hand. */
  readonly observations?: readonly Observation[]
}

/** What was done, in its order, as a stage can play it again. */
export const trackOf = (state: State, events: readonly Event[] = []): readonly Move[] =>
  state.done.map(({ seq, clock, deed, target, option, values }) => ({
    clock,
    deed,
    zh: deedOf(state, deed)?.zh ?? '胸外按压',
    ...(target === undefined ? {} : { target }),
    ...(option === undefined ? {} : { option }),
    values,
    ...(events.length === 0
      ? {}
      : { observations: events.find((one) => one.seq === seq)?.observations ?? [] }),
  }))
