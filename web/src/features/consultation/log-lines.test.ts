import { describe, expect, test } from 'vitest'
import { claimsOf } from './claims.ts'
import { draftOf, isChanged } from './diagnosis-draft.ts'
import { findDiagnoses } from './find-diagnoses.ts'
import { leftOpen } from './left-open.ts'
import { linesOf, vitalsOf } from './log-lines.ts'
import type { Event, Known } from './queries.ts'
import { answersIn, headOf, noteOf } from './reflection-text.ts'
import { spokenOf } from './speech/speak.ts'
import { ageWord, minutesWord } from './words.ts'

const view = (over: Partial<Known> = {}): Known => ({
  title: '上腹闷痛',
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

const vitals = { T: 36.4, P: 54, R: 20, SBP: 96, DBP: 60, SpO2: 96 }
const voice = { mood: '焦虑', gesture: '捂着上腹', rate: 1 }
const asked = (seq: number, text: string): Event => ({
  seq,
  at: seq * 1000,
  action: { type: 'ask', text: '哪里不舒服？' },
  observations: [{ type: 'say', text, manner: 'answer', voice, clues: [] }],
})

describe('the lines of a conversation', () => {
  test('begin with the opening, and tell a gesture or a mood where it is new', () => {
    const opening = { text: '大夫，我心口窝疼。', mood: '焦虑' }
    const lines = linesOf(opening, [asked(1, '疼。'), asked(2, '还疼。')])
    expect(lines.map(({ kind }) => kind)).toEqual([
      'patient',
      'doctor',
      'patient',
      'doctor',
      'patient',
    ])
    const said = lines.filter((line) => line.kind === 'patient')
    expect(said.map(({ gesture }) => gesture)).toEqual(['', '捂着上腹', ''])
    expect(said.map(({ shownMood }) => shownMood)).toEqual(['焦虑', '', ''])
  })

  test('say what a result is without what is to be read in it', () => {
    const lines = linesOf({ text: '', mood: '' }, [
      {
        seq: 1,
        at: 1,
        action: { type: 'wait', minutes: 5 },
        observations: [
          { type: 'result', test: 'ecg', zh: '12导联心电图', minute: 5, toRead: true },
        ],
      },
    ])
    expect(lines.map((line) => line.text)).toEqual(['', '等待5分钟', '12导联心电图已出，待判读'])
  })
})

describe('vital signs', () => {
  const measured: Event = {
    seq: 1,
    at: 1,
    action: { type: 'examine', item: 'vitals' },
    observations: [{ type: 'vitals', vitals }],
  }

  test('are unknown, then as last measured, then as the monitor has them', () => {
    expect(vitalsOf(view(), [])).toBeUndefined()
    expect(vitalsOf(view(), [measured])).toEqual({ vitals, live: false })
    const now = { ...vitals, P: 48 }
    expect(vitalsOf(view({ vitals: now }), [measured])).toEqual({ vitals: now, live: true })
  })
})

describe('before the end', () => {
  test('everything that is missing is said', () => {
    expect(leftOpen(view(), [])).toEqual([
      '还没有问诊',
      '还没有查体',
      '没有开任何检查',
      '还没有提交诊断',
      '还没有开医嘱',
      '病历还没有写',
    ])
  })

  test('an unread tracing, a missing result and empty sections are named', () => {
    const open = leftOpen(
      view({
        examined: ['vitals'],
        pending: [{ test: 'cbc', readyAt: 20 }],
        results: [{ type: 'result', test: 'ecg', zh: '12导联心电图', minute: 5, toRead: true }],
        orders: [{ id: 'aspirin' }],
        conclusion: {
          primary: { code: 'I21.1' },
          qualifiers: [],
          secondary: [],
          evidence: ['test:ecg'],
          differentials: [{ code: 'I71.0', evidence: [] }],
        },
        record: { chief: '上腹闷痛3小时' },
      }),
      [asked(1, '疼。')],
    )
    expect(open).toEqual([
      '血常规结果未回',
      '12导联心电图还没有判读',
      '病历未写：现病史、既往史、个人史、家族史、体格检查、辅助检查、初步诊断、诊疗计划',
    ])
  })
})

test('what was found out can be cited, a sentence and a test once each; washing hands is no evidence', () => {
  const claims = claimsOf(
    view({
      clues: [
        { id: 'F01', group: 'hpi', text: '三小时前开始' },
        { id: 'F03', group: 'hpi', text: '三小时前开始' },
        { id: 'F02', group: 'comm', text: '怕像父亲一样' },
      ],
      examined: ['hands', 'vitals'],
      results: [20, 80].map((minute) => ({
        type: 'result',
        test: 'cbc',
        zh: '血常规',
        minute,
        toRead: false,
      })),
    }),
  )
  expect(claims.map(({ ids }) => ids)).toEqual([['F01', 'F03'], ['exam:vitals'], ['test:cbc']])
})

describe('finding a diagnosis', () => {
  test.each([
    ['下壁心梗', 'I21.1'],
    ['I71.0', 'I71.0'],
    ['nstemi', 'I21.4'],
    ['心梗', 'I21.9'],
  ])('by %s comes %s first', (words, code) => {
    expect(findDiagnoses(words)[0]?.code).toBe(code)
  })

  test('tells nothing before anything was typed', () => {
    expect(findDiagnoses('')).toEqual([])
    expect(findDiagnoses('没有这个病')).toEqual([])
  })
})

test('a draft of a diagnosis is changed as long as it differs from what was kept', () => {
  const kept = { ...draftOf(undefined), primary: { code: 'I21.1' } }
  expect(isChanged(draftOf(undefined), undefined)).toBe(false)
  expect(isChanged(kept, undefined)).toBe(true)
  expect(isChanged(kept, kept)).toBe(false)
})

test('a reflection is read again out of the note it was kept in, and out of no other', () => {
  const head = headOf('上腹闷痛', '2026-11-22 11:05:00')
  const answers = ['看到心电图时', '下壁导联抬高\n两行', '先问放射痛'] as const
  expect(answersIn(head, noteOf(head, [...answers]))).toEqual(answers)
  expect(answersIn(headOf('上腹闷痛', '2026-11-23 08:00:00'), noteOf(head, [...answers]))).toBe(
    undefined,
  )
  expect(answersIn(head, `${head}\n别的`)).toBeUndefined()
})

test('gestures are seen and not said', () => {
  expect(spokenOf('（捂着心口窝）大夫，疼(皱眉)。')).toBe('大夫，疼。')
})

test('minutes and ages are said as a ward says them', () => {
  expect([5, 60, 75, 1440].map(minutesWord)).toEqual(['5分钟', '1小时', '1小时15分', '1天'])
  expect(ageWord({ age: 58 })).toBe('58岁')
  expect(ageWord({ age: 1, months: 2 })).toBe('14个月')
  expect(ageWord({ age: 3, months: 2 })).toBe('3岁')
})
