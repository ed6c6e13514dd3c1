import type { Event, Known } from './queries.ts'

/** What a browser may know of a session of a test. */
export const aView = (over: Partial<Known> = {}): Known => ({
  title: '上腹闷痛伴大汗3小时',
  scene: '急诊诊室',
  department: '急诊科',
  mode: 'practice',
  limitMinutes: 30,
  seq: 0,
  minute: 0,
  patient: {
    gender: 1,
    age: 58,
    voice: 'male',
    medicalCondition: '步行入诊室',
    informant: '本人',
    mood: '焦虑',
  },
  opening: '大夫，我心口窝疼。',
  clues: [],
  examined: [],
  pending: [],
  results: [],
  readings: {},
  reports: {},
  cost: 0,
  orders: [],
  suspicions: [],
  record: {},
  hints: 0,
  ...over,
})

/** The stage of a session of a test. */
export const aStage = (over: object = {}) => ({
  SessionId: 's1',
  CourseId: 'c1',
  CourseName: '急诊接诊',
  ProgressId: 'p1',
  ItemId: 'i1',
  No: 1,
  State: 'open',
  Temperament: 'standard',
  Seq: 0,
  ServerTime: new Date().toISOString(),
  StartTime: new Date().toISOString(),
  EndTime: new Date(Date.now() + 1_800_000).toISOString(),
  View: aView(),
  Events: [],
  ...over,
})

/** A question and the answer that it got. */
export const askEvent = (seq: number, text: string): Event => ({
  seq,
  at: seq * 1000,
  action: { type: 'ask', text: '哪里不舒服？' },
  observations: [
    {
      type: 'say',
      text,
      manner: 'answer',
      voice: { mood: '焦虑', gesture: '捂着上腹', rate: 1 },
      clues: [],
    },
  ],
})
