import type { Simulation } from '#simulation'
import { act } from './act.ts'
import type { Action } from './action.ts'
import { assess, type Assessment } from './assess.ts'
import type { Observation } from './observation.ts'
import type { Refusal } from './refusal.ts'
import { start, type Setup, type State } from './state.ts'
import { viewOf, type View } from './view.ts'

/** The virtual operation (虚拟操作), as every simulator is entered. */
export const operation: Simulation<Setup, State, Action, Observation, View, Assessment, Refusal> = {
  start,
  act,
  view: viewOf,
  assess,
}

/** Kept with every session: another version may judge the same events otherwise. */
export const engineVersion = 'operation/1'
