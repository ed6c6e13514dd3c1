import type { Path } from '../drafts/path.ts'
import type { ProcedureFile } from './use-procedure-draft.ts'

/** What the forms of a procedure share: the draft, how it is changed, what its form offers, what is wrong where. */
export type EditingProcedure = {
  readonly draft: Readonly<Record<string, unknown>>
  readonly put: (path: Path, value: unknown) => void
  readonly readOnly: boolean
  readonly form: ProcedureFile['Form']
  readonly faultAt: (path: string) => string | undefined
}

/** A figure as a draft keeps it: the number where it is one, else what was typed. */
export const figureOf = (typed: string): number | string => {
  const value = Number(typed)
  return typed.trim() === '' || Number.isNaN(value) ? typed : value
}
