import { antagonism } from './antagonism.ts'
import { blood } from './blood.ts'
import { breathing } from './breathing.ts'
import { circulation } from './circulation.ts'
import { drawBy, type Narrowed } from './draw.ts'
import { electrocardiograms } from './electrocardiograms.ts'
import type { Family, Instance } from './family.ts'
import { infusions } from './infusions.ts'
import { kidney } from './kidney.ts'
import { recordings } from './recordings.ts'

export type { Narrowed } from './draw.ts'
export type { Family, Instance, Recorded } from './family.ts'
export { choicesOf, type Choice } from './choices.ts'
export { narrowingProblem } from './narrowing.ts'

/** Every family of computed questions (计算题). */
export const computedFamilies: readonly Family[] = [
  ...infusions,
  ...blood,
  ...circulation,
  ...breathing,
  ...kidney,
  ...antagonism,
  ...electrocardiograms,
  ...recordings,
]

/** The family of an id. */
export const computedFamily = (id: string): Family | undefined =>
  computedFamilies.find((one) => one.id === id)

/** The instance of a family for a seed, within what a teacher left of its ranges; the same wherever it is asked for. */
export const computedInstance = (family: Family, seed: string, narrowed?: Narrowed): Instance =>
  family.make(drawBy(family, seed, narrowed))
