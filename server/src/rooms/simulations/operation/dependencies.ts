import type { Mode } from '@xinglin/contract/simulations/operation'
import type { Host as HostOf } from '#simulations/kernel'
import type { States } from './load-states.ts'

/** The item of a course in which somebody operates. */
export type OperationItem = {
  readonly courseId: string
  readonly attemptId: string
  readonly itemId: string
  readonly procedureId: string
  /** One of the procedure's patients; empty: drawn by the session's seed. */
  readonly patient: string
  readonly mode: Mode
  /** A teacher trying the own course. */
  readonly tester: boolean
}

/** What hosts operations: the room of learning, handed in from above. */
export type Host = HostOf<OperationItem>

/** What the room of operations is given, and what it remembers. */
export type OperationDeps = { readonly host: Host; readonly states: States }
