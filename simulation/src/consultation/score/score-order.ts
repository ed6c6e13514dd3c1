import { farOffDose, isMeantBy, orderOf } from '#catalogue'
import type { ScoredItem } from '#assessment'
import type { RequiredOrder } from '#cases'
import type { State } from '../state/state.ts'
import { completedOrders } from '../clinic/stopping.ts'

type Placed = State['orders'][number]

/** What was given at a dose that is far off for anybody is not what was asked for. */
const isFarOff = ({ id, dose }: Placed): boolean => farOffDose(id, dose) !== undefined

const placedFor = (state: State, reference: string): Placed | undefined =>
  completedOrders(state).find((one) => isMeantBy(one.id, reference) && !isFarOff(one))

/** The doses that are right for this patient with what else was ordered; undefined where any is. */
const rightDoses = (
  state: State,
  { doses, dosesWith = [] }: RequiredOrder,
): readonly string[] | undefined =>
  doses && [
    ...doses,
    ...dosesWith
      .filter(({ orders }) => orders.some((one) => placedFor(state, one) !== undefined))
      .flatMap((one) => one.doses),
  ]

/** What serves less well counts where nothing better was ordered. */
const lesserOf = (
  state: State,
  { lesser = [] }: RequiredOrder,
): { readonly placed: readonly Placed[]; readonly ratio: number; readonly why: string } =>
  lesser
    .map(({ orders, ratio, why }) => ({
      placed: orders.flatMap((one) => placedFor(state, one) ?? []),
      ratio,
      why,
    }))
    .filter((one) => one.placed.length > 0)
    .toSorted((one, other) => other.ratio - one.ratio)[0] ?? { placed: [], ratio: 0, why: '' }

const wrongDose = '剂量或用法不对。'

/** Whether a required act was done, with how much merit, and when. */
export const required = (state: State, act: RequiredOrder): ScoredItem => {
  const { id, zh, orders, all, points, within, why } = act
  const best = orders.flatMap((one) => placedFor(state, one) ?? [])
  const second = lesserOf(state, act)
  const isSecond = best.length === 0 && second.placed.length > 0
  const placed = isSecond ? second.placed : best
  const whole = all ? best.length / orders.length : best.length > 0 ? 1 : 0
  const share = isSecond ? second.ratio : whole
  // What the catalogue has no doses of is ordered as it is: of several ways one may be an operation, another a drug.
  const measured = placed.filter((one) => orderOf(one.id)?.doses.length !== 0)
  const doses = rightDoses(state, act)
  const dosed =
    doses === undefined ||
    measured.length === 0 ||
    measured.some(({ dose }) => dose !== undefined && doses.includes(dose))
  const late =
    within !== undefined && placed.length > 0 && placed.every(({ clock }) => clock > within * 60)
  const got = points * share * (dosed ? 1 : 0.5) * (late ? 0.5 : 1)
  const far = completedOrders(state).some(
    (one) => isFarOff(one) && orders.some((reference) => isMeantBy(one.id, reference)),
  )
  const flaw = [
    dosed && !far ? '' : wrongDose,
    late ? '太晚了。' : '',
    isSecond ? second.why : '',
  ].join('')
  return { id, zh, max: points, got, evidence: placed.map(({ seq }) => seq), why: flaw + why }
}
