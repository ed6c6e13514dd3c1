import type { ItemContent } from '@xinglin/contract/learning'
import type { SimulationKind, SimulationName } from '#simulations/kernel'

/** What a browser is told of an item in which somebody simulates. */
export type SimulationContent<Name extends SimulationName> = Extract<ItemContent, { Kind: Name }>

/** The kinds of simulations that an installation has, handed in from above: this room hosts them all and knows none. */
export type Kinds = {
  readonly [Name in SimulationName]: SimulationKind<Name, SimulationContent<Name>>
}
