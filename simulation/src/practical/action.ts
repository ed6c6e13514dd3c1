import type { Measure } from './measures.ts'
import type { Direction } from './protocol.ts'
import type { ReportSection } from './report-format.ts'

/** A hypothesis about a step: where it will go, and why. */
export type Hypothesis = { readonly direction: Direction; readonly reason: string }

/**
 * What a student does, typed: never a time, a score or a measured figure. `step` says for which step of the protocol it is
 * done; without one it is free exploration.
 */
export type Action =
  | { readonly type: 'answer'; readonly answers: Readonly<Record<string, readonly number[]>> }
  | { readonly type: 'suppose'; readonly hypotheses: Readonly<Record<string, Hypothesis>> }
  | {
      readonly type: 'do'
      readonly deed: string
      readonly values: Readonly<Record<string, number>>
      readonly step?: string
    }
  | { readonly type: 'check'; readonly check: string }
  | { readonly type: 'mark'; readonly label: string; readonly step?: string }
  | {
      readonly type: 'capture'
      readonly channel: string
      readonly measure: Measure
      /** The cursors, in s of the recording. */
      readonly from: number
      readonly to: number
      readonly step?: string
      readonly phase?: 'before' | 'after'
    }
  | { readonly type: 'discard'; readonly capture: number }
  | { readonly type: 'result'; readonly step: string; readonly direction: Direction }
  | { readonly type: 'wait'; readonly seconds: number }
  | {
      readonly type: 'submit'
      readonly sections: Readonly<Partial<Record<ReportSection, string>>>
    }

/** An action as it is kept: its number, the wall clock (ms since the start) and the step of the engine before which it was done. */
export type RunEvent = {
  readonly seq: number
  readonly at: number
  readonly steps: number
  readonly action: Action
}
