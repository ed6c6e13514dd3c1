import type { Brief } from '@xinglin/contract/simulations/operation'
import { kind } from '@xinglin/contract/courses'
import { operationFigures } from './class-figures-store.ts'
import { operationBrief } from './brief.ts'
import { operatedIn, operationsOf, operationsTaken } from './operation-results.ts'
import { openOperations } from './open-operations.ts'
import { doneAtItems, type SimulationKind } from '#simulations/kernel'
import { sessionStore } from './store.ts'

/** The virtual operation (虚拟操作), for those who hold courses and attempts. */
export const operationKind: SimulationKind<'operation', { readonly Kind: 'operation' } & Brief> = {
  name: 'operation',
  courseKind: kind.operation,
  brief: async (visit, place, body) => ({
    Kind: 'operation',
    ...(await operationBrief(visit, place, body)),
  }),
  result: operatedIn,
  taken: operationsTaken,
  sessionsOf: operationsOf,
  figures: operationFigures,
  open: openOperations,
  done: (moment, items, personIds) => doneAtItems(moment, sessionStore(moment), items, personIds),
}
