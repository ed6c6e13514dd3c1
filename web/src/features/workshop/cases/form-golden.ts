import { examinationOf, orderOf, testOf } from '@xinglin/simulation/catalogue'
import type { Field, Variant } from './form-field.ts'
import { asGroup, asList, asText, asTexts } from '../drafts/path.ts'
import {
  claims,
  diagnosisList,
  examinationList,
  orderOnly,
  questions,
  readingList,
  sayings,
  type Source,
  testList,
} from './sources.ts'
import { recordNames } from './form-record.ts'

/** All that can be meant by a sentence, each once. */
const meanings: Source = (draft) => {
  const all = new Map([...questions(draft), ...sayings(draft)].map((one) => [one.id, one]))
  return [...all.values()]
}

const evidence: Field = { kind: 'pick', name: 'evidence', label: '依据', from: claims, most: 20 }
const dx: Field = { kind: 'one', name: 'code', label: '诊断', from: diagnosisList }

type Plain = Readonly<Record<string, unknown>>
type Step = Omit<Variant, 'value'> & {
  readonly member: string
  readonly titleOf: (step: Plain) => string
}

const names = (value: unknown, nameOf: (id: string) => string | undefined) =>
  asTexts(value)
    .map((one) => nameOf(one) ?? one)
    .join('、')

const steps: readonly Step[] = [
  {
    member: 'ask',
    name: '提问',
    fresh: { ask: '', means: [] },
    titleOf: ({ ask }) => `问：${asText(ask)}`,
    fields: [
      { kind: 'area', always: true, name: 'ask', label: '怎么问', most: 500 },
      {
        kind: 'pick',
        name: 'means',
        label: '问的是什么',
        from: meanings,
        most: 8,
      },
    ],
  },
  {
    member: 'examine',
    name: '查体',
    fresh: { examine: [] },
    titleOf: ({ examine }) => `查体：${names(examine, (one) => examinationOf(one)?.zh)}`,
    fields: [
      {
        kind: 'pick',
        always: true,
        name: 'examine',
        label: '查体',
        from: examinationList,
        most: 40,
      },
    ],
  },
  {
    member: 'order',
    name: '开检查',
    fresh: { order: [] },
    titleOf: ({ order }) => `检查：${names(order, (one) => testOf(one)?.zh)}`,
    fields: [
      { kind: 'pick', always: true, name: 'order', label: '检查', from: testList, most: 40 },
    ],
  },
  {
    member: 'read',
    name: '判读',
    fresh: { read: '', findings: [] },
    titleOf: ({ read }) => `判读：${testOf(asText(read))?.zh ?? ''}`,
    fields: [
      { kind: 'one', always: true, name: 'read', label: '检查', from: testList },
      { kind: 'pick', name: 'findings', label: '读出', from: readingList, most: 10 },
    ],
  },
  {
    member: 'wait',
    name: '等待',
    fresh: { wait: 20 },
    titleOf: ({ wait }) => `等待 ${asText(wait)} 分钟`,
    fields: [
      { kind: 'number', always: true, name: 'wait', label: '等待', unit: '虚拟分钟', span: 2 },
    ],
  },
  {
    member: 'suspect',
    name: '考虑诊断',
    fresh: { suspect: [] },
    titleOf: () => '考虑诊断',
    fields: [
      { kind: 'pick', always: true, name: 'suspect', label: '考虑', from: diagnosisList, most: 8 },
    ],
  },
  {
    member: 'treat',
    name: '下医嘱',
    fresh: { treat: [] },
    titleOf: ({ treat }) =>
      `医嘱：${asList(treat)
        .map((one) => (typeof one === 'string' ? one : asText(asGroup(one)['id'])))
        .map((one) => orderOf(one)?.zh ?? one)
        .join('、')}`,
    fields: [{ kind: 'orders', name: 'treat', label: '医嘱' }],
  },
  {
    member: 'stop',
    name: '停医嘱',
    fresh: { stop: [] },
    titleOf: ({ stop }) => `停：${names(stop, (one) => orderOf(one)?.zh)}`,
    fields: [
      { kind: 'pick', always: true, name: 'stop', label: '停用', from: orderOnly, most: 40 },
    ],
  },
  {
    member: 'diagnose',
    name: '下诊断',
    fresh: { diagnose: { primary: {}, evidence: [], differentials: [] } },
    titleOf: () => '下诊断',
    fields: [
      {
        kind: 'group',
        name: 'diagnose',
        label: '诊断',
        fields: [
          { kind: 'group', name: 'primary', label: '主要诊断', fields: [dx] },
          { kind: 'lines', name: 'qualifiers', label: '限定', hint: '每行一条' },
          {
            kind: 'list',
            name: 'secondary',
            label: '其他诊断',
            noun: '其他诊断',
            most: 8,
            titleOf: ({ code }) => asText(code),
            fresh: [{ name: '添加其他诊断', make: () => ({}) }],
            fields: [dx],
          },
          evidence,
          {
            kind: 'list',
            name: 'differentials',
            label: '鉴别诊断',
            noun: '鉴别',
            most: 5,
            titleOf: ({ code }) =>
              diagnosisList({}).find(({ id }) => id === code)?.name ?? asText(code),
            fresh: [{ name: '添加鉴别', make: () => ({ evidence: [] }) }],
            fields: [dx, evidence],
          },
        ],
      },
    ],
  },
  {
    member: 'write',
    name: '写病历',
    fresh: { write: {} },
    titleOf: () => '写病历',
    fields: [
      {
        kind: 'group',
        name: 'write',
        label: '病历',
        fields: recordNames.map(
          ([name, label]) => ({ kind: 'area', name, label, most: 2000 }) as const,
        ),
      },
    ],
  },
  {
    member: 'milestone',
    name: '里程碑',
    fresh: { milestone: '' },
    titleOf: ({ milestone }) => `◆ ${asText(milestone)}`,
    fields: [{ kind: 'text', always: true, name: 'milestone', label: '里程碑', most: 60 }],
  },
]

const stepOf = (one: Plain) => steps.find(({ member }) => member in one)

/** 示范操作: how an expert goes through the case; it must earn 90. */
export const golden: readonly Field[] = [
  {
    kind: 'list',
    name: 'golden',
    label: '示范操作',
    noun: '步骤',
    most: 200,
    hint: '按顺序写专家怎么做；提交前会按它走一遍，得分应不低于90',
    titleOf: (one) => stepOf(one)?.titleOf(one) ?? '未填写的步骤',
    fields: (one) => stepOf(one)?.fields ?? [],
    fresh: steps.map(({ name, fresh }) => ({ name, make: () => fresh })),
  },
]
