import { refused, type Refusal } from '#experiment/engine'
import { exchangeBreath } from './lungs.ts'
import { constants } from './parameters.ts'
import type { BreathingRabbit } from './state.ts'

const { dt } = constants

/** The share of a breath in which a ventilator blows; then the chest empties by itself, with this time constant (s). */
const [blowing, emptying] = [0.4, 0.14]

/** Connects a ventilator, sets it anew, or takes it off (a rate of 0). */
export const setVentilator = (
  state: BreathingRabbit,
  { rate, tidal }: { readonly rate?: number; readonly tidal?: number },
): Refusal | true => {
  const most = 20 * state.own.kilograms
  if (rate !== undefined && !(rate >= 0 && rate <= 120))
    return refused('呼吸机频率请设在 0～120 次/分，0 为撤下呼吸机。')
  if (tidal !== undefined && !(tidal >= 0 && tidal <= most))
    return refused(`呼吸机潮气量请设在 0～${most - (most % 1)} mL，再大会压伤肺。`)
  if (rate !== undefined) state.machineRate = rate
  if (tidal !== undefined) state.machineTidal = tidal
  if (state.machineRate === 0) state.machineTime = 0
  return true
}

/** One step of 5 ms: constant flow while it blows, at the end of which the breath is exchanged, then passive expiration. */
export const ventilateStep = (state: BreathingRabbit): void => {
  const { machineRate: rate, machineTidal: tidal } = state
  if (rate === 0 || tidal === 0) {
    if (state.blown > 0) state.blown = state.blown < 0.01 ? 0 : state.blown * (1 - dt / emptying)
    return
  }
  const whole = 60 / rate
  const turn = blowing * whole
  const before = state.machineTime
  state.machineTime += dt
  if (state.machineTime < turn) {
    const flow = (tidal * dt) / turn
    state.blown = state.blown + flow < tidal ? state.blown + flow : tidal
    return
  }
  if (before < turn) exchangeBreath(state, tidal)
  state.blown -= (state.blown * dt) / emptying
  if (state.machineTime >= whole) state.machineTime = 0
}
