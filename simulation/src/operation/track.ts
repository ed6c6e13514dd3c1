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
}

/** What was done, in its order, as a stage can play it again. */
export const trackOf = (state: State): readonly Move[] =>
  state.done.map(({ clock, deed, target, option, values }) => ({
    clock,
    deed,
    zh: deedOf(state, deed)?.zh ?? '胸外按压',
    ...(target === undefined ? {} : { target }),
    ...(option === undefined ? {} : { option }),
    values,
  }))
