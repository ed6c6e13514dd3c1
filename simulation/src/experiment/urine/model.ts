import { mechanics } from '#experiment/circulation'
import { plainState, refused, type Event, type Model, type Refusal } from '#experiment/engine'
import { reading } from '#experiment/manometer'
import { doAtTable, marker, newTable, tableStep, type Table } from '#experiment/operating-table'
import { microgramsOf } from '#experiment/pharmacology'
import { kidneyTick, newKidney, type Kidney } from './kidney.ts'
import { constants, urineParameters, type UrineParameter } from './parameters.ts'

/** A rabbit on the table whose urine is counted: what lies in the cannula, the drop that grows, the pulse of one that fell (s). */
type UrineRabbit = Table & {
  readonly kidney: Kidney
  steps: number
  isCollected: boolean
  tube: number
  hanging: number
  pulse: number
  /** Glucose of the urine that leaves the cannula, mmol/L: it mixes there. */
  tested: number
}

const inMillimoles: Readonly<
  Record<string, { readonly solute: 'glucose' | 'mannitol'; readonly perMl: number }>
> = {
  'glucose-5': { solute: 'glucose', perMl: 50 / 180.16 },
  'glucose-20': { solute: 'glucose', perMl: 200 / 180.16 },
  'mannitol-20': { solute: 'mannitol', perMl: 200 / 182.17 },
}

const infused = (state: UrineRabbit, event: Extract<Event, { kind: 'infuse' }>): Refusal | true => {
  const given = inMillimoles[event.fluid]
  if (given !== undefined && event.millilitres * given.perMl > 12 * state.kidney.size * 2.5)
    return refused('高渗溶液给得太多会使动物脱水死亡，请控制在每千克 10 mL 以内。')
  const result = doAtTable(state, event)
  if (result !== true || given === undefined) return result
  const { coming } = state.kidney
  const amount = event.millilitres * given.perMl
  coming[given.solute] += amount
  coming[given.solute === 'glucose' ? 'glucoseRate' : 'mannitolRate'] = amount / event.seconds
  return true
}

const furosemide = (
  state: UrineRabbit,
  event: Extract<Event, { kind: 'drug' }>,
): Refusal | true => {
  if (event.route !== 'iv') return refused('呋塞米请由耳缘静脉注射。')
  const milligrams = microgramsOf(event.dose, event.unit) / 1000 / state.rabbit.own.kilograms
  if (milligrams !== milligrams) return refused('呋塞米不能用这个单位，请核对剂量单位。')
  if (!(milligrams > 0)) return refused('请填写大于 0 的剂量。')
  if (milligrams > 50) return refused('呋塞米常用 5 mg/kg，请核对浓度与体积后再给。')
  state.kidney.furosemide.waiting += milligrams
  return true
}

const collect = (state: UrineRabbit): Refusal | true => {
  if (state.rabbit.urethane < 0.5) return refused('动物尚未麻醉或麻醉过浅，不能做腹部手术。')
  if (state.isCollected) return refused('膀胱插管已经接在记滴器上了。')
  state.isCollected = true
  return true
}

const done = (state: UrineRabbit, event: Event): Refusal | true => {
  if (event.kind === 'prepare' && event.step === 'mount') return collect(state)
  if (event.kind === 'drug' && event.drug === 'furosemide') return furosemide(state, event)
  if (event.kind === 'infuse') return infused(state, event)
  return doAtTable(state, event)
}

/** Urine runs through the cannula and falls in drops of 0.05 mL; before it is collected it is lost. */
const drip = (state: UrineRabbit, volume: number): void => {
  state.pulse = state.pulse > constants.tick ? state.pulse - constants.tick : 0
  if (!state.isCollected) return
  state.tested += ((state.kidney.urineGlucose - state.tested) * volume) / (constants.tube + volume)
  if (state.tube < constants.tube) {
    state.tube += volume
    return
  }
  state.hanging += volume
  if (state.hanging >= constants.drop) {
    state.hanging -= constants.drop
    state.pulse = 0.14
  }
}

/** 影响尿生成的因素: the rabbit of the pressure experiment with kidneys that filter, reabsorb, concentrate and drip. */
export const urine: Model<UrineRabbit, UrineParameter> = {
  id: 'urine',
  zh: '影响尿生成的因素',
  dt: mechanics.dt,
  channels: [
    { id: 'pressure', zh: '动脉血压', unit: 'mmHg', lo: 0, hi: 200, rate: 125, noise: 0.35 },
    { id: 'drops', zh: '尿滴', unit: '', lo: 0, hi: 1, rate: 25, noise: 0.01 },
    { id: 'flow', zh: '尿量', unit: 'mL/min', lo: 0, hi: 4, rate: 5 },
    { id: 'urine-glucose', zh: '尿糖', unit: 'mmol/L', lo: 0, hi: 200, rate: 5 },
    { id: 'stimulus', zh: '刺激标记', unit: '', lo: 0, hi: 1, rate: 25 },
  ],
  parameters: urineParameters,
  init: (seed, values) => {
    const table = newTable(seed, values)
    return {
      ...table,
      kidney: newKidney(seed, values, table.rabbit.own.kilograms),
      steps: 0,
      isCollected: false,
      tube: 0,
      hanging: 0,
      pulse: 0,
      tested: 0,
    }
  },
  step: (state) => {
    tableStep(state)
    if (state.steps === 0) {
      state.steps = constants.every
      drip(state, kidneyTick(state.kidney, state))
    }
    state.steps -= 1
  },
  apply: (state, event) => {
    const result = done(state, event)
    return result === true ? state : result
  },
  out: (state, into) => {
    into[0] = reading(state.line)
    into[1] = state.pulse > 0 ? 1 : 0
    into[2] = state.isCollected ? state.kidney.urine * 60 : 0
    into[3] = state.isCollected ? state.tested : 0
    into[4] = marker(state)
    return into
  },
  ...plainState,
}
