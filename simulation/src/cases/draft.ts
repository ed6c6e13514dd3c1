import { isPlain } from '#form'
import { scriptFields } from './script.ts'

/** A case while it is written: members of the form by their names, each as far as it has come. */
export type Draft = Readonly<Record<string, unknown>>

/** A draft as it begins: what most cases begin with, everything else left to be written. */
export const emptyDraft = (title: string, department: string): Draft => ({
  schema: 'vsp-case/1',
  title,
  department,
  system: '',
  systemChild: '',
  difficulty: 2,
  tags: [],
  license: '本校原创合成病例，人物与数据均为虚构',
  drama: { limitTime: 30, scene: '门诊诊室', department, skills: ['病史采集', '体格检查'] },
  caseInfo: {
    gender: 1,
    maritalStatus: '已婚',
    nation: '汉族',
    voice: 'male-middle-01',
    mood: '平静',
    IsVsp: 1,
  },
  persona: { informant: '本人', literacy: '中', rapport: 40, mood: '平静', talkative: 2 },
  opening: '',
  facts: [],
  symptoms: { present: {}, absent: {} },
  diseases: {},
  vitals: { T: 36.5, P: 76, R: 18, SBP: 122, DBP: 76, SpO2: 98 },
  exam: [],
  tests: [],
  course: [],
  diagnosis: { primary: { tokens: [], points: 8 }, differentials: [], evidence: [], mistakes: [] },
  treatment: { must: [], should: [], forbid: [], effects: [], tolerated: [] },
  record: { chief: [], present: [], past: [], exam: [], tests: [], impression: [], plan: [] },
  rubric: { history: [], background: [], communication: [], budget: 1000 },
  debrief: { teach: [], references: [], practice: [] },
  golden: [],
})

/** Whether a value can be kept as a draft or a part of one: members of the form alone, bounded in depth, number and length. */
export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((name) => Object.hasOwn(scriptFields, name)) &&
  isPlain(value)
