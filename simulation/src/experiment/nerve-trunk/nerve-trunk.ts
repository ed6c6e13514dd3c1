import { exp } from '#arithmetic'
import { fallenDue } from '#experiment/excitation'
import { plainState, type Model } from '#experiment/engine'
import { betweenElectrodes, propagate, stimulate } from './conduction.ts'
import { handle } from './handling.ts'
import { constants, nerveTrunkParameters, type NerveTrunkParameter } from './parameters.ts'
import { dt, initialState, type NerveTrunkState } from './state.ts'

const tail = 1 - exp((-dt * 1000) / constants.artefactTail)
/** What takes minutes goes by steps of 10 ms. */
const slowly = 200

/** What the stimulus couples into a pair of electrodes, by its distance; without a nerve nothing shunts it, and it is larger. */
const artefactAt = (state: NerveTrunkState, pair: number): number => {
  if (state.artefact === 0) return 0
  const at = state.electrodes[2 * pair]?.at ?? 0
  const open = state.mounted ? 1 : 2
  return state.artefact * open * constants.artefact * exp(-at / constants.artefactReach)
}

const begin = (state: NerveTrunkState): void => {
  for (const pulse of fallenDue(state.trains, (state.step + 1) * dt)) {
    state.volts = pulse.volts
    state.off = pulse.at + pulse.milliseconds / 1000
    stimulate(state, pulse)
  }
}

const couple = (state: NerveTrunkState): void => {
  state.artefact += (state.volts - state.artefact) * (state.volts === 0 ? tail : 1)
  if (state.artefact < 1e-6 && state.volts === 0) state.artefact = 0
}

const soak = (state: NerveTrunkState): void => {
  const { tissue, paper } = state
  const share = (slowly * dt) / constants.diffusion
  tissue.procaine += (paper.procaine * constants.uptake - tissue.procaine) * share
  tissue.potassium += (paper.potassium * constants.uptake - tissue.potassium) * share
  if (state.mounted) state.dryness += (slowly * dt) / constants.drying
}

const isStill = ({ artefact, step, busyUntil }: NerveTrunkState): boolean =>
  artefact === 0 && step > busyUntil + 1

/** Steps until the nerve soaks, or a pulse is to come: between stimuli it does nothing that an electrode sees. */
const restOf = (state: NerveTrunkState): number => {
  if (state.volts !== 0 || !isStill(state)) return 0
  let ahead = (slowly - (state.step % slowly)) % slowly
  for (const { next } of state.trains) {
    // One step early is soon enough: `begin` says which step a pulse falls into.
    const due = next / dt - state.step - 2
    if (due < ahead) ahead = due < 1 ? 0 : due - (due % 1)
  }
  return ahead
}

/**
 * 蛙坐骨神经干动作电位: impulses of fibres of many velocities pass two pairs of electrodes; what a pair shows is the potential
 * under its first less that under its second electrode, so two phases, and one where the second sees none. Site `nerve`;
 * drugs `procaine`, `potassium-chloride` on a filter paper (`bath`) at the last electrode; solution `ringer`
 * takes it off; `crush` with mm from the cathode, else between the last two electrodes.
 */
export const nerveTrunk: Model<NerveTrunkState, NerveTrunkParameter> = {
  id: 'nerve-trunk',
  zh: '神经干动作电位：双相与单相、传导速度、不应期',
  dt,
  channels: [
    { id: 'first', zh: '第一对电极', unit: 'mV', lo: -8, hi: 13, rate: 20_000, noise: 0.03 },
    { id: 'second', zh: '第二对电极', unit: 'mV', lo: -8, hi: 13, rate: 20_000, noise: 0.03 },
    { id: 'stimulus', zh: '刺激标记', unit: 'V', lo: 0, hi: 5, rate: 10_000 },
  ],
  parameters: nerveTrunkParameters,
  init: initialState,
  step(state) {
    if (state.trains.length > 0) begin(state)
    if (state.volts !== 0 && state.off <= state.step * dt) state.volts = 0
    if (state.artefact !== 0 || state.volts !== 0) couple(state)
    propagate(state)
    if (state.step % slowly === 0) soak(state)
    state.step += 1
  },
  apply: handle,
  out(state, into) {
    if (isStill(state)) {
      into[0] = 0
      into[1] = 0
    } else {
      into[0] = betweenElectrodes(state, 0) + artefactAt(state, 0)
      into[1] = betweenElectrodes(state, 1) + artefactAt(state, 1)
    }
    into[2] = state.volts
    return into
  },
  rest: {
    ahead: restOf,
    pass(state, steps) {
      state.step += steps
    },
  },
  ...plainState,
}
