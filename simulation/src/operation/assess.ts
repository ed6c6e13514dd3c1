import type { ScoreSheet } from '#assessment'
import { fold, type Event } from './act.ts'
import { debriefOf, type Debrief } from './debrief.ts'
import { sheetOf } from './score.ts'
import type { Setup, State } from './state.ts'

/** A score sheet on eight dimensions, and what a student learns from it. */
export type Assessment = { readonly sheet: ScoreSheet; readonly debrief: Debrief }

/** The assessment of a state: what it was folded from is all that it rests on. */
export const assessmentOf = (state: State): Assessment => {
  const sheet = sheetOf(state)
  return { sheet, debrief: debriefOf(state, sheet) }
}

/** The assessment of a session from its events alone: a pure function of procedure, patient, seed and events. */
export const assess = (setup: Setup, events: readonly Pick<Event, 'action' | 'at'>[]): Assessment =>
  assessmentOf(fold(setup, events))
