import type { Session } from '@xinglin/contract/identity'
import type { CallError } from './call-error.ts'

/** What calls need to know of whoever sits in front of the screen; the session room tells it. */
export type Visitor = {
  readonly session: () => Session | undefined
  /** The deployment's encryption switch. */
  readonly encryption: () => boolean
  /** An answer came: the idle clock starts again. */
  readonly answered: () => void
  /** Calls take longer than a moment, or do so no more. */
  readonly waits: (long: boolean) => void
  /** The session is over; resolves to true when the same person has signed in again and the call may be repeated. */
  readonly expired: (error: CallError, was: Session | undefined) => Promise<boolean>
}

const nobody: Visitor = {
  session: () => undefined,
  encryption: () => true,
  answered: () => undefined,
  waits: () => undefined,
  expired: () => Promise.resolve(false),
}

let present: Visitor = nobody

/** Tells the calls who is visiting; once at the start. */
export const presentVisitor = (visitor: Visitor) => {
  present = visitor
}

/** Whoever is visiting now. */
export const visitor = () => present
