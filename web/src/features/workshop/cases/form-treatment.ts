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

const act: readonly Field[] = [
  { kind: 'text', name: 'zh', label: '要做什么', most: 80 },
  { kind: 'pick', name: 'orders', label: '哪些医嘱算数', from: orderList, most: 12 },
  { kind: 'flag', name: 'all', label: '须全部下达（否则其一即可）' },
  { kind: 'words', name: 'doses', label: '正确剂量（剂量要紧时填）', most: 8, longest: 40 },
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
const titled: Pick<ListOf, 'titleOf'> = { titleOf: ({ zh }) => asText(zh) }
const ordersTitle: Pick<ListOf, 'titleOf'> = {
  titleOf: ({ orders, zh }) =>
    `${asTexts(orders)
      .map((one) => orderOf(one)?.zh ?? one)
      .join('、')} ${asText(zh)}`,
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
