import type { CaseScript } from './script.ts'

const claim = { of: ['info:ask_name'], points: 1, why: '尚未填写。' }
const item = (id: string) => ({ id, zh: '尚未填写', ...claim })
const point = { zh: '尚未填写', tokens: [['尚未填写']] }

/**
 * What stands where a draft has nothing that can be read yet, so that its patient can be tried all the same: a healthy
 * person who tells nothing. None of it is ever published: a draft that needs it does not have the form.
 */
export const standIn: CaseScript = {
  schema: 'vsp-case/1',
  id: 'draft',
  version: 1,
  title: '未命名病例',
  department: '未填写',
  system: '未填写',
  systemChild: '未填写',
  difficulty: 3,
  tags: ['草稿'],
  license: '未填写的草稿',
  drama: { limitTime: 30, scene: '诊室', department: '未填写', skills: ['病史采集'] },
  caseInfo: {
    name: '未命名',
    gender: 1,
    age: 45,
    stature: 170,
    weight: 65,
    nativePlace: '本市',
    maritalStatus: '已婚',
    education: '高中',
    nation: '汉族',
    job: '职员',
    address: '本市',
    voice: 'male-middle-01',
    mood: '平静',
    IsVsp: 1,
    medicalCondition: '步行入诊室，神志清楚',
  },
  persona: {
    informant: '本人',
    literacy: '中',
    selfTheory: '不知道是怎么回事',
    rapport: 40,
    mood: '平静',
    talkative: 2,
    styles: {},
    phrases: { unclear: [], offtopic: [], unknown: [], leak: [], acknowledge: [] },
    replies: {},
  },
  variants: {},
  opening: '大夫，您好。',
  facts: [],
  symptoms: { present: {}, absent: {} },
  diseases: {},
  vitals: { T: 36.5, P: 76, R: 18, SBP: 122, DBP: 76, SpO2: 98 },
  exam: [],
  tests: [],
  course: [],
  diagnosis: {
    primary: {
      code: 'I10',
      also: [],
      tokens: [['尚未填写']],
      points: 1,
      partial: [],
      qualifiers: [],
    },
    secondary: [],
    differentials: [],
    evidence: [],
    mistakes: [],
  },
  treatment: { must: [], should: [], forbid: [], effects: [], tolerated: [] },
  record: {
    chief: [point],
    present: [point],
    past: [point],
    exam: [point],
    tests: [point],
    impression: [point],
    plan: [point],
  },
  rubric: {
    history: [item('H1')],
    background: [item('P1')],
    communication: [],
    budget: 1000,
  },
  debrief: { teach: [], references: [], practice: [] },
  golden: [],
}
