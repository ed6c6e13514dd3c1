import { fallenDue } from '#experiment/excitation'
import { plainState, type Model } from '#experiment/engine'
import { activeForce, contract } from './contraction.ts'
import { handle } from './handling.ts'
import { constants, nerveMuscleParameters, type NerveMuscleParameter } from './parameters.ts'
import { initialState, type Bath, type NerveMuscleState } from './state.ts'
import { stimulateMuscle, stimulateNerve, transmit } from './transmission.ts'

const dt = 0.001

const diffuse = (tissue: Bath, dish: Bath): void => {
  const share = dt / constants.diffusion
  tissue.curare += (dish.curare - tissue.curare) * share
  tissue.neostigmine += (dish.neostigmine - tissue.neostigmine) * share
  tissue.procaine += (dish.procaine - tissue.procaine) * share
  tissue.calcium += (dish.calcium - tissue.calcium) * share
}

/**
 * 坐骨神经-腓肠肌标本: pulses excite axons by strength and width, impulses cross the end-plates, and motor units contract by
 * calcium and cross-bridges. Tension in g (isometric), the stimulator’s marker in V. Sites `nerve` and `muscle`; nerve
 * `sciatic`; drugs `tubocurarine`, `neostigmine`, `procaine` by `bath`; solutions `ringer`, `calcium-free-ringer`.
 */
export const nerveMuscle: Model<NerveMuscleState, NerveMuscleParameter> = {
  id: 'nerve-muscle',
  zh: '坐骨神经-腓肠肌：刺激强度与频率',
  dt,
  channels: [
    { id: 'tension', zh: '张力', unit: 'g', lo: -5, hi: 120, rate: 1000, noise: 0.08 },
    { id: 'stimulus', zh: '刺激标记', unit: 'V', lo: 0, hi: 5, rate: 1000 },
  ],
  parameters: nerveMuscleParameters,
  init: initialState,
  step(state) {
    const now = state.step / 1000
    const next = (state.step + 1) / 1000
    state.marker = 0
    if (state.trains.length > 0)
      for (const pulse of fallenDue(state.trains, next)) {
        state.marker = pulse.volts
        if (pulse.site === 'nerve')
          stimulateNerve(state, { ...pulse, at: pulse.at < now ? now : pulse.at })
        else stimulateMuscle(state, pulse)
      }
    diffuse(state.tissue, state.dish)
    if (state.mounted) state.dryness += dt / constants.drying
    transmit(state, next)
    for (const unit of state.unit) contract(unit, dt, state.pace * state.speed)
    state.shown += (state.load + activeForce(state) - state.shown) * (dt / constants.compliance)
    state.step += 1
  },
  apply: handle,
  out(state, into) {
    const grams = state.mounted ? state.shown : 0
    const { zero, gain } = state.crooked
    into[0] = state.calibrated ? grams : zero + gain * grams
    into[1] = state.marker
    return into
  },
  ...plainState,
}
