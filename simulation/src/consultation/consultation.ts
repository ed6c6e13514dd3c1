import type { Simulation } from '#simulation'
import { act, type Event } from './act.ts'
import type { Action } from './action.ts'
import { assess, type Assessment } from './assess.ts'
import type { Observation } from './observation.ts'
import type { Refusal } from './refusal.ts'
import { start, type Setup, type State } from './state.ts'
import { view, type View } from './view.ts'

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
