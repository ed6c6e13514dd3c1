import { plainState, varied, type Model } from '#experiment/engine'
import { bloodOf, circulate } from './blood.ts'
import { handle } from './handling.ts'
import { membraneOf } from './membrane.ts'
import { conduct, dt, leadOf, musclesOf } from './muscle.ts'
import type { State } from './state.ts'
import {
  atrialLead,
  constants,
  electrolytesEcgParameters,
  walls,
  type ElectrolytesEcgParameter,
} from './parameters.ts'

/** mmol/L of potassium that muscle without blood loses to its surroundings. */
const leaking = 12

const beatAtrium = (state: State, second: number): void => {
  const first = state.atrium[0]
  if (first !== undefined && state.membrane.atrium > 0) first.due = second
  // The sinus reaches the node by its own tracts even where the atrium is silent (sinoventricular conduction).
  const since = (second - state.nodeFired) * 1000
  if (since < 75 * state.membrane.node) return
  state.nodeFired = second
  const { node, purkinje } = state.membrane
  const bundle = purkinje === 0 ? 0 : constants.bundle / purkinje
  state.due.push(second + (constants.atrium + constants.node * node + bundle) / 1000)
}

/** ms after the first branch at which the bundle’s branches reach a wall. */
const lateness = (at: number, purkinje: number): number =>
  purkinje === 0 ? 0 : ((walls[at]?.reached ?? 0) * constants.branches) / purkinje

const descend = (state: State, second: number): void => {
  while (state.due.length > 0 && (state.due[0] ?? 0) <= second) {
    state.due.shift()
    const { ventricle, purkinje } = state.membrane
    if (ventricle === 0 || purkinje === 0) continue
    let entered = 0
    for (let at = 0; at < walls.length; at += 1) {
      const first = state.walls[at]?.[0]
      if (first === undefined || first.potential > 0.25) continue
      first.due = second + lateness(at, purkinje) / 1000
      entered += 1
    }
    if (entered === state.walls.length) state.pumping += (1 - state.pumping) * 0.06
  }
}

/** Every 10 ms: the blood, and what it makes of the muscle; where the heart does not pump, muscle fails within minutes. */
const nourish = (state: State): void => {
  const { blood } = state
  state.pumping *= 0.997
  blood.flow = state.pumping > 0.12 ? 1 : state.pumping / 0.12
  state.anoxia +=
    (1 - blood.flow) * (0.01 / 240) * (1 - state.anoxia) - blood.flow * (0.01 / 60) * state.anoxia
  circulate(blood)
  const potassium = blood.potassium.near + leaking * state.anoxia
  state.membrane = membraneOf(potassium, blood.calcium.near, blood.balance)
}

/**
 * 心电图与电解质: a rabbit under urethane, lead II. The electrocardiogram is the sum over muscle, which the bundle’s branches reach one stretch after the other, of differences of action potentials
 * (A. van Oosterom & T. F. Oostendorp 2004, ECGSIM), whose conduction and course follow from potassium and calcium. Drugs
 * by `iv` in mL: potassium-chloride-2%, -5%, -10%, calcium-chloride-5%, sodium-citrate-3.8%, sodium-bicarbonate-4%,
 * glucose-insulin, saline. Lead II in mV; potassium and ionised calcium of arterial samples in mmol/L.
 */
export const electrolytesEcg: Model<State, ElectrolytesEcgParameter> = {
  id: 'electrolytes-ecg',
  zh: '心电图与电解质（家兔）',
  dt,
  channels: [
    { id: 'lead', zh: 'Ⅱ导联', unit: 'mV', lo: -0.4, hi: 0.6, rate: 1000, noise: 0.004 },
    { id: 'potassium', zh: '血钾', unit: 'mmol/L', lo: 2, hi: 16, rate: 2 },
    { id: 'calcium', zh: '血离子钙', unit: 'mmol/L', lo: 0, hi: 6, rate: 2 },
  ],
  parameters: electrolytesEcgParameters,
  init(seed, values) {
    const own = { ...values, potassium: varied(seed, 'potassium', values.potassium, 0.04) }
    const blood = bloodOf(own)
    return {
      step: 0,
      hertz: varied(seed, 'rate', values.rate, 0.05) / 60,
      blood,
      membrane: membraneOf(blood.potassium.near, blood.calcium.near, blood.balance),
      sinus: 0,
      due: [],
      nodeFired: -10,
      ...musclesOf(seed),
      pumping: 1,
      anoxia: 0,
      anaesthetised: false,
      mounted: false,
      cannulated: false,
      calibrated: false,
      gain: varied(seed, 'gain', 1, 0.15),
    }
  },
  step(state) {
    const second = state.step * dt
    if (state.step % 10 === 0) nourish(state)
    const { membrane } = state
    state.sinus += state.hertz * membrane.sinus * (1 - state.anoxia) * dt
    if (state.sinus >= 1) {
      state.sinus -= 1
      beatAtrium(state, second)
    }
    if (state.due.length > 0) descend(state, second)
    const atrial = membrane.atrium === 0 ? 0 : constants.atrium / 3 / membrane.atrium
    conduct(state.atrium, second, membrane, { pace: atrial, back: 0, late: 0 })
    for (let at = 0; at < walls.length; at += 1) {
      const length = (walls[at]?.length ?? 1) * constants.wall
      const pace = membrane.ventricle === 0 ? 0 : length / 5 / membrane.ventricle
      conduct(state.walls[at] ?? [], second, membrane, {
        pace,
        back: pace * 3,
        late: lateness(at, membrane.purkinje),
      })
    }
    state.step += 1
  },
  apply: handle,
  out(state, into) {
    let sum = leadOf(state.atrium, atrialLead) * state.membrane.atrialHeight
    for (let at = 0; at < walls.length; at += 1)
      sum += leadOf(state.walls[at] ?? [], walls[at]?.lead ?? [])
    into[0] = state.mounted ? sum * (state.calibrated ? 1 : state.gain) : 0
    into[1] = state.blood.potassium.near
    into[2] = state.blood.calcium.near
    return into
  },
  ...plainState,
}
