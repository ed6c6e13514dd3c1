import { questionName } from '@xinglin/simulation/ontology'
import type { Field } from './form-field.ts'
import { asText, asTexts } from '../drafts/path.ts'
import { diseaseList, factList, questions, symptomList } from './sources.ts'
import { numbered } from './form-choices.ts'
import { gateFields } from './gate-fields.ts'

const layers = [
  { value: 0, name: '0 开场白里已经说出' },
  { value: 1, name: '1 问得宽泛就说' },
  { value: 2, name: '2 问到才说（常用）' },
  { value: 3, name: '3 问到且满足条件才说' },
]

const fact: readonly Field[] = [
  {
    kind: 'pick',
    name: 'asks',
    label: '回答哪些问题',
    from: questions,
    most: 12,
    hint: '同一问题可有多条事实，依次说出',
  },
  { kind: 'area', name: 'text', label: '患者的原话', most: 120, hint: '大白话，最好不超过40字' },
  {
    kind: 'choice',
    name: 'layer',
    label: '层',
    options: layers,
    none: '2 问到才说（常用）',
    span: 3,
  },
  { kind: 'text', name: 'action', label: '同时的动作（选填）', most: 30, span: 3 },
  { ...gateFields(true), when: ({ layer, gate }) => layer === 3 || gate !== undefined },
  {
    kind: 'text',
    name: 'guarded',
    label: '条件未满足时的话',
    most: 60,
    hint: '回避而不说谎',
    when: ({ layer, guarded }) => layer === 3 || guarded !== undefined,
  },
  { kind: 'flag', name: 'key', label: '关键事实', span: 2 },
  { kind: 'flag', name: 'safety', label: '关乎安全', span: 2 },
  { kind: 'flag', name: 'cue', label: '流露情绪', span: 2 },
  { kind: 'text', name: 'note', label: '病历里的写法', most: 80, span: 3 },
  { kind: 'text', name: 'why', label: '为什么要问到', most: 120, span: 3 },
  { kind: 'pick', name: 'reveals', label: '这句话还带出哪些事实', from: factList, most: 8 },
]

/** 开场白与陈述: what the patient says at once, and the facts with their layers and gates. */
export const statements: readonly Field[] = [
  { kind: 'area', name: 'opening', label: '开场白', most: 120, hint: '一坐下就说的话' },
  {
    kind: 'pick',
    name: 'complaint',
    label: '部位、性质、程度说的是哪些症状（选填）',
    from: symptomList,
    most: 6,
    hint: '学生问别的症状是什么样时，患者只说那个症状自己的话',
  },
  {
    kind: 'list',
    name: 'facts',
    label: '事实',
    noun: '事实',
    most: 200,
    fields: fact,
    titleOf: ({ id, text }) => `${asText(id)} ${asText(text)}`,
    tagsOf: ({ asks, key, layer, safety }) => [
      ...(asTexts(asks)[0] ? [questionName(asTexts(asks)[0] ?? '')] : ['未归类']),
      ...(key === true ? ['关键'] : []),
      ...(safety === true ? ['安全'] : []),
      ...(layer === 3 ? ['有条件'] : []),
    ],
    fresh: numbered('F', '事实', { asks: [], text: '' }),
  },
]

const answer: readonly Field[] = [
  { kind: 'area', name: 'text', label: '患者的回答', most: 80 },
  { kind: 'flag', name: 'key', label: '关键', span: 2 },
  { kind: 'flag', name: 'cue', label: '流露情绪', span: 2 },
  { kind: 'text', name: 'note', label: '病历里的写法（选填）', most: 80, span: 3 },
  { kind: 'text', name: 'why', label: '为什么要问到（选填）', most: 120, span: 3 },
]

/** 症状: present and absent ones, and diseases that are not simply denied. */
export const symptoms: readonly Field[] = [
  {
    kind: 'group',
    name: 'symptoms',
    label: '症状',
    fields: [
      {
        kind: 'record',
        name: 'present',
        label: '有的症状',
        noun: '阳性症状',
        from: symptomList,
        fields: answer,
        short: 'text',
        fresh: { text: '' },
      },
      {
        kind: 'record',
        name: 'absent',
        label: '没有的症状',
        noun: '阴性症状',
        from: symptomList,
        fields: answer,
        short: 'text',
        fresh: { text: '' },
        hint: '没写到的症状，患者一律说没有；与阳性症状相邻的请写明',
      },
    ],
  },
  {
    kind: 'record',
    name: 'diseases',
    label: '既往疾病',
    noun: '疾病',
    from: diseaseList,
    fields: answer,
    short: 'text',
    fresh: { text: '' },
    hint: '不是简单否认的才写；本例的病也要写，但不说病名',
  },
]
