import type { OutputOf } from '@xinglin/contract/call'
import type { findingsOfProtocol, getProtocol } from '@xinglin/contract/workshop'
import type { Path } from '../drafts/path.ts'

/** What the form of a protocol offers. */
export type ProtocolForm = OutputOf<typeof getProtocol>['Form']

/** What was found of a draft: problems, and how it was played. */
export type Findings = OutputOf<typeof findingsOfProtocol>

/** What the forms of a protocol share: the draft, how it is changed, what its form offers, what is wrong where. */
export type EditingProtocol = {
  readonly draft: Readonly<Record<string, unknown>>
  readonly put: (path: Path, value: unknown) => void
  readonly readOnly: boolean
  readonly form: ProtocolForm
  readonly faultAt: (path: string) => string | undefined
  /** The first fault at a place or within it. */
  readonly faultIn: (path: string) => string | undefined
}
