import { isMeantBy, orderOf } from '#catalogue'
import type { Ordered } from './action.ts'
import { affect, type Step } from './clock.ts'
import type { Observation } from './observation.ts'
import type { State } from './state.ts'

const none = { T: 0, P: 0, R: 0, SBP: 0, DBP: 0, SpO2: 0 } as const

const isOneOf = (id: string, references: readonly string[]): boolean =>
  references.some((reference) => isMeantBy(id, reference))

const isAllowed = (state: State, unless: readonly string[] | undefined): boolean =>
  unless?.some(
    (one) =>
      one in state.known ||
      state.orders.some(({ id, stopped }) => id === one && stopped === undefined) ||
      (one.startsWith('exam:') && one.slice(5) in state.examined) ||
      (one.startsWith('test:') && state.tests[one.slice(5)]?.came !== undefined),
  ) ?? false

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

const harmed = (state: State, id: string): Step =>
  state.setup.script.treatment.forbid
    .filter((one) => isOneOf(id, one.orders) && !isAllowed(state, one.unless))
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
          : then(before, lasting(noted, id, { ...one.effect, harm: true }))
      },
      { state, observations: [] },
    )

const helped = (state: State, id: string, earlier: State['orders']): Step =>
  state.setup.script.treatment.effects
    .filter(
      ({ orders, after }) =>
        isOneOf(id, orders) &&
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
  const hurt = then(begun, harmed(begun.state, id))
  return then(hurt, helped(hurt.state, id, state.orders))
}
