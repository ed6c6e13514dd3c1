import { examinationOf } from '@xinglin/simulation/catalogue'
import type { Field } from './form-field.ts'
import { asText } from '../drafts/path.ts'
import { examinationList } from './sources.ts'
import { gateFields } from './gate-fields.ts'
import { sound } from './sound-fields.ts'

const vitals: readonly Field[] = [
  { kind: 'number', name: 'T', label: '体温', unit: '℃', span: 2 },
  { kind: 'number', name: 'P', label: '脉搏', unit: '次/分', span: 2 },
  { kind: 'number', name: 'R', label: '呼吸', unit: '次/分', span: 2 },
  { kind: 'number', name: 'SBP', label: '收缩压', unit: 'mmHg', span: 2 },
  { kind: 'number', name: 'DBP', label: '舒张压', unit: 'mmHg', span: 2 },
  { kind: 'number', name: 'SpO2', label: '血氧', unit: '%', span: 2 },
]

/** 查体: vital signs on arrival, and what differs from health or must be looked for. */
export const examination: readonly Field[] = [
  { kind: 'group', name: 'vitals', label: '到诊时的生命体征', fields: vitals },
  {
    kind: 'list',
    name: 'exam',
    label: '查体所见',
    noun: '查体',
    most: 70,
    hint: '只写有意义的；没写到的项目结果正常，并算作无关查体',
    titleOf: ({ item, finding }) =>
      `${examinationOf(asText(item))?.zh ?? asText(item)}${asText(finding) ? `：${asText(finding)}` : '（正常）'}`,
    tagsOf: ({ key, points }) => [
      ...(key === true ? ['关键'] : []),
      ...(typeof points === 'number' && points > 0 ? [`${points}分`] : []),
    ],
    begin: { from: examinationList, as: 'item' },
    fresh: [{ name: '添加查体', make: () => ({}) }],
    fields: [
      {
        kind: 'area',
        name: 'finding',
        label: '所见',
        most: 160,
        hint: ({ item }) => `不填为正常：${examinationOf(asText(item))?.normal ?? ''}`,
      },
      { kind: 'number', name: 'points', label: '分值', unit: '0–10', span: 2 },
      { kind: 'flag', name: 'key', label: '关键查体，不能漏', span: 4 },
      { kind: 'text', name: 'why', label: '为什么要查', most: 120 },
      sound,
      { ...gateFields(false), label: '配合的条件' },
      {
        kind: 'text',
        name: 'guarded',
        label: '条件未满足时的话',
        most: 60,
        when: ({ gate, guarded }) => gate !== undefined || guarded !== undefined,
      },
    ],
  },
]
