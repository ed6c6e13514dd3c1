import { log } from '#arithmetic'
import { constants } from './parameters.ts'
import type { NerveMuscleState, UnitState } from './state.ts'

const { calcium, half, slack, held } = constants
const perBridge = 1 / (slack + held)
const perFatigue = 1 / constants.fatigue
const perRest = 1 / constants.rest
const perRefill = 1 / constants.refill

/**
 * One step of a unit’s force, a share of what it could give (Ding et al. 2000): an impulse releases a quantum of calcium,
 * which comes and goes critically damped; m = c/(K + c) of the bridges may attach;
 * F' = A·m − F/(τ₁ + τ₂·m). A falls with force held and recovers; tired muscle relaxes slowly (A. V. Hill 1913).
 */
export const contract = (unit: UnitState, dt: number, speed: number): void => {
  unit.potentiation -= unit.potentiation * dt * 0.05
  unit.transmitter += (1 - unit.transmitter) * dt * perRefill
  if (unit.force < 1e-7 && unit.calcium < 1e-7 && unit.released < 1e-7) {
    // What is left of a twitch cannot be seen; only recovery goes on.
    unit.fresh += dt * (1 - unit.fresh) * perRest
    return
  }
  const ms = dt * 1000 * speed
  const quick = ms / calcium
  unit.released -= unit.released * quick
  unit.calcium += (unit.released - unit.calcium) * quick
  const tired = 1 - unit.fresh
  const open = unit.calcium / (half + unit.calcium)
  // At rest A is such that a unit whose every bridge may attach gives 1.
  const gain = unit.fresh * perBridge
  unit.force += ms * (gain * open - unit.force / (slack * (1 + tired) + held * open))
  unit.fresh += dt * (tired * perRest - unit.force * unit.fresh * perFatigue)
}

/** An action potential of the muscle fibres: a quantum of calcium, somewhat more after others (阶梯现象). */
export const excite = (unit: UnitState): void => {
  unit.released += 1 + unit.potentiation
  unit.potentiation += 0.012 * (0.35 - unit.potentiation)
}

/** The muscle’s length for a load in g, 1 where it is strongest: about 0.8 slack, 1 at 6 g, growing with the logarithm. */
const lengthOf = (load: number): number => 0.78 + 0.22 * (log(1 + load / 0.8) / log(8.5))

/** The share of its greatest force that a muscle gives at a length (A. M. Gordon, A. F. Huxley & F. J. Julian 1966), as a parabola. */
const strengthOfLength = (length: number): number => {
  const away = (length - 1) / 0.5
  const share = 1 - away * away
  return share < 0 ? 0 : share
}

/** The share of its greatest force that a muscle under a load (g) can give. */
export const strengthUnder = (load: number): number => strengthOfLength(lengthOf(load))

/** The active force of all units in g. */
export const activeForce = (state: NerveMuscleState): number => {
  let sum = 0
  for (let at = 0; at < state.units.length; at += 1)
    sum += (state.units[at]?.share ?? 0) * (state.unit[at]?.force ?? 0)
  return sum * state.values.tetanicForce * state.strength
}
