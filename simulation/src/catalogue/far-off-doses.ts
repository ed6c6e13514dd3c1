import { excessRows, type Gravity, type VitalShift } from './excess-dose-rows.ts'
import { furtherExcessRows } from './further-excess-dose-rows.ts'

/** A dose that nobody should be given: too little to do anything, or so much that it harms. */
export type FarOffDose =
  | { readonly kind: 'short' }
  | {
      readonly kind: 'excess'
      readonly why: string
      readonly zh: string
      readonly vitals: VitalShift
      readonly penalty: number
      readonly cap?: 59 | 74
    }

const weights: Readonly<Record<Gravity, { readonly penalty: number; readonly cap?: 59 | 74 }>> = {
  mild: { penalty: 3 },
  grave: { penalty: 8, cap: 74 },
  lethal: { penalty: 15, cap: 59 },
}

/** Doses that are a tenth of the usual one: they do nothing, and count as not given. */
const shortRows: readonly (readonly [order: string, dose: string])[] = [
  ['aspirin', '25mg 口服'],
  ['heparin', '静脉负荷(7–10U/kg)'],
  ['thrombolysis', '0.09mg/kg'],
  ['tenecteplase', '0.025mg/kg 一次静推'],
  ['morphine', '0.2mg 静推'],
  ['insulin-iv', '0.01U/kg/h'],
  ['metformin', '0.05g 每日两次'],
  ['methimazole', '2mg 每日'],
  ['ppi', '8mg 静推'],
  ['steroid', '泼尼松4mg 5天'],
  ['ors', '5–7.5mL/kg 4小时内'],
  ['zinc', '2mg/日 10–14天'],
  ['saline-bolus', '50mL 静滴'],
  ['ringer', '50mL 静滴'],
  ['red-cells', '0.2U'],
  ['doxycycline', '10mg 每日两次'],
  ['moxifloxacin', '每周一次 口服'],
  ['ssri', '十分之一起始量'],
  ['anti-tb', '四联1个月即停'],
]

const excess = [...excessRows, ...furtherExcessRows]

const keyOf = (order: string, dose: string): string => `${order} ${dose}`

const byKey = new Map<string, FarOffDose>([
  ...shortRows.map(([order, dose]) => [keyOf(order, dose), { kind: 'short' }] as const),
  ...excess.map(
    ([order, dose, gravity, why, zh, vitals]) =>
      [keyOf(order, dose), { kind: 'excess', why, zh, vitals, ...weights[gravity] }] as const,
  ),
])

/** What is wrong with a dose whoever the patient is; undefined where nothing is, or where the patient decides. */
export const farOffDose = (order: string, dose: string | undefined): FarOffDose | undefined =>
  dose === undefined ? undefined : byKey.get(keyOf(order, dose))

/** The far-off doses of an order, which stand among its others. */
export const farOffDosesOf = (order: string): readonly string[] =>
  [...shortRows, ...excess].flatMap(([id, dose]) => (id === order ? [dose] : []))
