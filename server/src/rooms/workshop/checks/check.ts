import type { Draft, Problem } from '@xinglin/simulation/cases'
import type { Composition, Procedure } from '@xinglin/simulation/procedures'
import { checkCase, type AsVersion } from './check-case.ts'
import { playProcedure, type Played } from './play-procedure.ts'

/** What is checked of a draft: a case is read and played, a procedure composed and played with each of its patients. */
export type Check =
  | { readonly kind: 'case'; readonly draft: Draft; readonly as: AsVersion }
  | {
      readonly kind: 'procedure'
      readonly base: Procedure
      readonly draft: Composition
      readonly as: AsVersion
    }

export type CheckResults = { case: Problem[]; procedure: Played }

/** Runs a check; takes from a tenth of a second to several. */
export const check = (one: Check): CheckResults[Check['kind']] =>
  one.kind === 'case' ? checkCase(one.draft, one.as) : playProcedure(one.base, one.draft, one.as)
