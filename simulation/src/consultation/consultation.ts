import type { Simulation } from '#simulation'
import { act, type Event } from './session/act.ts'
import type { Action } from './state/action.ts'
import { assess, type Assessment } from './score/assess.ts'
import type { Observation } from './state/observation.ts'
import type { Refusal } from './session/refusal.ts'
import { start, type Setup, type State } from './state/state.ts'
import { view, type View } from './session/view.ts'

/** The virtual consultation (虚拟问诊), as every simulator is entered. */
export const consultation: Simulation<
  Setup,
  State,
  Action,
  Observation,
  View,
  Assessment,
  Refusal,
  Event
> = { start, act, view, assess }

/** Kept with every session: another version may judge the same events otherwise. */
export const engineVersion = 'consultation/2'
