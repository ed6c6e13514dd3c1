import { diagnosisOf, scaleOf, scales } from '@xinglin/simulation/catalogue'
import type { Field, ListOf } from './form-field.ts'
import { asText } from '../drafts/path.ts'
import { claims, diagnosisList } from './sources.ts'
import { choices, numbered } from './form-choices.ts'

const valuesOf = (scale: string): string => {
  const { values = [] } = scaleOf(scale) ?? {}
  return values.length > 8 ? `${values[0]}到${values.at(-1)}` : values.join('、')
}
const nameOf = (code: unknown) => diagnosisOf(asText(code))?.zh ?? (asText(code) || '未选诊断')
const code: Field = { kind: 'one', name: 'code', label: '诊断', from: diagnosisList }
const also = (most: number): Field => ({
  kind: 'pick',
  name: 'also',
  label: '同义的其他编码（选填）',
  from: diagnosisList,
  most,
})
const points = (label = '分值'): Field => ({ kind: 'number', name: 'points', label, span: 2 })
const byCode = (noun: string, make: object): Pick<ListOf, 'titleOf' | 'begin' | 'fresh'> => ({
  titleOf: ({ code: one }) => nameOf(one),
  begin: { from: diagnosisList, as: 'code' },
  fresh: [{ name: `添加${noun}`, make: () => ({ ...make }) }],
})

/** 诊断与鉴别. */
export const diagnosis: readonly Field[] = [
  {
    kind: 'group',
    name: 'diagnosis',
    label: '诊断',
    fields: [
      {
        kind: 'group',
        name: 'primary',
        label: '主要诊断',
        fields: [
          code,
          also(6),
          { kind: 'tokens', name: 'tokens', label: '学生自己打字时的识别词' },
          {
            kind: 'words',
            name: 'without',
            label: '打字时出现即不算的词（如：陈旧、非ST）',
            most: 12,
            longest: 20,
          },
          points(),
          {
            kind: 'list',
            name: 'partial',
            label: '不够准确、给部分分的诊断',
            noun: '部分正确',
            most: 8,
            ...byCode('部分正确', { ratio: 0.5 }),
            fields: [
              { kind: 'number', name: 'ratio', label: '得分比例', unit: '0.1–0.9', span: 2 },
              { kind: 'text', name: 'why', label: '差在哪里', most: 100, span: 4 },
            ],
          },
          {
            kind: 'list',
            name: 'qualifiers',
            label: '限定（分期、分级、部位）',
            noun: '限定',
            most: 6,
            titleOf: ({ zh }) => asText(zh),
            fresh: numbered('Q', '限定', { tokens: [], points: 1 }),
            fields: [
              { kind: 'text', name: 'zh', label: '限定', most: 40, span: 4 },
              points(),
              { kind: 'tokens', name: 'tokens', label: '识别词' },
              {
                kind: 'list',
                name: 'stated',
                label: '按分级判读（选填；别的级别不得分）',
                noun: '分级',
                most: 4,
                titleOf: ({ scale }) => scaleOf(asText(scale))?.zh ?? asText(scale),
                fresh: [{ name: '添加分级', make: () => ({ scale: 'severity', is: [] }) }],
                fields: [
                  {
                    kind: 'choice',
                    name: 'scale',
                    label: '分级',
                    options: scales.map(({ id, zh }) => ({ value: id, name: zh })),
                    span: 3,
                  },
                  {
                    kind: 'words',
                    name: 'is',
                    label: '正确的值',
                    hint: ({ scale }) => `可填：${valuesOf(asText(scale))}`,
                    most: 8,
                    longest: 20,
                    span: 3,
                  },
                ],
              },
              { kind: 'flag', name: 'unstated', label: '没有写出级别也得分（写错仍不得分）' },
            ],
          },
        ],
      },
      {
        kind: 'list',
        name: 'secondary',
        label: '其他诊断',
        noun: '其他诊断',
        most: 8,
        ...byCode('其他诊断', { points: 1 }),
        fields: [also(4), points()],
      },
      {
        kind: 'list',
        name: 'evidence',
        label: '诊断依据',
        noun: '依据',
        most: 10,
        titleOf: ({ zh }) => asText(zh),
        fresh: numbered('E', '依据', { of: [], points: 1 }),
        fields: [
          { kind: 'text', name: 'zh', label: '依据', most: 80 },
          { kind: 'pick', name: 'of', label: '由哪些信息支持', from: claims, most: 12 },
          { kind: 'number', name: 'need', label: '至少几条', span: 2 },
          points(),
        ],
      },
      {
        kind: 'list',
        name: 'differentials',
        label: '鉴别诊断',
        noun: '鉴别诊断',
        most: 10,
        ...byCode('鉴别诊断', { points: 1, of: [] }),
        fields: [
          also(6),
          points(),
          { kind: 'pick', name: 'of', label: '支持或排除它的信息', from: claims, most: 10 },
          { kind: 'text', name: 'why', label: '如何鉴别', most: 120 },
        ],
      },
      {
        kind: 'list',
        name: 'mistakes',
        label: '容易误诊为',
        noun: '误诊',
        most: 10,
        ...byCode('误诊', {}),
        fields: [
          also(6),
          { kind: 'text', name: 'feedback', label: '给学生的反馈', most: 120, span: 4 },
          {
            kind: 'choice',
            name: 'cap',
            label: '封顶',
            options: choices.caps,
            none: '不封顶',
            span: 2,
          },
        ],
      },
    ],
  },
]
