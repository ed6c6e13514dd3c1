import type { EcgTracing, Picture, Sound } from '#catalogue'
import type { Vitals } from '#cases'
import type { IntentGroup } from '#ontology'

/** How something is said; never what. */
export type Voice = {
  readonly mood: string
  /** A gesture that is seen. */
  readonly gesture?: string
  /** Of speech, 1 is usual. */
  readonly rate: number
}

/** What a student has found out, as the notebook keeps it; its id is what a claim names. */
export type Clue = { readonly id: string; readonly group: IntentGroup; readonly text: string }

/** A line of a laboratory sheet. */
export type SheetLine = {
  readonly id: string
  readonly zh: string
  readonly value: string
  readonly unit: string
  readonly range: string
  /** Above, below, or (in words) different from the usual. */
  readonly flag: '' | '↑' | '↓' | '*'
}

/** A result: a sheet, a picture's report, or a tracing; `report` of what the student is to read comes when they have. */
export type Result = {
  readonly type: 'result'
  readonly test: string
  readonly zh: string
  /** Virtual minute at which it came. */
  readonly minute: number
  readonly lines?: readonly SheetLine[]
  readonly tracing?: EcgTracing & { readonly rate: number }
  readonly picture?: Picture
  readonly report?: string
  /** Waits for the student's own reading. */
  readonly toRead: boolean
}

/** What comes of an action and may be shown. Nothing that the student has not found out is in any of them. */
export type Observation =
  | {
      readonly type: 'say'
      /** Which part of the sentence it answers, from 0; absent where the patient speaks unasked. */
      readonly part?: number
      readonly text: string
      readonly manner:
        | 'answer'
        | 'acknowledge'
        | 'clarify'
        | 'unclear'
        | 'offtopic'
        | 'deflect'
        | 'overload'
        | 'unasked'
      readonly voice: Voice
      readonly clues: readonly Clue[]
      /** Of a clarifying question: what may have been meant. */
      readonly choices?: readonly string[]
    }
  | {
      readonly type: 'finding'
      readonly item: string
      readonly zh: string
      readonly text: string
      readonly sound?: Sound & { readonly rate: number }
    }
  | {
      readonly type: 'refused'
      readonly item: string
      readonly text: string
      readonly voice: Voice
    }
  | {
      readonly type: 'ordered'
      readonly test: string
      readonly zh: string
      readonly readyAt: number
      readonly cost: number
    }
  | { readonly type: 'blocked'; readonly test: string; readonly zh: string; readonly why: string }
  | Result
  | { readonly type: 'report'; readonly test: string; readonly report: string }
  | { readonly type: 'placed'; readonly order: string; readonly zh: string; readonly dose?: string }
  | { readonly type: 'stopped'; readonly order: string; readonly zh: string }
  | { readonly type: 'change'; readonly text: string; readonly harm: boolean }
  | { readonly type: 'vitals'; readonly vitals: Vitals }
  | { readonly type: 'kept'; readonly what: 'suspicions' | 'diagnosis' | 'record' }
  /** `cost` in points of the whole. */
  | { readonly type: 'hint'; readonly text: string; readonly cost: number }
  | { readonly type: 'ended'; readonly how: 'finished' | 'time' }
