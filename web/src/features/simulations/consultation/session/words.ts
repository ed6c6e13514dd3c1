import type { Clue, RecordSections } from '@xinglin/contract/simulations/consultation'

/** The phases of a consultation, in the order in which they usually come; none is closed to another. */
export const phases = [
  { value: 'talk', name: '问诊' },
  { value: 'examine', name: '查体' },
  { value: 'tests', name: '辅助检查' },
  { value: 'diagnose', name: '诊断' },
  { value: 'treat', name: '治疗' },
  { value: 'record', name: '病历' },
] as const

/** One of the phases. */
export type Phase = (typeof phases)[number]['value']

/** The parts of a history, in the order in which a record has them. */
export const clueGroups: readonly { readonly group: Clue['group']; readonly name: string }[] = [
  { group: 'basic', name: '一般资料' },
  { group: 'hpi', name: '现病史' },
  { group: 'general', name: '一般情况与系统回顾' },
  { group: 'past', name: '既往史' },
  { group: 'personal', name: '个人史' },
  { group: 'marital', name: '婚育与月经史' },
  { group: 'child', name: '出生与喂养史' },
  { group: 'family', name: '家族史' },
  { group: 'comm', name: '想法与担忧' },
]

/** The sections of a medical record, with what stands in each. */
export const recordSections: readonly {
  readonly id: keyof RecordSections
  readonly name: string
  readonly hint: string
}[] = [
  { id: 'chief', name: '主诉', hint: '主要症状或体征加持续时间，20字左右' },
  { id: 'present', name: '现病史', hint: '起病、部位、性质、程度、演变、伴随、诊治经过、一般情况' },
  { id: 'past', name: '既往史', hint: '疾病、用药、手术外伤、过敏' },
  { id: 'personal', name: '个人史', hint: '烟酒、职业、婚育' },
  { id: 'family', name: '家族史', hint: '父母、兄弟姐妹、子女' },
  { id: 'exam', name: '体格检查', hint: '生命体征与阳性、重要阴性体征' },
  { id: 'tests', name: '辅助检查', hint: '检查项目与结果' },
  { id: 'impression', name: '初步诊断', hint: '主要诊断在前' },
  { id: 'plan', name: '诊疗计划', hint: '检查、治疗、告知' },
]

/** What every page of a simulator says. */
export const caution = '仅用于教学模拟，不作为诊疗依据'

/** Virtual minutes in words: 1小时05分. */
export const minutesWord = (minutes: number): string =>
  minutes < 60
    ? `${minutes}分钟`
    : minutes % 1440 === 0
      ? `${minutes / 1440}天`
      : `${Math.floor(minutes / 60)}小时${minutes % 60 === 0 ? '' : `${String(minutes % 60).padStart(2, '0')}分`}`

/** Age as a ward says it: below two years in months, which a case counts from birth. */
export const ageWord = ({
  age,
  months,
}: {
  readonly age: number
  readonly months?: number
}): string => (months !== undefined && age < 2 ? `${months}个月` : `${age}岁`)

/** What the modes of a consultation are called. */
export const modes = { practice: '练习', examination: '考核', contest: '竞赛' } as const
