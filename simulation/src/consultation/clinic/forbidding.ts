import { isMeantBy } from '#catalogue'
import type { ForbiddenOrder } from '#cases'
import type { Ordered } from '../state/action.ts'
import type { State } from '../state/state.ts'

/** Whether an order is meant by one of several references. */
export const isOneOf = (id: string, references: readonly string[]): boolean =>
  references.some((reference) => isMeantBy(id, reference))

const isAllowed = (state: State, unless: readonly string[] | undefined): boolean =>
  unless?.some(
    (one) =>
      one in state.known ||
      state.orders.some(({ id, stopped }) => id === one && stopped === undefined) ||
      (one.startsWith('exam:') && one.slice(5) in state.examined) ||
      (one.startsWith('test:') && state.tests[one.slice(5)]?.came !== undefined),
  ) ?? false

/** Whether enough time has passed since an order, and the patient was examined again after it. */
const isLater = (state: State, after: ForbiddenOrder['unlessAfter']): boolean =>
  after !== undefined &&
  state.orders.some(({ id, clock, stopped }) => {
    const due = clock + after.minutes * 60
    return (
      stopped === undefined &&
      isOneOf(id, after.orders) &&
      state.clock >= due &&
      after.examined.every((item) => (state.begun[(state.examinedLast[item] ?? 0) - 1] ?? 0) >= due)
    )
  })

const isWithin = (
  { vitals }: State,
  { sign, from = 0, to = 300 }: NonNullable<ForbiddenOrder['while']>[number],
): boolean => vitals[sign] >= from && vitals[sign] <= to

/** Whether a case forbids an order as it is given now: this dose, on this patient, with what else they were given. */
export const isForbidden = (state: State, { id, dose }: Ordered, one: ForbiddenOrder): boolean =>
  isOneOf(id, one.orders) &&
  (one.doses === undefined || (dose !== undefined && one.doses.includes(dose))) &&
  (one.with === undefined ||
    state.orders.some(
      (other) =>
        other.id !== id && other.stopped === undefined && isOneOf(other.id, one.with ?? []),
    )) &&
  (one.while === undefined || one.while.some((bounds) => isWithin(state, bounds))) &&
  !isAllowed(state, one.unless) &&
  !isLater(state, one.unlessAfter)
