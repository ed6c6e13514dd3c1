import { moods } from '@xinglin/simulation/cases'
import type { Choice, Field } from './form-field.ts'
import { asGroup, asText } from '../drafts/path.ts'

const same = (...words: readonly string[]): readonly Choice[] =>
  words.map((one) => ({ value: one, name: one }))

/** Choices that several forms share. */
export const choices = {
  moods: same(...moods),
  caps: [40, 59, 69, 74].map((one) => ({ value: one, name: `总分不超过${one}` })),
  words: same,
}

/** Changes of vital signs. */
export const changes: readonly Field[] = [
  { kind: 'number', name: 'T', label: '体温', unit: '±℃', span: 1 },
  { kind: 'number', name: 'P', label: '脉搏', unit: '±次', span: 1 },
  { kind: 'number', name: 'R', label: '呼吸', unit: '±次', span: 1 },
  { kind: 'number', name: 'SBP', label: '收缩压', unit: '±', span: 1 },
  { kind: 'number', name: 'DBP', label: '舒张压', unit: '±', span: 1 },
  { kind: 'number', name: 'SpO2', label: '血氧', unit: '±%', span: 1 },
]

/** What becomes of a patient, seen and said. */
export const becoming: readonly Field[] = [
  { kind: 'group', name: 'vitals', label: '生命体征的改变', fields: changes },
  { kind: 'text', name: 'zh', label: '看到的变化', most: 100 },
  { kind: 'text', name: 'says', label: '患者会说（选填）', most: 80, span: 4 },
  {
    kind: 'choice',
    name: 'mood',
    label: '情绪变为',
    options: choices.moods,
    none: '不变',
    span: 2,
  },
]

/** The next id of a list: F07 after F06. */
export const nextId = (prefix: string, list: readonly unknown[]): string => {
  const numbers = list.map((one) => Number(asText(asGroup(one)['id']).replace(/\D/g, '')) || 0)
  const next = Math.max(0, ...numbers) + 1
  return `${prefix}${String(next).padStart(2, '0')}`
}

/** Begins an entry with an id of its own. */
export const numbered = (prefix: string, noun: string, more: object = {}) => [
  {
    name: `添加${noun}`,
    make: (list: readonly unknown[]) => ({ id: nextId(prefix, list), ...more }),
  },
]
