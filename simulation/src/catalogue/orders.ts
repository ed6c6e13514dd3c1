import { drugRows } from './drug-rows.ts'
import { farOffDosesOf } from './far-off-doses.ts'
import { furtherDrugRows } from './further-drug-rows.ts'
import { measureRows } from './measure-rows.ts'
import type { OrderKind } from './order-row.ts'

/** What can be ordered, the same list for every case. `classes` are what a case forbids or asks for as `class:nitrate`. */
export type Order = {
  readonly id: string
  readonly kind: OrderKind
  readonly zh: string
  readonly classes: readonly string[]
  readonly doses: readonly string[]
}

/** Every order. */
export const orders: readonly Order[] = [...measureRows, ...drugRows, ...furtherDrugRows].map(
  ([id, kind, zh, classes, doses = []]) => ({
    id,
    kind,
    zh,
    classes,
    doses: [...doses, ...farOffDosesOf(id)],
  }),
)

const byId = new Map(orders.map((one) => [one.id, one]))
const classes = new Set(orders.flatMap((one) => one.classes))

/** The order of an id; undefined for one that is not in the catalogue. */
export const orderOf = (id: string): Order | undefined => byId.get(id)

/** Whether a reference (an id, or `class:` and a class) names anything in the catalogue. */
export const isOrderReference = (reference: string): boolean =>
  reference.startsWith('class:') ? classes.has(reference.slice(6)) : byId.has(reference)

/** Whether an order is meant by a reference. */
export const isMeantBy = (id: string, reference: string): boolean =>
  reference.startsWith('class:')
    ? (orderOf(id)?.classes.includes(reference.slice(6)) ?? false)
    : id === reference

/** What is done once cannot be taken back: an operation, a talk, a consultation, a transfer. */
const done: readonly string[] = ['procedure', 'consult', 'talk', 'disposition']

/** Whether an order of the catalogue goes on, so that it can be stopped. */
export const canBeStopped = (id: string): boolean => {
  const known = orderOf(id)
  return known !== undefined && !done.includes(known.kind)
}
