import { tissueOf, type Deed } from '#procedures'
import type { Action } from './action.ts'
import { holds } from './condition.ts'
import { benumb } from './instrument.ts'
import { tipOf } from './layers.ts'
import { seen, type Observation } from './observation.ts'
import { counted, type State } from './state.ts'
import { befall, type Step } from './trouble.ts'
import { wayAt } from './way.ts'

type Performed = Extract<Action, { type: 'perform' }>

const looks = {
  air: '抽出气体。',
  blood: '回抽见血。',
  content: '抽出混浊的内容物。',
  marrow: '抽出少许红色骨髓液，患者感到酸痛。',
} as const

/** How the pool looks, told once it was drawn. */
export const lookOf = (state: State): string =>
  state.setup.procedure.pool?.looks.find(
    ({ when }) => when === undefined || holds(state, when) !== undefined,
  )?.zh ?? '液体'

/** A pool that was drained is shallower: what lies behind it comes towards the tip. */
const settled = (state: State): Step => {
  const { instrument } = state
  if (instrument === undefined) return { state, observations: [] }
  const before = tipOf(instrument)
  const next = { ...instrument, way: wayAt(state, instrument.site) }
  const tip = tipOf(next)
  const injury = tip === undefined || tip === before ? undefined : tissueOf(tip)?.injury
  const now = { ...state, instrument: next }
  return injury === undefined
    ? { state: now, observations: [] }
    : {
        state: befall(now, injury, 0.4),
        observations: [{ type: 'felt', zh: '针尖碰到随呼吸活动的东西。' }],
      }
}

const drain = (state: State, ml: number, minutes: number): Step => {
  const { pool } = state.setup.procedure
  const whole = state.setup.variant.figures[pool?.volume ?? ''] ?? 0
  const left = whole - (state.measures['drawn'] ?? 0)
  const got = ml < left ? ml : left
  if (got <= 0) return { state, observations: [seen('再抽不出液体。')] }
  const rate = minutes > 0 ? got / minutes : 0
  const fastest = rate > (state.measures['rate'] ?? 0) ? rate : (state.measures['rate'] ?? 0)
  const drawn = counted(state, 'drawn', got)
  const after = settled({ ...drawn, measures: { ...drawn.measures, rate: fastest } })
  const total = after.state.measures['drawn'] ?? 0
  return {
    state: after.state,
    observations: [
      { type: 'drawn', zh: `引出${lookOf(state)}${got}mL，共${total}mL。`, ml: got, total },
      ...after.observations,
    ],
  }
}

/** Something is drawn through the instrument, or runs out of it. */
export const aspirate = (state: State, { values = {} }: Performed): Step => {
  const { instrument, setup } = state
  const tip = tipOf(instrument)
  const ml = values['ml'] ?? 0
  const isPool = tip !== undefined && setup.procedure.pool?.tissues.includes(tip) === true
  if (isPool && ml > 0) return drain(state, ml, values['minutes'] ?? 0)
  const held = tip === undefined ? undefined : tissueOf(tip)?.holds
  const look: Observation =
    held === undefined
      ? seen('回抽无血、无液、无气。')
      : seen(held === 'fluid' ? `回抽见${lookOf(state)}。` : looks[held])
  const aspirated = held === undefined || held === 'fluid'
  const now =
    instrument === undefined ? state : { ...state, instrument: { ...instrument, aspirated } }
  // What is not of the pool is no sample of it.
  const other = ml > 0 && held !== undefined ? counted(now, 'other', ml) : now
  return { state: other, observations: [look] }
}

/** mg of lidocaine that are too much: 4.5 mg/kg, 300 mg at most (drug label, without adrenaline). */
const tooMuch = ({ setup }: State): number => {
  const dose = 4.5 * setup.variant.patient.weight
  return dose > 300 ? 300 : dose
}

/** A drug is put in where the tip stands: it numbs, or goes into the blood. */
export const inject = (state: State, { drug }: Deed, { values = {} }: Performed): Step => {
  const ml = values['ml'] ?? 0
  const mg = ml * (drug?.strength ?? 0)
  const { instrument } = state
  const given = counted(state, `mg-${drug?.id ?? 'drug'}`, mg)
  const blind = instrument?.aspirated === false ? counted(given, 'blind', 1) : given
  const tip = tipOf(instrument)
  const held = tip === undefined ? undefined : tissueOf(tip)?.holds
  const isLocal = drug?.id === 'lidocaine'
  const isInBlood = held === 'blood' && isLocal && mg >= 20
  const isTooMuch = isLocal && (blind.measures['mg-lidocaine'] ?? 0) > tooMuch(state)
  const now = isInBlood || isTooMuch ? befall(blind, 'anaesthetic-toxicity', 0.6) : blind
  return {
    state: isLocal && instrument !== undefined ? benumb(now, instrument) : now,
    observations: [seen(instrument?.aspirated === true ? '回抽后注入药液。' : '药液注入。')],
  }
}
