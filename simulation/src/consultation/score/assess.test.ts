import { describe, expect, test } from 'vitest'
import type { Action, Conclusion } from '../state/action.ts'
import { assess } from './assess.ts'
import { asking, goldenWay } from '../session/golden.ts'
import { assessed, sampleSetup as setup } from '../fixtures/sample-session.ts'

const say = (...means: string[]) => asking('……', means)
const conclude = (more: Partial<Conclusion>): Action => ({
  type: 'diagnose',
  conclusion: {
    primary: { code: 'J05.0' },
    qualifiers: [],
    secondary: [],
    evidence: [],
    differentials: [],
    ...more,
  },
})
const finish: Action = { type: 'finish' }
const lungs: Action = { type: 'examine', item: 'lungs.auscultation' }

test('who does nothing has 0, D, and every cap that an omission brings', () => {
  const { sheet } = assessed(finish)
  expect(sheet).toMatchObject({ composite: 0, level: 'D', caps: [{ id: 'T1', cap: 69 }] })
  expect(sheet.dimensions.map(({ score }) => score)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})

describe('communication', () => {
  test('a greeting counts at the beginning', () => {
    expect(assessed(say('greet', 'self_intro')).got('C01')).toBe(2)
    const late = assessed(
      say('chief'),
      say('onset_time'),
      say('trigger'),
      say('allergy'),
      say('greet', 'self_intro'),
    )
    expect([late.got('C01'), late.got('C02')]).toEqual([0, 0])
  })

  test('a worry that was voiced is answered within two turns, or it is too late', () => {
    expect(assessed(say('chief'), say('onset_time'), say('empathy')).item('C06')).toMatchObject({
      got: 3,
      evidence: [3],
    })
    expect(
      assessed(say('chief'), say('onset_time'), say('trigger'), say('empathy')).got('C06'),
    ).toBe(0)
    expect(assessed(say('empathy'), say('chief')).got('C06')).toBe(0)
  })

  test('nobody is praised for not blaming whom they hardly asked anything', () =>
    expect(assessed(say('greet'), finish).got('C13')).toBe(0))
})

describe('history', () => {
  test('what was found earns, with the turn that found it', () =>
    expect(assessed(say('greet'), say('onset_time')).item('H-F2')).toMatchObject({
      got: 2,
      evidence: [2],
    }))

  test('what the same words told is found too; what was evaded is not', () => {
    expect(assessed(say('chief')).got('H-F2')).toBe(2)
    expect(assessed(say('prior_treatment')).got('H-F6')).toBe(0)
    expect(assessed(say('prior_treatment'), say('prior_treatment')).got('H-F6')).toBe(2)
  })
})

describe('organisation and record', () => {
  const twelve = [
    'chief',
    'onset_time',
    'trigger',
    'symptom:fever',
    'symptom:rash',
    'symptom:cough',
    'allergy',
    'current_meds',
    'disease:asthma',
    'surgery',
    'family_history',
    'symptom:dysphagia',
  ].map((key) => say(key))

  test('order is judged of an interview, not of three questions', () => {
    expect(assessed(...twelve.slice(0, 3)).got('O02')).toBe(0)
    const whole = assessed(lungs, ...twelve, finish)
    expect([whole.got('O01'), whole.got('O02'), whole.got('O03'), whole.got('O06')]).toEqual([
      4, 4, 3, 3,
    ])
  })

  test('repeating and heaping cost', () => {
    const again = Array.from({ length: 6 }, () => say('onset_time'))
    expect(assessed(...twelve, ...again).got('O03')).toBe(0)
    expect(
      assessed(...twelve, say('radiation', 'duration', 'frequency', 'timing')).got('O04'),
    ).toBe(1.5)
  })

  test('an emergency is examined in time', () =>
    expect(assessed(...twelve, ...twelve, ...twelve, lungs).got('O06')).toBe(0))

  test('the record earns what was found out; what was not is invented', () => {
    const written: Action = {
      type: 'write',
      sections: { chief: '声音嘶哑、犬吠样咳嗽1天', present: '家长喂过止咳药' },
    }
    const honest = assessed(say('chief'), say('prior_treatment'), say('prior_treatment'), written)
    expect([honest.got('R-chief'), honest.got('R-present')]).toEqual([1, 1])
    const invented = assessed(say('chief'), written)
    expect([invented.got('R-present'), invented.got('R-present-0')]).toEqual([0, -0.5])
    expect(invented.item('R-present-0')?.zh).toContain('没有问到')
  })
})

describe('examination and tests', () => {
  test('four irrelevant examinations are forgiven, the fifth costs', () => {
    const idle = ['pupils', 'fundus', 'joints', 'calf', 'thyroid'].map((item): Action => ({
      type: 'examine',
      item,
    }))
    expect(assessed(...idle.slice(0, 4)).item('exam:thyroid')).toBe(undefined)
    expect(assessed(...idle).got('exam:thyroid')).toBe(-1)
  })

  test('hands are washed before the first touch', () => {
    const hands: Action = { type: 'examine', item: 'hands' }
    expect(assessed(hands, lungs).got('E-hands')).toBe(1)
    expect(assessed(lungs, hands).got('E-hands')).toBe(0)
    expect(assessed(hands).got('E-hands')).toBe(0)
  })

  test('a test earns when its result is there, waste and harm cost', () => {
    const order = (...tests: string[]): Action => ({ type: 'order', tests })
    expect(assessed(order('cbc')).got('test:cbc')).toBe(0)
    expect(assessed(order('cbc'), { type: 'wait', minutes: 20 }).got('test:cbc')).toBe(2)
    expect(assessed(order('chest-ct')).got('test:chest-ct')).toBe(-1.5)
    const harm = assessed(order('gastroscopy'))
    expect(harm.got('test:gastroscopy')).toBe(-5)
    expect(harm.sheet.caps.map(({ id }) => id)).toContain('test:gastroscopy')
  })

  test('reading everything into a picture reads nothing', () => {
    const read = (...findings: string[]) =>
      assessed(
        { type: 'order', tests: ['cxr'] },
        { type: 'wait', minutes: 20 },
        { type: 'read', test: 'cxr', findings },
      ).got('read:cxr')
    expect([read('chest-normal'), read(), read('chest-normal', 'nodule', 'cavity')]).toEqual([
      1, 0, 0,
    ])
  })
})

test('hints come off the whole', () =>
  expect(assessed({ type: 'hint' }, { type: 'hint' }).sheet.deductions).toMatchObject([
    { points: 1, evidence: [1] },
    { points: 1, evidence: [2] },
  ]))

test('the debrief names what was missed, how to ask for it, and the expert’s way with times', () => {
  const { debrief } = assessed(
    say('chief'),
    lungs,
    { type: 'suspect', codes: ['J05.0'] },
    conclude({}),
    finish,
  )
  expect(debrief.found.map(({ id }) => id)).toEqual(['F1', 'F2'])
  expect(debrief.missed).toMatchObject([
    { id: 'F6', safety: true, question: expect.stringContaining('平时都吃什么药') },
    { id: 'symptom:fever', question: '有没有发烧？' },
  ])
  expect(debrief.expert).toEqual([{ zh: '开放式问主诉', minute: 0 }])
  expect(debrief.own.map(({ zh }) => zh)).toEqual([
    '开始问诊',
    '第一项查体',
    '想到正确诊断',
    '提交正确诊断',
  ])
  expect(debrief.next).toContain('练习不带责备地问家长喂过什么药')
  expect([debrief.best.length, debrief.mend.length]).toEqual([3, 3])
})

test('who only asks has a way of their own too: each part of the history, and what safety hangs on', () => {
  const { debrief } = assessed(
    say('chief'),
    say('allergy'),
    say('surgery'),
    say('prior_treatment'),
    say('prior_treatment'),
    say('family_history'),
    finish,
  )
  expect(debrief.own.map(({ zh, seq }) => [zh, seq])).toEqual([
    ['开始问诊', 1],
    ['问既往史', 2],
    ['问出第一个安全要点', 5],
    ['问家族史', 6],
  ])
})

test('one’s own milestones stand at the minute at which they were done, waiting and examining counted', () => {
  const { debrief } = assessed(
    say('chief'),
    { type: 'wait', minutes: 30 },
    lungs,
    conclude({}),
    finish,
  )
  const [begun, examined, concluded] = debrief.own.map(({ minute }) => minute)
  expect([begun, examined]).toEqual([0, 30])
  expect(concluded).toBeGreaterThan(30)
})

test('what a broad question would have told is not missed by whoever asked for it piece by piece', () => {
  const { debrief } = assessed(say('onset_time'), finish)
  expect(debrief.found).toMatchObject([
    { id: 'F1', seq: 1 },
    { id: 'F2', seq: 1 },
  ])
  expect(debrief.missed.map(({ id }) => id)).not.toContain('F1')
})

test('an assessment is a function of setup and events alone', () => {
  const { events } = goldenWay(setup)
  expect(JSON.stringify(assess(setup, events))).toBe(
    JSON.stringify(assess({ ...setup }, JSON.parse(JSON.stringify(events)) as typeof events)),
  )
})
