import type { Vitals } from '#procedures'

/**
 * What an action brought to light: something seen or read (`seen`), felt in the hand (`felt`), said or shown by the patient
 * (`patient`), drawn (`drawn`, mL so far), measured (`vitals`), or told by the program (`hint`, `undone`, `ended`).
 */
export type Observation =
  | { readonly type: 'seen' | 'felt' | 'patient' | 'hint' | 'undone'; readonly zh: string }
  | { readonly type: 'drawn'; readonly zh: string; readonly ml: number; readonly total: number }
  | { readonly type: 'vitals'; readonly zh: string; readonly vitals: Vitals }
  | { readonly type: 'ended'; readonly zh: string; readonly how: 'finished' | 'time' }

/** Something seen. */
export const seen = (zh: string): Observation => ({ type: 'seen', zh })

/** Something felt in the hand. */
export const felt = (zh: string): Observation => ({ type: 'felt', zh })

/** Something that the patient says or shows. */
export const patientSays = (zh: string): Observation => ({ type: 'patient', zh })
