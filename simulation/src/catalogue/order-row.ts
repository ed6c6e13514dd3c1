/** What an order belongs to. */
export type OrderKind =
  | 'nursing'
  | 'airway'
  | 'fluid'
  | 'antithrombotic'
  | 'cardiovascular'
  | 'analgesia'
  | 'digestive'
  | 'anti-infective'
  | 'respiratory'
  | 'endocrine'
  | 'psychiatric'
  | 'women-children'
  | 'procedure'
  | 'consult'
  | 'talk'
  | 'disposition'

/** Id, kind, name, classes, doses to choose from (none: it is ordered as it is). */
export type OrderRow = readonly [
  id: string,
  kind: OrderKind,
  zh: string,
  classes: readonly string[],
  doses?: readonly string[],
]

/** Chinese names of the kinds, in the order in which they are shown. */
export const orderKinds: Readonly<Record<OrderKind, string>> = {
  nursing: '护理与监护',
  airway: '氧疗与气道',
  fluid: '补液与输血',
  antithrombotic: '抗栓与溶栓',
  cardiovascular: '心血管用药',
  analgesia: '镇痛解热',
  digestive: '消化系统用药',
  'anti-infective': '抗感染',
  respiratory: '呼吸系统用药',
  endocrine: '内分泌代谢用药',
  psychiatric: '神经精神用药',
  'women-children': '妇产与儿科用药',
  procedure: '手术与操作',
  consult: '会诊与报告',
  talk: '沟通与宣教',
  disposition: '去向',
}
