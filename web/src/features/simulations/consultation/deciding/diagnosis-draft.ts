import type { Known } from '../session/queries.ts'

/** What a student concludes, while it is written. */
export type Draft = Omit<NonNullable<Known['conclusion']>, 'primary'> & {
  readonly primary: NonNullable<Known['conclusion']>['primary'] | undefined
}

/** Where one begins: what was kept last, or nothing. */
export const draftOf = (conclusion: Known['conclusion']): Draft =>
  conclusion ?? {
    primary: undefined,
    qualifiers: [],
    secondary: [],
    evidence: [],
    differentials: [],
  }

/** Whether something was changed since it was kept. */
export const isChanged = (draft: Draft, conclusion: Known['conclusion']): boolean =>
  JSON.stringify(draft) !== JSON.stringify(draftOf(conclusion))
