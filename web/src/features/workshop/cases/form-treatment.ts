import { orderOf } from '@xinglin/simulation/catalogue'
import type { Field, ListOf } from './form-field.ts'
import { asText, asTexts } from '../drafts/path.ts'
import { lifts, orderList } from './sources.ts'
import { becoming, choices, numbered } from './form-choices.ts'

const points: Field = { kind: 'number', name: 'points', label: '分值', span: 2 }
const cap: Field = {
  kind: 'choice',
  name: 'cap',
  label: '漏掉的封顶',
  options: choices.caps,
  none: '不封顶',
  span: 2,
}

const titled: Pick<ListOf, 'titleOf'> = { titleOf: ({ zh }) => asText(zh) }
const ordersTitle: Pick<ListOf, 'titleOf'> = {
  titleOf: ({ orders, zh }) =>
    `${asTexts(orders)
      .map((one) => orderOf(one)?.zh ?? one)
      .join('、')} ${asText(zh)}`,
}
/** When something is forbidden: at a dose, with another order, at a pressure. */
const conditions: readonly Field[] = [
  { kind: 'words', name: 'doses', label: '只在这些剂量（选填）', most: 12, longest: 40 },
  { kind: 'pick', name: 'with', label: '只与这些医嘱同用（选填）', from: orderList, most: 12 },
  {
    kind: 'list',
    name: 'while',
    label: '只在生命体征为（选填）',
    noun: '生命体征',
    most: 4,
    titleOf: ({ sign }) => asText(sign),
    fresh: [{ name: '添加生命体征', make: () => ({ sign: 'SBP', from: 180 }) }],
    fields: [
      {
        kind: 'choice',
        name: 'sign',
        label: '体征',
        options: choices.words('T', 'P', 'R', 'SBP', 'DBP', 'SpO2'),
        span: 2,
      },
      { kind: 'number', name: 'from', label: '不低于', span: 2 },
      { kind: 'number', name: 'to', label: '不高于', span: 2 },
    ],
  },
  {
    kind: 'group',
    name: 'unlessAfter',
    label: '用药满一定时间后不再禁忌（选填）',
    fresh: { orders: [], minutes: 60 },
    fields: [
      { kind: 'pick', name: 'orders', label: '用了其中之一', from: orderList, most: 6 },
      { kind: 'number', name: 'minutes', label: '满', unit: '虚拟分钟', span: 2 },
      { kind: 'words', name: 'examined', label: '此后又查过（查体编号）', most: 4, longest: 40 },
    ],
  },
]
const lesser: Field = {
  kind: 'list',
  name: 'lesser',
  label: '次一等的做法（给部分分，选填）',
  noun: '次一等的做法',
  most: 4,
  ...ordersTitle,
  fresh: [{ name: '添加次一等的做法', make: () => ({ orders: [], ratio: 0.5, why: '' }) }],
  fields: [
    { kind: 'pick', name: 'orders', label: '哪些医嘱', from: orderList, most: 8 },
    { kind: 'number', name: 'ratio', label: '得分比例', unit: '0.1–0.9', span: 2 },
    { kind: 'text', name: 'why', label: '差在哪里', most: 120, span: 4 },
  ],
}
const dosesWith: Field = {
  kind: 'list',
  name: 'dosesWith',
  label: '与别的医嘱同用时的正确剂量（选填）',
  noun: '同用时的剂量',
  most: 4,
  ...ordersTitle,
  fresh: [{ name: '添加同用时的剂量', make: () => ({ orders: [], doses: [] }) }],
  fields: [
    { kind: 'pick', name: 'orders', label: '下了其中之一', from: orderList, most: 8 },
    { kind: 'words', name: 'doses', label: '也算正确的剂量', most: 8, longest: 40 },
  ],
}

const act: readonly Field[] = [
  { kind: 'text', name: 'zh', label: '要做什么', most: 80 },
  { kind: 'pick', name: 'orders', label: '哪些医嘱算数', from: orderList, most: 12 },
  { kind: 'flag', name: 'all', label: '须全部下达（否则其一即可）' },
  { kind: 'words', name: 'doses', label: '正确剂量（剂量要紧时填）', most: 12, longest: 40 },
  lesser,
  dosesWith,
  points,
  { kind: 'number', name: 'within', label: '几分钟内', unit: '虚拟分钟', span: 2 },
  cap,
  { kind: 'text', name: 'why', label: '为什么', most: 140 },
]

const whileGiven: Field = {
  kind: 'flag',
  name: 'whileGiven',
  label: '只在给着的时候有效（吸氧、静滴）',
}
/** 治疗. */
export const treatment: readonly Field[] = [
  {
    kind: 'group',
    name: 'treatment',
    label: '治疗',
    fields: [
      {
        kind: 'list',
        name: 'must',
        label: '必须做',
        noun: '必须的治疗',
        most: 12,
        ...titled,
        fresh: numbered('T', '必须的治疗', { orders: [], points: 2 }),
        fields: act,
      },
      {
        kind: 'list',
        name: 'should',
        label: '应当做',
        noun: '应当的治疗',
        most: 12,
        ...titled,
        fresh: numbered('S', '应当的治疗', { orders: [], points: 1 }),
        fields: act,
      },
      {
        kind: 'list',
        name: 'forbid',
        label: '禁忌',
        noun: '禁忌',
        most: 12,
        ...titled,
        fresh: numbered('X', '禁忌', { orders: [], penalty: 5 }),
        fields: [
          { kind: 'text', name: 'zh', label: '不能做什么', most: 80 },
          { kind: 'pick', name: 'orders', label: '哪些医嘱', from: orderList, most: 20 },
          ...conditions,
          { kind: 'pick', name: 'unless', label: '有其一就不再禁忌（选填）', from: lifts, most: 6 },
          { kind: 'number', name: 'penalty', label: '扣分', span: 2 },
          { ...cap, label: '误用的封顶' },
          { kind: 'text', name: 'why', label: '为什么', most: 140 },
          {
            kind: 'group',
            name: 'effect',
            label: '对患者的后果',
            fresh: { vitals: {} },
            fields: [...becoming, whileGiven],
          },
        ],
      },
      {
        kind: 'list',
        name: 'effects',
        label: '治疗的效果',
        noun: '效果',
        most: 12,
        ...ordersTitle,
        fresh: [{ name: '添加效果', make: () => ({ orders: [], vitals: {} }) }],
        fields: [
          { kind: 'pick', name: 'orders', label: '哪些医嘱', from: orderList, most: 12 },
          { kind: 'words', name: 'doses', label: '只在这些剂量（选填）', most: 12, longest: 40 },
          {
            kind: 'pick',
            name: 'after',
            label: '须先有这些医嘱之一（选填）',
            from: orderList,
            most: 8,
          },
          ...becoming,
          whileGiven,
        ],
      },
      { kind: 'pick', name: 'tolerated', label: '无益也无害，不算错', from: orderList, most: 40 },
    ],
  },
]
