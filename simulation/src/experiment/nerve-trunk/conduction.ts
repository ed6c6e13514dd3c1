import { exp } from '#arithmetic'
import { recovery, speedAt, strengthOf, type Pulse } from '#experiment/excitation'
import { constants } from './parameters.ts'
import { dt, type Electrode, type Fibre, type NerveTrunkState } from './state.ts'

/** The share of its sodium channels a fibre has left under the filter paper: thin fibres lose them first (J. Gasser & J. Erlanger 1929). */
const openUnder = ({ tissue }: NerveTrunkState, { threshold }: Fibre): number => {
  const potassium = tissue.potassium / constants.potassiumK
  return (
    1 / (1 + (tissue.procaine * Math.sqrt(threshold)) / constants.procaineK + potassium * potassium)
  )
}

/** Lets an impulse of a weight arrive at a second, shared between the two steps next to it. */
const arrive = (
  state: NerveTrunkState,
  electrode: Electrode,
  second: number,
  weight: number,
): void => {
  const place = second / dt
  const whole = place - (place % 1)
  const part = place - whole
  const ahead = whole - state.step
  if (ahead < 0 || ahead + 1 >= constants.memory) return
  const here = whole % constants.memory
  const next = (whole + 1) % constants.memory
  electrode.coming[here] = (electrode.coming[here] ?? 0) + weight * (1 - part)
  electrode.coming[next] = (electrode.coming[next] ?? 0) + weight * part
}

/**
 * A pulse excites the fibres whose threshold it reaches; each sends an impulse past the electrodes as far as the nerve
 * conducts. Within the relative refractory period it is smaller and slower. It passes the filter paper where half of
 * the channels are left, for conduction has a safety factor of at least two, and is smaller under it.
 */
export const stimulate = (state: NerveTrunkState, pulse: Pulse): void => {
  const { values, fibres, fired, electrodes, celsius } = state
  const wet = state.dryness >= 1 ? 0 : 1 - state.dryness * state.dryness
  if (!state.mounted || wet === 0) return
  const strength = strengthOf(pulse.volts, pulse.milliseconds, constants.chronaxie)
  const recovering = speedAt(celsius, constants.recoveryQ10)
  const faster = speedAt(celsius, constants.conductionQ10)
  const paperAt = electrodes[3]?.at ?? 0
  fibres.forEach((fibre, at) => {
    const since = (pulse.at - (fired[at] ?? 0)) * 1000 * recovering
    const rested = recovery(since, constants.recovery)
    if (strength * wet < values.rheobase * fibre.threshold * rested) return
    fired[at] = pulse.at
    const fresh = 1 - 0.75 * exp(-(since - constants.recovery.absolute) / constants.regain)
    const velocity = fibre.velocity * faster * (0.6 + 0.4 * fresh) * (0.5 + 0.5 * wet)
    const open = openUnder(state, fibre)
    for (const electrode of electrodes) {
      if (electrode.at >= state.crushedAt) break
      const isUnder = electrode.at > paperAt - 2
      if (isUnder && open < 0.5) break
      const weight = values.amplitude * fibre.share * fresh * wet * (isUnder ? 2 * open - 1 : 1)
      const second = pulse.at + (constants.utilisation + electrode.at / velocity) / 1000
      arrive(state, electrode, second, weight)
    }
  })
  state.busyUntil = state.step + constants.memory
}

/** What a pair of electrodes shows in mV: the first less the second, negativity of the surface upward, as neurophysiologists draw it. */
export const betweenElectrodes = ({ electrodes, height }: NerveTrunkState, pair: number): number =>
  ((electrodes[2 * pair]?.third ?? 0) - (electrodes[2 * pair + 1]?.third ?? 0)) / height

/** One step of what the electrodes see; nothing where no impulse is on its way and none is left. */
export const propagate = (state: NerveTrunkState): void => {
  if (state.step > state.busyUntil) return
  const slot = state.step % constants.memory
  const a = state.stages[0] ?? 0
  const b = state.stages[1] ?? 0
  const c = state.stages[2] ?? 0
  for (const electrode of state.electrodes) {
    const coming = electrode.coming[slot] ?? 0
    electrode.coming[slot] = 0
    electrode.first += (coming - electrode.first) * a
    electrode.second += (electrode.first - electrode.second) * b
    electrode.third += (electrode.second - electrode.third) * c
    if (state.step === state.busyUntil) {
      electrode.first = 0
      electrode.second = 0
      electrode.third = 0
    }
  }
}
