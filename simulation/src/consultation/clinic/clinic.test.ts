import { describe, expect, test } from 'vitest'
import { act } from '../session/act.ts'
import { fold } from '../session/fold.ts'
import type { Action } from '../state/action.ts'
import { asking } from '../session/golden.ts'
import { play, sampleSetup } from '../fixtures/sample-session.ts'
import { start, type Setup } from '../state/state.ts'
import { view } from '../session/view.ts'

const setup = (mode: Setup['mode'] = 'practice'): Setup => ({ ...sampleSetup, mode })

/** What comes of some actions, and all that is seen of it. */
const after = (...actions: Action[]) => {
  const played = play(actions, setup())
  return { ...played, seen: played.events.flatMap((one) => one.observations) }
}

const refused = (action: Action, state = start(setup()), at = 1000) => {
  const done = act(state, action, at)
  return 'refusal' in done ? done.refusal.code : 'taken'
}

const vitals: Action = { type: 'examine', item: 'vitals' }

describe('examination', () => {
  test('what the case says is found, what it does not say is normal', () => {
    const { seen } = after(
      { type: 'examine', item: 'chest.inspection' },
      { type: 'examine', item: 'pupils' },
    )
    expect(seen).toMatchObject([
      { text: '吸气性三凹征轻度，呼吸32次/分' },
      { text: expect.stringContaining('等大等圆') },
    ])
  })

  test('sounds come as parameters, at the rate of the moment', () =>
    expect(after({ type: 'examine', item: 'lungs.auscultation' }).seen).toMatchObject([
      { sound: { kind: 'breath', rate: 32, added: [{ type: 'stridor' }] } },
    ]))

  test('an intimate one needs a word beforehand', () => {
    const look: Action = { type: 'examine', item: 'rectal' }
    expect(after(look).seen).toMatchObject([{ type: 'refused' }])
    expect(
      after(asking('我要查一下，可以吗', ['explain_purpose']), look).seen.at(-1),
    ).toMatchObject({ type: 'finding' })
  })

  test('one that rests on trust waits for it', () => {
    const guarded = '她扭过头去，不让碰。'
    const exam = sampleSetup.script.exam.map((one) =>
      one.item === 'chest.inspection' ? { ...one, gate: { said: ['empathy'] }, guarded } : one,
    )
    const shy = { ...sampleSetup, script: { ...sampleSetup.script, exam } }
    const look: Action = { type: 'examine', item: 'chest.inspection' }
    const { state, events } = play([look, asking('别怕', ['empathy']), look], shy)
    expect(events[0]?.observations).toMatchObject([{ type: 'refused', text: guarded }])
    expect(events[2]?.observations).toMatchObject([{ type: 'finding' }])
    expect(state.examined).toEqual({ 'chest.inspection': 3 })
  })

  test.each(['male-genital', 'nonsense', ''])('%s cannot be done on her', (item) =>
    expect(refused({ type: 'examine', item })).toBe('invalid'),
  )
})

describe('tests', () => {
  test('they run in parallel and come when the time has passed', () => {
    const ordered = after({ type: 'order', tests: ['cbc', 'crp', 'cxr'] })
    expect(ordered.seen.map((one) => one.type)).toEqual(['ordered', 'ordered', 'ordered'])
    const waited = after(
      { type: 'order', tests: ['cbc', 'crp', 'cxr'] },
      { type: 'wait', minutes: 20 },
    )
    expect(waited.seen.filter((one) => one.type === 'result').map((one) => one.test)).toEqual([
      'cbc',
      'cxr',
    ])
  })

  test('a sheet is whole, in range where the case says nothing, and of a child', () => {
    const { state } = after({ type: 'order', tests: ['cbc'] }, { type: 'wait', minutes: 30 })
    const lines = state.results[0]?.lines ?? []
    expect(lines).toHaveLength(9)
    expect(lines.find(({ id }) => id === 'WBC')).toMatchObject({
      value: '13.1',
      flag: '↑',
      range: '4.4–11.9',
    })
    expect(lines.filter(({ flag }) => flag !== '')).toHaveLength(1)
  })

  test('what is to be read is read once, by oneself, before the report', () => {
    const got = after({ type: 'order', tests: ['cxr'] }, { type: 'wait', minutes: 20 })
    expect(got.state.results).toMatchObject([{ toRead: true }])
    expect(got.state.results[0]).not.toHaveProperty('report')
    const read: Action = { type: 'read', test: 'cxr', findings: ['chest-normal'] }
    const done = act(got.state, read, 9000)
    if ('refusal' in done) throw new Error('refused')
    expect(done.event.observations).toEqual([
      { type: 'report', test: 'cxr', report: '双肺纹理稍多。' },
    ])
    expect(refused(read, done.state, 9000)).toBe('invalid')
    expect(refused(read)).toBe('invalid')
  })

  test('a harmful one is stopped, costs nothing and is remembered once', () => {
    const scope: Action = { type: 'order', tests: ['gastroscopy'] }
    const { state, seen } = after(scope, scope)
    expect(seen.map((one) => one.type)).toEqual(['blocked', 'blocked'])
    expect(JSON.stringify(seen)).not.toContain('窒息')
    expect(state.harms).toHaveLength(1)
    expect(view(state).cost).toBe(0)
  })

  test.each([[[]], [['nothing']], [['cbc', 'cbc']]])('%j is no order', (tests) =>
    expect(refused({ type: 'order', tests })).toBe('invalid'),
  )
})

describe('treatment', () => {
  test('what is forbidden bites: the vital signs fall, visibly', () => {
    const { state, seen } = after(vitals, {
      type: 'treat',
      orders: [{ id: 'monitoring' }, { id: 'benzodiazepine' }],
    })
    expect(state.vitals).toMatchObject({ R: 18, SpO2: 75 })
    expect(seen).toContainEqual({ type: 'change', text: '呼吸变浅，口唇发绀', harm: true })
    expect(seen.at(-1)).toMatchObject({ type: 'vitals', vitals: { SpO2: 75 } })
    expect(state.harms).toMatchObject([{ id: 'X1', seq: 2, penalty: 6 }])
  })

  test('it is allowed once what makes it safe was ordered', () =>
    expect(
      after({ type: 'treat', orders: [{ id: 'intubation' }, { id: 'benzodiazepine' }] }).state
        .harms,
    ).toEqual([]))

  test('who waits too long sees her worsen; who treated in time does not', () => {
    const late = after({ type: 'wait', minutes: 60 })
    expect(late.seen).toContainEqual({ type: 'change', text: '喉鸣加重，吸气费力', harm: true })
    expect(late.state).toMatchObject({
      vitals: { SpO2: 89 },
      mood: '痛苦',
      harms: [{ kind: 'delay' }],
    })
    const early = after(
      { type: 'treat', orders: [{ id: 'steroid' }] },
      { type: 'wait', minutes: 60 },
    )
    expect(early.state.vitals).toMatchObject({ R: 28, SpO2: 97 })
    expect(early.state.harms).toEqual([])
  })

  test.each([
    [[{ id: 'monitoring' }, { id: 'monitoring' }]],
    [[{ id: 'aspirin', dose: '3kg' }]],
    [[{ id: 'x' }]],
    [[]],
  ])('%j is no order', (orders) => expect(refused({ type: 'treat', orders })).toBe('invalid'))
})

describe('the end', () => {
  test('after the time only finishing is possible, and the record stays', () => {
    const { state } = after(vitals)
    expect(refused(vitals, state, 600_000)).toBe('time')
    const done = act(state, { type: 'finish' }, 600_000)
    if ('refusal' in done) throw new Error('refused')
    expect(done.event.observations).toEqual([{ type: 'ended', how: 'time' }])
    expect(refused({ type: 'finish' }, done.state, 600_001)).toBe('ended')
  })

  test('time does not run backwards', () => {
    const { state } = after(vitals, vitals)
    expect(refused(vitals, state, 1999)).toBe('invalid')
  })

  test('hints are for practice alone, and tell a question, not its answer', () => {
    const { seen } = after({ type: 'hint' })
    expect(seen).toMatchObject([{ type: 'hint', text: expect.stringContaining('哪里不舒服') }])
    expect(refused({ type: 'hint' }, start(setup('examination')))).toBe('mode')
    expect(refused({ type: 'hint' }, start(setup('contest')))).toBe('mode')
  })

  test('only what was found out can be claimed', () => {
    const conclusion = {
      primary: { code: 'J05.0' },
      qualifiers: [],
      secondary: [],
      evidence: ['F6'],
      differentials: [],
    }
    expect(refused({ type: 'diagnose', conclusion })).toBe('invalid')
    for (const claim of ['constructor', 'exam:toString', 'test:valueOf', '__proto__'])
      expect(refused({ type: 'diagnose', conclusion: { ...conclusion, evidence: [claim] } })).toBe(
        'invalid',
      )
    expect(refused({ type: 'diagnose', conclusion: { ...conclusion, evidence: [] } })).toBe('taken')
    expect(
      refused({
        type: 'diagnose',
        conclusion: { ...conclusion, evidence: [], primary: { code: 'Z99' } },
      }),
    ).toBe('invalid')
  })

  test.each(['', '   ', 'x'.repeat(501)])('%j is no question', (text) =>
    expect(
      refused({ type: 'ask', text, parts: asking('x', ['chief']).type === 'ask' ? [] : [] }),
    ).toBe('invalid'),
  )
})

test('replaying the events gives the same state and the same observations', () => {
  const { state, events } = after(
    asking('怎么了', ['chief']),
    { type: 'order', tests: ['cbc'] },
    vitals,
    { type: 'treat', orders: [{ id: 'steroid' }] },
    { type: 'wait', minutes: 45 },
    { type: 'hint' },
  )
  expect(fold(setup(), events)).toEqual(state)
  expect(JSON.stringify(after(...events.map(({ action }) => action)).events)).toBe(
    JSON.stringify(events),
  )
})

test('the view tells what was found out and nothing else', () => {
  const shown = JSON.stringify(view(after(vitals, asking('怎么了', ['chief'])).state))
  expect(shown).toContain('昨晚开始嗓子哑')
  for (const secret of [
    '止咳药水',
    '花生',
    '昨天夜里十一点',
    'J05.0',
    '喉炎',
    '林小满',
    'rapport',
    'golden',
    '窒息',
    '三凹征',
  ])
    expect(shown).not.toContain(secret)
})
