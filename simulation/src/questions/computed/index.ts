import { blood } from './blood.ts'
import { drawBy } from './draw.ts'
import type { Family, Instance } from './family.ts'
import { infusions } from './infusions.ts'
import { organs } from './organs.ts'

export type { Family, Instance } from './family.ts'

/** Every family of computed questions (计算题). */
export const computedFamilies: readonly Family[] = [...infusions, ...blood, ...organs]

/** The instance of a family for a seed; the same wherever it is asked for. */
export const computedInstance = (family: Family, seed: string): Instance =>
  family.make(drawBy(family.id, seed))
