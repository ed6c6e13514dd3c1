import type { ScoreSheet } from '#assessment'
import { complicationOf } from '#procedures'
import { goldenWay } from './golden.ts'
import type { State } from './state.ts'
import { trackOf, type Move } from './track.ts'
import { isHandled } from './trouble.ts'

/** What a student learns from an operation. It tells everything, so it is for finished sessions alone. */
export type Debrief = {
  /** What was left undone or half done, by what it was worth. */
  readonly missed: readonly {
    readonly id: string
    readonly zh: string
    readonly why: string
    readonly lost: number
  }[]
  readonly complications: readonly {
    readonly id: string
    readonly zh: string
    readonly why: string
    /** The event that brought it, and when it began (virtual seconds). */
    readonly seq: number
    readonly clock: number
    readonly handled: boolean
  }[]
  readonly best: readonly string[]
  /** What was done, and what an expert does with the same patient: the stage plays it as a ghost. */
  readonly track: readonly Move[]
  readonly expert: readonly Move[]
  readonly teach: readonly string[]
  readonly references: readonly string[]
}

/** The debrief of a state and its sheet. */
export const debriefOf = (state: State, { dimensions }: ScoreSheet): Debrief => {
  const items = dimensions.flatMap((one) => one.items)
  const { procedure } = state.setup
  const way = goldenWay(state.setup)
  return {
    missed: items
      .filter(({ max, got }) => got < max)
      .map(({ id, zh, why, max, got }) => ({ id, zh, why, lost: max - got }))
      .toSorted((one, other) => other.lost - one.lost),
    complications: state.troubles.map((one) => ({
      id: one.id,
      zh: complicationOf(one.id)?.zh ?? one.id,
      why: complicationOf(one.id)?.why ?? '',
      seq: one.seq,
      clock: one.since,
      handled: isHandled(one),
    })),
    best: items
      .filter(({ max, got }) => max > 0 && got === max)
      .toSorted((one, other) => other.max - one.max)
      .slice(0, 3)
      .map(({ zh }) => zh),
    track: trackOf(state),
    expert: trackOf(way.state, way.events),
    ...procedure.debrief,
  }
}
