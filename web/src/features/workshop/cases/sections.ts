import type { Field } from './form-field.ts'
import { debrief, rubric } from './form-assessment.ts'
import { basics, people } from './form-basics.ts'
import { diagnosis } from './form-diagnosis.ts'
import { examination } from './form-examination.ts'
import { golden } from './form-golden.ts'
import { statements, symptoms } from './form-history.ts'
import { record } from './form-record.ts'
import { tests } from './form-tests.ts'
import { treatment } from './form-treatment.ts'

/** A section of the editor: its lines, which are its members. */
export type Section = {
  readonly key: string
  readonly name: string
  readonly note: string
  readonly fields: readonly Field[]
}

/** The sections of a case, in the order in which one writes it. */
export const sections: readonly Section[] = [
  { key: 'basics', name: '基本信息', note: '学生在门口看到的。', fields: basics },
  { key: 'people', name: '场景与人物', note: '患者是谁，今天怎样。', fields: people },
  { key: 'history', name: '开场白与陈述', note: '患者知道什么，什么时候说。', fields: statements },
  { key: 'symptoms', name: '症状', note: '有什么，没有什么。', fields: symptoms },
  { key: 'exam', name: '查体', note: '与健康人不同的地方。', fields: examination },
  { key: 'tests', name: '检查', note: '结果、价值与时机。', fields: tests },
  { key: 'diagnosis', name: '诊断与鉴别', note: '是什么，像什么。', fields: diagnosis },
  { key: 'treatment', name: '治疗', note: '做什么，不能做什么。', fields: treatment },
  { key: 'record', name: '病历', note: '该写下什么。', fields: record },
  { key: 'rubric', name: '评分', note: '问出什么得分。', fields: rubric },
  { key: 'debrief', name: '复盘', note: '学生带走什么。', fields: debrief },
  { key: 'golden', name: '示范操作', note: '专家怎么走一遍。', fields: golden },
]

/** The section in which a place of a draft stands; the first for what stands nowhere. */
export const sectionOf = (place: string): Section => {
  const [member = ''] = place.split('.')
  const section = sections.find(({ fields }) => fields.some(({ name }) => name === member))
  return section ?? (sections[0] as Section)
}
