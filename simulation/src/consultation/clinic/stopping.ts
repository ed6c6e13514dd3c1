import { isMeantBy, orderOf } from '#catalogue'
import type { Step } from './clock.ts'
import type { Observation } from '../state/observation.ts'
import type { Given, State } from '../state/state.ts'
import { changeVitals } from '../state/vitals.ts'

/** The orders that are being given. */
export const runningOf = ({ orders }: Pick<State, 'orders'>): readonly Given[] =>
  orders.filter(({ stopped }) => stopped === undefined)

/** Virtual minutes after which an order has done what it is credited for, also when it is stopped then. */
const enough = 10

/** The orders that count as given: one that was stopped within ten virtual minutes is none. */
export const completedOrders = ({ orders }: Pick<State, 'orders'>): readonly Given[] =>
  orders.filter(
    ({ clock, stopped }) => stopped === undefined || stopped.clock - clock >= enough * 60,
  )

/** Ends an order: what it did only while it was given is taken back, and a monitor shows no more. */
export const stop = (state: State, id: string): Step => {
  const given = runningOf(state).find((one) => one.id === id)
  if (given === undefined) return { state, observations: [] }
  const { T = 0, P = 0, R = 0, SBP = 0, DBP = 0, SpO2 = 0 } = given.lasting ?? {}
  const vitals = changeVitals(state.vitals, {
    T: -T,
    P: -P,
    R: -R,
    SBP: -SBP,
    DBP: -DBP,
    SpO2: -SpO2,
  })
  const orders = state.orders.map((one) =>
    one === given ? { ...one, stopped: { seq: state.seq, clock: state.clock } } : one,
  )
  const monitored =
    state.monitored && runningOf({ orders }).some((one) => isMeantBy(one.id, 'class:monitoring'))
  const seen: Observation[] = [{ type: 'stopped', order: id, zh: orderOf(id)?.zh ?? id }]
  if (monitored && given.lasting !== undefined) seen.push({ type: 'vitals', vitals })
  return { state: { ...state, orders, vitals, monitored }, observations: seen }
}
