import { refused, type Event, type Refusal } from '#experiment/engine'
import { constants } from './parameters.ts'
import type { State } from './state.ts'

type Given = { readonly most: number; give(state: State, millilitres: number): void }

/** What is given by the ear vein: mmol a mL, and the most at once in mL a kg. KCl 74.6, CaCl2·2H2O 147, NaHCO3 84 g/mol. */
const drugs: Readonly<Record<string, Given>> = {
  ...Object.fromEntries(
    [2, 5, 10].map((percent): [string, Given] => [
      `potassium-chloride-${percent}%`,
      { most: 4, give: (state, mL) => void (state.blood.potassium.vein += (mL * percent) / 7.46) },
    ]),
  ),
  'calcium-chloride-5%': {
    most: 4,
    give: (state, mL) => void (state.blood.calcium.vein += mL * 0.34 * constants.ionised),
  },
  'sodium-citrate-3.8%': {
    // 0.129 mmol a mL; a citrate binds about one calcium.
    most: 5,
    give: (state, mL) => void (state.blood.calcium.vein -= mL * 0.129 * constants.ionised),
  },
  'sodium-bicarbonate-4%': {
    most: 8,
    give: (state, mL) =>
      void (state.blood.bicarbonate += (mL * 0.476) / (0.4 * state.blood.kilograms)),
  },
  'glucose-insulin': {
    // 50 % glucose with 1 U of insulin in 7 mL.
    most: 10,
    give: (state, mL) =>
      void (state.blood.insulin.waiting += (mL / 7 / state.blood.kilograms) * 2.5),
  },
  saline: { most: 20, give: () => undefined },
}

const prepare = (
  state: State,
  { step, amount }: Extract<Event, { kind: 'prepare' }>,
): State | Refusal => {
  if (step === 'anaesthetise') {
    if (!((amount ?? 5) >= 4 && (amount ?? 5) <= 6))
      return refused('20 % 氨基甲酸乙酯按 5 mL/kg 麻醉（4～6），过浅会挣扎，过深会抑制呼吸。')
    state.anaesthetised = true
  } else if (step === 'mount') {
    if (!state.anaesthetised) return refused('家兔还没有麻醉，扎针形电极会使它疼痛挣扎。')
    state.mounted = true
  } else if (step === 'cannulate') {
    if (!state.anaesthetised) return refused('家兔还没有麻醉，请先麻醉再做耳缘静脉插管。')
    state.cannulated = true
  } else if (step === 'calibrate') state.calibrated = true
  else return refused('这个实验用不着这一步。')
  return state
}

/** What a student does; changes the state in place or refuses. */
export const handle = (state: State, event: Event): State | Refusal => {
  if (event.kind === 'prepare') return prepare(state, event)
  if (event.kind !== 'drug') return refused('这个操作不用于家兔心电图实验。')
  const drug = Object.hasOwn(drugs, event.drug) ? drugs[event.drug] : undefined
  if (drug === undefined) return refused('试剂架上没有这种药，或它不用于这个实验。')
  if (!state.cannulated) return refused('还没有做耳缘静脉插管，药物无法静脉注射。')
  if (event.route !== 'iv' || event.unit !== 'mL') return refused('请静脉注射，以 mL 计。')
  if (!(event.dose > 0)) return refused('注射量应大于 0。')
  if (event.dose > drug.most * state.blood.kilograms)
    return refused(`一次注射请不要超过 ${drug.most} mL/kg，请核对剂量。`)
  drug.give(state, event.dose)
  return state
}
