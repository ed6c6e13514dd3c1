import { recovery, speedAt, strengthOf, type Pulse } from '#experiment/excitation'
import { occupancy } from '#experiment/pharmacology'
import { excite } from './contraction.ts'
import { constants } from './parameters.ts'
import type { Bath, NerveMuscleState, UnitState } from './state.ts'

const { recovery: rested } = constants

/** How open nerve is to conduction: 1 undisturbed; procaine blocks sodium channels, a dry nerve dies. */
const conducts = ({ tissue, dryness }: NerveMuscleState): number => {
  const free = 1 - occupancy(tissue.procaine / constants.procaineK)
  const moist = dryness > 1 ? 0 : 1 - dryness * dryness
  return free * moist
}

/**
 * A pulse on the nerve: each axon whose threshold it reaches sends an impulse, which arrives after conduction and the
 * synaptic delay. The threshold is the rheobase, raised by refractoriness, by procaine and by drying; conduction has a
 * safety of two, so that with half of the channels gone nothing arrives.
 */
export const stimulateNerve = (state: NerveMuscleState, pulse: Pulse): void => {
  const { values, units, celsius } = state
  const open = conducts(state)
  if (open < 0.5 || state.cut) return
  const strength = strengthOf(pulse.volts, pulse.milliseconds, values.chronaxie)
  const faster = speedAt(celsius, constants.conductionQ10)
  const recovering = speedAt(celsius, constants.recoveryQ10)
  units.forEach((unit, at) => {
    const one = state.unit[at]
    if (one === undefined) return
    const since = (pulse.at - one.axonFired) * 1000 * recovering
    const threshold = (values.rheobase * unit.rheobase * recovery(since, rested)) / open
    if (strength < threshold) return
    one.axonFired = pulse.at
    const travel = values.nerveLength / (values.velocity * unit.velocity * faster)
    one.arrivals.push(pulse.at + (travel + constants.synapticDelay / faster) / 1000)
  })
}

/** A pulse on the muscle itself excites fibres directly, and its nerve endings, which are the more excitable. */
export const stimulateMuscle = (state: NerveMuscleState, pulse: Pulse): void => {
  const direct = strengthOf(pulse.volts, pulse.milliseconds, constants.muscleChronaxie)
  const { values, units, celsius } = state
  const endings = strengthOf(pulse.volts, pulse.milliseconds, values.chronaxie)
  const recovering = speedAt(celsius, constants.recoveryQ10)
  units.forEach((unit, at) => {
    const one = state.unit[at]
    if (one === undefined) return
    if (direct >= constants.muscleRheobase * unit.membrane) fireFibre(state, one, pulse.at)
    const since = (pulse.at - one.axonFired) * 1000 * recovering
    // Current spreads through the muscle: endings need three times what the nerve on its electrodes needs.
    if (endings < 3 * values.rheobase * unit.rheobase * recovery(since, rested)) return
    one.axonFired = pulse.at
    one.arrivals.push(pulse.at + constants.synapticDelay / 1000)
  })
}

const fireFibre = (state: NerveMuscleState, one: UnitState, at: number): void => {
  const speed = speedAt(state.celsius, constants.recoveryQ10)
  if ((at - one.fibreFired) * 1000 * speed < constants.muscleRefractory) return
  one.fibreFired = at
  const delay = constants.couplingDelay / speedAt(state.celsius, constants.contractionQ10)
  one.couplings.push(at + delay / 1000)
}

/** How large the end-plate potential is against one with Ringer’s solution alone: release by calcium, receptors left, enzyme left. */
export const endPlate = ({ curare, neostigmine, calcium }: Bath): number => {
  const release = (calcium / (constants.calciumHalf + calcium)) * (1 + constants.calciumHalf / 1.8)
  const kept = 1 + (constants.neostigmineGain - 1) * occupancy(neostigmine / constants.neostigmineK)
  return (release * release * release * release * kept) / (1 + curare / constants.curareK)
}

/** The impulses that arrive, and the fibres that are coupled, before a second. */
export const transmit = (state: NerveMuscleState, before: number): void => {
  for (let at = 0; at < state.unit.length; at += 1) {
    const one = state.unit[at]
    if (one === undefined) continue
    while (one.arrivals.length > 0 && (one.arrivals[0] ?? Infinity) < before) {
      const when = one.arrivals.shift() ?? before
      const potential = (state.units[at]?.safety ?? 0) * one.transmitter * endPlate(state.tissue)
      one.transmitter *= 1 - constants.release
      if (potential >= 1) fireFibre(state, one, when)
    }
    while (one.couplings.length > 0 && (one.couplings[0] ?? Infinity) < before) {
      one.couplings.shift()
      excite(one)
    }
  }
}
