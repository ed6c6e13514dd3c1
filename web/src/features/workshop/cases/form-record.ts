import type { Field } from './form-field.ts'
import { asText } from '../drafts/path.ts'
import { claims } from './sources.ts'

const recordPoints = (name: string, label: string): Field => ({
  kind: 'list',
  name,
  label,
  noun: '要点',
  most: 12,
  titleOf: ({ zh }) => asText(zh),
  fresh: [{ name: '添加要点', make: () => ({ zh: '', tokens: [] }) }],
  fields: [
    { kind: 'text', name: 'zh', label: '要点', most: 60 },
    { kind: 'tokens', name: 'tokens', label: '识别词' },
    {
      kind: 'pick',
      name: 'of',
      label: '由什么问出或查出（没问出就写属于编造）',
      from: claims,
      most: 8,
    },
  ],
})

/** Sections of a medical record, in their order, with their names. */
export const recordNames: readonly (readonly [string, string])[] = [
  ['chief', '主诉'],
  ['present', '现病史'],
  ['past', '既往史'],
  ['personal', '个人史'],
  ['family', '家族史'],
  ['exam', '体格检查'],
  ['tests', '辅助检查'],
  ['impression', '初步诊断'],
  ['plan', '处理'],
]

/** 病历: what is to be written in each section. */
export const record: readonly Field[] = [
  {
    kind: 'group',
    name: 'record',
    label: '病历要点',
    fields: recordNames.map(([name, label]) => recordPoints(name, label)),
  },
]
