import type { Field, ListOf } from './form-field.ts'
import { asText } from '../drafts/path.ts'
import { claims, occasions, sayings } from './sources.ts'
import { choices, numbered } from './form-choices.ts'

const cap: Field = {
  kind: 'choice',
  name: 'cap',
  label: '漏掉的封顶',
  options: choices.caps,
  none: '不封顶',
  span: 2,
}
const points: Field = { kind: 'number', name: 'points', label: '分值', span: 2 }
const scored: Pick<ListOf, 'titleOf' | 'tagsOf'> = {
  titleOf: ({ id, zh }) => `${asText(id)} ${asText(zh)}`,
  tagsOf: ({ points: worth }) => (typeof worth === 'number' ? [`${worth}分`] : []),
}

const item: readonly Field[] = [
  { kind: 'text', name: 'zh', label: '项目', most: 60 },
  { kind: 'pick', name: 'of', label: '问出哪些信息得分', from: claims, most: 20 },
  { kind: 'number', name: 'need', label: '几条即满分（不填为全部）', span: 2 },
  points,
  cap,
  { kind: 'text', name: 'why', label: '为什么要紧', most: 140 },
]

/** 评分: what earns points beyond what every case is assessed by. */
export const rubric: readonly Field[] = [
  {
    kind: 'group',
    name: 'rubric',
    label: '评分项目',
    hint: '沟通与组织的通用项目、查体、检查、诊断、治疗与病历已由各自的分值计分，这里只写病史与本例特有的沟通',
    fields: [
      {
        kind: 'list',
        name: 'history',
        label: '现病史采集',
        noun: '评分项',
        most: 24,
        ...scored,
        fresh: numbered('H', '评分项', { of: [], points: 3 }),
        fields: item,
      },
      {
        kind: 'list',
        name: 'background',
        label: '既往、个人与家族史',
        noun: '评分项',
        most: 24,
        ...scored,
        fresh: numbered('P', '评分项', { of: [], points: 2 }),
        fields: item,
      },
      {
        kind: 'list',
        name: 'communication',
        label: '本例特有的沟通',
        noun: '沟通项',
        most: 8,
        ...scored,
        fresh: numbered('C', '沟通项', { said: [], points: 2 }),
        fields: [
          { kind: 'text', name: 'zh', label: '项目', most: 60 },
          { kind: 'pick', name: 'said', label: '说过其中之一', from: sayings, most: 12 },
          points,
          cap,
          { kind: 'text', name: 'why', label: '为什么要紧', most: 140 },
        ],
      },
      {
        kind: 'number',
        name: 'firstActionWithin',
        label: '几分钟内须开始查体或检查',
        unit: '急症才填',
        span: 3,
      },
      { kind: 'number', name: 'budget', label: '检查费用上限', unit: '元', span: 3 },
    ],
  },
]

/** 复盘: what a student reads afterwards. */
export const debrief: readonly Field[] = [
  {
    kind: 'group',
    name: 'debrief',
    label: '复盘',
    fields: [
      { kind: 'lines', name: 'teach', label: '要记住的话', hint: '每行一句，2–8句', rows: 6 },
      {
        kind: 'lines',
        name: 'references',
        label: '参考文献',
        hint: '每行一条，只写真实存在的',
        rows: 4,
      },
      {
        kind: 'list',
        name: 'practice',
        label: '针对性练习',
        noun: '练习',
        most: 12,
        titleOf: ({ task }) => asText(task),
        fresh: [{ name: '添加练习', make: () => ({ task: '' }) }],
        fields: [
          {
            kind: 'one',
            name: 'when',
            label: '什么时候给出：维度不足70分，或漏掉',
            from: occasions,
          },
          { kind: 'text', name: 'task', label: '练什么', most: 100 },
        ],
      },
    ],
  },
]
