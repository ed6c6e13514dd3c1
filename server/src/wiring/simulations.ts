import type { Kinds } from '#learning'
import { consultationKind } from '#simulations/consultation'
import { experimentKind } from '#simulations/experiment'
import { operationKind } from '#simulations/operation'

/** The kinds of simulations that there are; whoever holds courses and attempts is handed them. */
export const kinds: Kinds = {
  consultation: consultationKind,
  operation: operationKind,
  experiment: experimentKind,
}
