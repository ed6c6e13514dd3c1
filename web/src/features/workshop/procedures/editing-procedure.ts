import type { OutputOf } from '@xinglin/contract/call'
import type { getProcedure } from '@xinglin/contract/workshop'
import type { Path } from '../drafts/path.ts'

/** What the form of a procedure offers. */
export type ProcedureForm = OutputOf<typeof getProcedure>['Form']

/** What the forms of a procedure share: the draft, how it is changed, what its form offers, what is wrong where. */
export type EditingProcedure = {
  readonly draft: Readonly<Record<string, unknown>>
  readonly put: (path: Path, value: unknown) => void
  readonly readOnly: boolean
  readonly form: ProcedureForm
  readonly faultAt: (path: string) => string | undefined
}
