import type { Layer, Procedure, Variant, Vitals } from '#procedures'
import type { Action } from './action.ts'

/** guided: hints, the rail, taking back; practice: hints; examination and contest: none of them. */
export type Mode = 'guided' | 'practice' | 'examination' | 'contest'

/** What a session is started with; a contest gives everybody the same. */
export type Setup = {
  readonly procedure: Procedure
  readonly variant: Variant
  /** A whole number: chance and the body's own measures are drawn from it. */
  readonly seed: number
  readonly mode: Mode
}

/** A deed that was done: by which event, when (virtual seconds), where the tip stood, and whether asepsis held. */
export type Done = {
  readonly seq: number
  readonly clock: number
  readonly deed: string
  readonly target?: string
  readonly option?: string
  readonly values: Readonly<Record<string, number>>
  readonly tissue?: string
  /** cm beyond the beginning of the layer in which the tip stood. */
  readonly beyond?: number
  /** What was set when it was begun. */
  readonly flags: readonly string[]
  readonly clean: boolean
}

/** An instrument in the body. */
export type Instrument = {
  readonly deed: string
  readonly site: string
  /** Degrees to the surface. */
  readonly angle: number
  /** cm along the instrument. */
  readonly depth: number
  /** Layers with their own thickness in this body, from the surface inward. */
  readonly way: readonly (Layer & { readonly cm: number })[]
  /** Nothing came when it was aspirated where it stands now. */
  readonly aspirated: boolean
}

/** A complication that came about: `level` as it shows, `aim` where it goes, 0-1. */
export type Trouble = {
  readonly id: string
  readonly seq: number
  readonly since: number
  readonly level: number
  readonly aim: number
  /** Remedy -> virtual second. */
  readonly treated: Readonly<Record<string, number>>
  /** How many of its signs were told. */
  readonly told: number
}

/** What is sterile: hands, the disinfected and draped field, and the tools that are no longer. */
export type Asepsis = {
  readonly hands: 'bare' | 'washed' | 'sterile' | 'soiled'
  readonly field: 'none' | 'scrubbed' | 'draped'
  readonly soiled: readonly string[]
}

/** The circulation of somebody whose heart stands still. */
export type Arrest = {
  readonly rhythm: 'fibrillation' | 'asystole' | 'sinus'
  readonly strokes: number
  readonly deepEnough: number
  readonly recoiled: number
  readonly inTime: number
  /** Seconds of compressions, weighed by their quality. */
  readonly good: number
  /** Virtual second at which compressions last ended; the longest pause between them. */
  readonly last: number | undefined
  readonly pause: number
  /** Virtual second at which the first compression was made. */
  readonly begun: number | undefined
  readonly shocks: number
  /** Shocks that helped nothing. */
  readonly vain: number
  /** Virtual second of a first shock, and of the one after which nobody has pressed yet. */
  readonly firstShock: number | undefined
  readonly shocked: number | undefined
  /** The longest time from a shock to the next compression. */
  readonly resumed: number | undefined
  /** Pressure that compressions keep up, 0-1. */
  readonly perfusion: number
}

/** Everything that happened; a fold of the events, never changed in place. */
export type State = {
  readonly setup: Setup
  readonly seq: number
  /** Milliseconds since the start, as the server handed them in. */
  readonly at: number
  /** Virtual seconds since the start. */
  readonly clock: number
  /** What was done and not taken back, each with the ms since the one before. */
  readonly log: readonly {
    readonly seq: number
    readonly action: Action
    readonly elapsed: number
  }[]
  readonly done: readonly Done[]
  readonly flags: Readonly<Record<string, boolean>>
  readonly prepared: Readonly<Record<string, number>>
  readonly measures: Readonly<Record<string, number>>
  readonly instrument: Instrument | undefined
  /** `site:tissue` -> virtual second at which it was anaesthetised. */
  readonly numb: Readonly<Record<string, number>>
  readonly asepsis: Asepsis
  readonly troubles: readonly Trouble[]
  /** Chances that were drawn. */
  readonly drawn: readonly string[]
  readonly vitals: Vitals
  /** Where vital signs tend to when nothing is amiss. */
  readonly base: Vitals
  /** Pain that is still felt. */
  readonly ache: number
  readonly monitored: boolean
  readonly measured: Vitals | undefined
  readonly arrest: Arrest | undefined
  readonly hints: readonly number[]
  /** How often something was taken back. */
  readonly undone: number
  readonly ended: { readonly seq: number; readonly how: 'finished' | 'time' } | undefined
}

const standstill = ({ procedure, variant }: Setup): Arrest | undefined =>
  procedure.arrest === undefined
    ? undefined
    : {
        rhythm: variant.is['rhythm'] === 'asystole' ? 'asystole' : 'fibrillation',
        strokes: 0,
        deepEnough: 0,
        recoiled: 0,
        inTime: 0,
        good: 0,
        last: undefined,
        pause: 0,
        begun: undefined,
        shocks: 0,
        vain: 0,
        firstShock: undefined,
        shocked: undefined,
        resumed: undefined,
        perfusion: 0,
      }

/** What is set now. */
export const flagsOf = ({ flags }: Pick<State, 'flags'>): readonly string[] =>
  Object.keys(flags).filter((name) => flags[name] === true)

/** A session before anything was done. */
export const start = (setup: Setup): State => ({
  setup,
  seq: 0,
  at: 0,
  clock: 0,
  log: [],
  done: [],
  flags: {},
  prepared: {},
  measures: {},
  instrument: undefined,
  numb: {},
  asepsis: { hands: 'bare', field: 'none', soiled: [] },
  troubles: [],
  drawn: [],
  vitals: setup.variant.patient.vitals,
  base: setup.variant.patient.vitals,
  ache: 0,
  monitored: false,
  measured: undefined,
  arrest: standstill(setup),
  hints: [],
  undone: 0,
  ended: undefined,
})

/** A state with a figure raised by so much. */
export const counted = (state: State, name: string, by: number): State => ({
  ...state,
  measures: { ...state.measures, [name]: (state.measures[name] ?? 0) + by },
})
