import type { Procedure, Variant } from '#procedures'
import { expectedOf, isToStop } from './expected.ts'
import { goldenWay } from './golden.ts'
import { trackOf } from './track.ts'

/** The right conduct (应有的处置) with a patient: whether to operate at all, what is expected, how an expert goes about it. */
export type Conduct = {
  /** Not to be operated on: stopping and reporting is right. */
  readonly stop: boolean
  readonly steps: readonly {
    readonly id: string
    readonly phase: string
    readonly zh: string
    readonly points: number
    /** Without it the whole is worth no more than this; 0 where it bounds nothing. */
    readonly cap: number
    readonly why: string
  }[]
  /** The expert's deeds in their order, in words. */
  readonly way: readonly string[]
}

/** What follows from a patient's parameters, by the engine that judges students too. */
export const conductOf = (procedure: Procedure, variant: Variant): Conduct => {
  const { state } = goldenWay({ procedure, variant, seed: 1, mode: 'practice' })
  return {
    stop: isToStop(state),
    steps: expectedOf(state).map(({ id, phase, zh, points, cap, why }) => ({
      id,
      phase,
      zh,
      points,
      cap: cap ?? 0,
      why,
    })),
    way: trackOf(state).map(({ deed, zh, target, option }) => {
      const { sites } = procedure
      const at = sites.find(({ id }) => id === target)?.zh
      const how = procedure.deeds.find(({ id }) => id === deed)?.options?.[option ?? '']
      const details = [at, how].filter((one) => one !== undefined)
      return details.length === 0 ? zh : `${zh}（${details.join('，')}）`
    }),
  }
}
