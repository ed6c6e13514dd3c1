import { testOf } from '@xinglin/simulation/catalogue'
import type { Field } from './form-field.ts'
import { asText } from '../drafts/path.ts'
import { leadList, orderList, readingList, testList } from './sources.ts'
import { becoming, choices, numbered } from './form-choices.ts'

type Plain = Readonly<Record<string, unknown>>
const isKind = (kind: string) => (item: Plain) => testOf(asText(item['id']))?.kind === kind
const hasReport = (item: Plain) => !isKind('laboratory')(item)

const rhythms = [
  ['sinus', '窦性心律'],
  ['atrial-fibrillation', '心房颤动'],
  ['atrial-flutter', '心房扑动'],
  ['supraventricular-tachycardia', '室上性心动过速'],
  ['ventricular-tachycardia', '室性心动过速'],
  ['junctional', '交界性心律'],
  ['av-block-1', '一度房室传导阻滞'],
  ['av-block-2', '二度房室传导阻滞'],
  ['av-block-3', '三度房室传导阻滞'],
].map(([value = '', name = '']) => ({ value, name }))

const tracing: Field = {
  kind: 'group',
  name: 'tracing',
  label: '心电图参数',
  hint: '不填的为正常；心率随脉搏',
  when: isKind('tracing'),
  fresh: { rhythm: 'sinus', leads: {} },
  fields: [
    { kind: 'choice', name: 'rhythm', label: '心律', options: rhythms, span: 3 },
    {
      kind: 'choice',
      name: 'extrasystoles',
      label: '早搏',
      span: 3,
      none: '无',
      options: [
        { value: 'atrial', name: '房性早搏' },
        { value: 'ventricular', name: '室性早搏' },
      ],
    },
    { kind: 'number', name: 'pr', label: 'PR间期', unit: 'ms', span: 1 },
    { kind: 'number', name: 'qrs', label: 'QRS', unit: 'ms', span: 1 },
    { kind: 'number', name: 'qtc', label: 'QTc', unit: 'ms', span: 1 },
    { kind: 'number', name: 'axis', label: '电轴', unit: '度', span: 1 },
    { kind: 'number', name: 'pDuration', label: 'P波宽', unit: 'ms', span: 1 },
    {
      kind: 'record',
      name: 'leads',
      label: '异常的导联',
      noun: '导联',
      from: leadList,
      fresh: {},
      fields: [
        { kind: 'number', name: 'st', label: 'ST抬高', unit: 'mV', span: 2 },
        {
          kind: 'choice',
          name: 'stShape',
          label: 'ST形态',
          span: 2,
          none: '不注明',
          options: [
            { value: 'convex', name: '弓背向上' },
            { value: 'concave', name: '弓背向下' },
            { value: 'horizontal', name: '水平' },
            { value: 'downsloping', name: '下斜' },
          ],
        },
        {
          kind: 'choice',
          name: 't',
          label: 'T波',
          span: 2,
          none: '正常',
          options: [
            { value: 'upright', name: '直立' },
            { value: 'inverted', name: '倒置' },
            { value: 'tall', name: '高尖' },
            { value: 'flat', name: '低平' },
            { value: 'biphasic', name: '双向' },
          ],
        },
        { kind: 'number', name: 'q', label: '病理性Q波深', unit: 'mV', span: 2 },
        { kind: 'number', name: 'r', label: 'R波高', unit: 'mV', span: 2 },
        { kind: 'number', name: 'p', label: 'P波高', unit: 'mV', span: 2 },
      ],
    },
  ],
}

const shown: readonly Field[] = [
  { kind: 'values', name: 'values', label: '化验结果' },
  { kind: 'area', name: 'report', label: '报告', most: 300, rows: 3, hint: '只描述所见，不写诊断' },
]

const necessities = [
  ['must', '必做'],
  ['should', '应做'],
  ['optional', '可做'],
  ['waste', '浪费（扣分）'],
  ['harmful', '有害（上级会拦下）'],
].map(([value = '', name = '']) => ({ value, name }))

const oneTest: readonly Field[] = [
  { kind: 'choice', name: 'necessity', label: '必要性', options: necessities, span: 2 },
  { kind: 'number', name: 'points', label: '分值', unit: '0–10', span: 2 },
  {
    kind: 'choice',
    name: 'cap',
    label: '漏做或误做的封顶',
    options: choices.caps,
    none: '不封顶',
    span: 2,
  },
  { kind: 'text', name: 'why', label: '为什么必要、浪费或有害', most: 120 },
  {
    kind: 'number',
    name: 'penalty',
    label: '有害检查扣分',
    span: 2,
    when: ({ necessity }) => necessity === 'harmful',
  },
  {
    kind: 'group',
    name: 'within',
    label: '及时性',
    fresh: { minutes: 10, points: 1 },
    fields: [
      { kind: 'number', name: 'minutes', label: '几分钟内出结果', unit: '虚拟分钟', span: 3 },
      { kind: 'number', name: 'points', label: '及时加分', span: 3 },
    ],
  },
  { ...(shown[0] as Field), when: isKind('laboratory') },
  { ...(shown[1] as Field), when: hasReport },
  tracing,
  {
    kind: 'group',
    name: 'reading',
    label: '要求学生判读',
    when: hasReport,
    fresh: { find: [], points: 2 },
    fields: [
      { kind: 'pick', name: 'find', label: '应读出', from: readingList, most: 8 },
      { kind: 'number', name: 'points', label: '分值', span: 2 },
    ],
  },
  {
    kind: 'list',
    name: 'later',
    label: '复查结果',
    noun: '复查',
    most: 8,
    titleOf: ({ from, after }) => `${after ? '医嘱后' : '起病后'} ${asText(from)} 分钟`,
    fresh: [{ name: '添加复查', make: () => ({ from: 60 }) }],
    fields: [
      { kind: 'number', name: 'from', label: '多少分钟以后采样', span: 2 },
      {
        kind: 'pick',
        name: 'after',
        label: '从这些医嘱之后算起（选填）',
        from: orderList,
        most: 8,
      },
      ...shown,
    ],
  },
]

/** 检查: results, what each is worth, and what becomes of the patient meanwhile. */
export const tests: readonly Field[] = [
  {
    kind: 'list',
    name: 'tests',
    label: '检查',
    noun: '检查',
    most: 80,
    hint: '没写到的检查结果正常，并算作无关检查',
    titleOf: ({ id }) => testOf(asText(id))?.zh ?? asText(id),
    tagsOf: ({ necessity, points }) => [
      necessities.find(({ value }) => value === necessity)?.name.slice(0, 2) ?? '未定',
      ...(typeof points === 'number' && points > 0 ? [`${points}分`] : []),
    ],
    begin: { from: testList, as: 'id' },
    fresh: [{ name: '添加检查', make: () => ({ necessity: 'should', points: 1 }) }],
    fields: oneTest,
  },
  {
    kind: 'list',
    name: 'course',
    label: '病情变化',
    noun: '病情变化',
    most: 10,
    hint: '到时没有相应医嘱，病情就会这样变化',
    titleOf: ({ at, zh }) => `第 ${asText(at)} 分钟 ${asText(zh)}`,
    fresh: numbered('D', '病情变化', { at: 30, unless: [], vitals: {}, penalty: 3 }),
    fields: [
      { kind: 'number', name: 'at', label: '发生于', unit: '虚拟分钟', span: 2 },
      { kind: 'number', name: 'penalty', label: '扣分', span: 2 },
      {
        kind: 'pick',
        name: 'unless',
        label: '下过这些医嘱之一就不发生',
        from: orderList,
        most: 12,
      },
      ...becoming,
    ],
  },
]
