import { farOffDose, isMeantBy, orderOf } from '#catalogue'
import type { Ordered } from '../state/action.ts'
import { affect, type Step } from './clock.ts'
import { isForbidden, isOneOf } from './forbidding.ts'
import type { Observation } from '../state/observation.ts'
import type { State } from '../state/state.ts'

const none = { T: 0, P: 0, R: 0, SBP: 0, DBP: 0, SpO2: 0 } as const

const then = (before: Step, next: Step): Step => ({
  state: next.state,
  observations: [...before.observations, ...next.observations],
})

const figures = ['T', 'P', 'R', 'SBP', 'DBP', 'SpO2'] as const

/** What an order does; what it does only while it is given is noted as it really changed, to be taken back. */
const lasting = (
  state: State,
  order: string,
  effect: Parameters<typeof affect>[1] & { readonly whileGiven: boolean },
): Step => {
  const done = affect(state, effect)
  if (!effect.whileGiven) return done
  const orders = done.state.orders.map((one) => {
    if (one.id !== order || one.seq !== state.seq) return one
    const before = one.lasting ?? none
    const change = Object.fromEntries(
      figures.map((name) => [name, before[name] + done.state.vitals[name] - state.vitals[name]]),
    )
    return { ...one, lasting: { ...none, ...change } }
  })
  return { ...done, state: { ...done.state, orders } }
}

const harmed = (state: State, order: Ordered): Step =>
  state.setup.script.treatment.forbid
    .filter((one) => isForbidden(state, order, one))
    .reduce<Step>(
      (before, one) => {
        const first = !before.state.harms.some((harm) => harm.id === one.id)
        const harm = {
          id: one.id,
          zh: one.zh,
          why: one.why,
          seq: state.seq,
          penalty: one.penalty,
          kind: 'order',
        } as const
        const noted = first
          ? { ...before.state, harms: [...before.state.harms, harm] }
          : before.state
        return one.effect === undefined
          ? { ...before, state: noted }
          : then(before, lasting(noted, order.id, { ...one.effect, harm: true }))
      },
      { state, observations: [] },
    )

/** A dose that is too large for anybody harms in every case, whatever its author thought of. */
const overdosed = (state: State, { id, dose }: Ordered): Step => {
  const far = farOffDose(id, dose)
  if (far?.kind !== 'excess') return { state, observations: [] }
  const { why, zh, vitals, penalty } = far
  const harm = {
    id: `dose:${id}`,
    zh: `${orderOf(id)?.zh}${dose}，剂量过大`,
    why,
    seq: state.seq,
    penalty,
    kind: 'order',
  } as const
  const isFirst = !state.harms.some((one) => one.id === harm.id)
  const noted = isFirst ? { ...state, harms: [...state.harms, harm] } : state
  return affect(noted, { vitals, zh, mood: '痛苦', harm: true })
}

const helped = (state: State, { id, dose }: Ordered, earlier: State['orders']): Step =>
  state.setup.script.treatment.effects
    .filter(
      ({ orders, doses, after }) =>
        isOneOf(id, orders) &&
        farOffDose(id, dose) === undefined &&
        (doses === undefined || (dose !== undefined && doses.includes(dose))) &&
        (after === undefined || earlier.some((one) => isOneOf(one.id, after))),
    )
    .reduce<Step>(
      (before, one) => then(before, lasting(before.state, id, { ...one, harm: false })),
      {
        state,
        observations: [],
      },
    )

const monitor = (state: State, id: string): Step =>
  isMeantBy(id, 'class:monitoring') && !state.monitored
    ? {
        state: { ...state, monitored: true },
        observations: [{ type: 'vitals', vitals: state.vitals }],
      }
    : { state, observations: [] }

/** One order is carried out at once: it helps, it harms, or nothing is seen. What is forbidden is not stopped: it bites. */
export const treat = (state: State, { id, dose }: Ordered): Step => {
  const zh = orderOf(id)?.zh ?? id
  const placed: Observation = {
    type: 'placed',
    order: id,
    zh,
    ...(dose === undefined ? {} : { dose }),
  }
  const order = { id, ...(dose === undefined ? {} : { dose }), seq: state.seq, clock: state.clock }
  const noted = { ...state, orders: [...state.orders, order] }
  const begun = then({ state: noted, observations: [placed] }, monitor(noted, id))
  const given = { id, ...(dose === undefined ? {} : { dose }) }
  const hurt = then(begun, harmed(begun.state, given))
  const poisoned = then(hurt, overdosed(hurt.state, given))
  return then(poisoned, helped(poisoned.state, given, state.orders))
}
