import { expect, test } from 'vitest'
import type { Action } from '../state/action.ts'
import { assess } from './assess.ts'
import { asking } from '../session/golden.ts'
import { applyJudgement, type Judgement } from './judge.ts'
import { play, sampleSetup as setup } from '../fixtures/sample-session.ts'

const say = (...means: string[]) => asking('……', means)
const unheard: Action = {
  type: 'ask',
  text: '这毛病打哪天起的',
  parts: [{ text: '这毛病打哪天起的', verdict: 'unknown', meanings: [], confidence: 0 }],
}
const finish: Action = { type: 'finish' }

const both = (actions: readonly Action[], judgements: readonly Judgement[]) => {
  const { events } = play(actions)
  const own = assess(setup, events)
  const now = applyJudgement(setup, events, judgements)
  const item = (which: 'own' | 'now', id: string) =>
    (which === 'own' ? own : now).sheet.dimensions
      .flatMap(({ items }) => items)
      .find((one) => one.id === id)
  return { own, now, item }
}

test('without a judgement everything stays as the engine has it', () => {
  const { own, now } = both([say('greet', 'self_intro'), say('chief'), unheard, finish], [])
  expect(now).toEqual(own)
})

test('a part that was not understood earns what it meant, with the turn in which it was said', () => {
  const { own, now, item } = both(
    [say('greet'), unheard, finish],
    [{ kind: 'meaning', seq: 2, part: 0, key: 'onset_time' }],
  )
  expect(item('own', 'H-F2')?.got).toBe(0)
  expect(item('now', 'H-F2')).toMatchObject({ got: 2, evidence: [2] })
  expect(now.sheet.composite).toBeGreaterThan(own.sheet.composite)
  expect(now.debrief.understood[1]?.said).toMatchObject([{ part: 0, key: 'onset_time' }])
  expect(own.debrief.understood[1]?.said).toMatchObject([{ key: '', outcome: 'unclear' }])
  expect(now.debrief.missed.map(({ id }) => id)).not.toContain('F2')
})

test('what the patient would have evaded earns nothing', () => {
  const { own, now } = both(
    [unheard, finish],
    [{ kind: 'meaning', seq: 1, part: 0, key: 'prior_treatment' }],
  )
  expect(now.sheet.composite).toBe(own.sheet.composite)
})

test('to be heard never costs: repetitions that come to light take nothing', () => {
  const questions = [
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
  ]
  const actions = [...questions.map((key) => say(key)), ...Array.from({ length: 6 }, () => unheard)]
  const { own, now } = both(
    [...actions, finish],
    [13, 14, 15, 16, 17, 18].map((seq) => ({ kind: 'meaning', seq, part: 0, key: 'onset_time' })),
  )
  expect(own.sheet.dimensions[3]?.items.find(({ id }) => id === 'O03')?.got).toBe(3)
  expect(now.sheet.dimensions.map(({ items }) => items.map(({ id, got }) => [id, got]))).toEqual(
    own.sheet.dimensions.map(({ items }) => items.map(({ id, got }) => [id, got])),
  )
  expect(now.sheet.composite).toBe(own.sheet.composite)
})

test('points that a teacher gives hold without evidence; of two the later; a lifted omission bounds nothing', () => {
  const give = (got: number): Judgement => ({
    kind: 'item',
    dimension: 8,
    item: 'T1',
    got,
    evidence: [],
  })
  const actions = [say('greet'), say('chief'), finish]
  const { own, now, item } = both(actions, [give(1), give(0.5)])
  expect(own.sheet.caps.map(({ id }) => id)).toContain('T1')
  expect(item('now', 'T1')?.got).toBe(0.5)
  expect(now.sheet.caps.map(({ id }) => id)).not.toContain('T1')
  const back = both(actions, [give(1), give(0)])
  expect(back.now.sheet.caps.map(({ id }) => id)).toContain('T1')
  expect(back.now.sheet.composite).toBe(own.sheet.composite)
})

test('a fact of an item that was given whole is no longer told to have been missed', () => {
  const given: Judgement = { kind: 'item', dimension: 2, item: 'H-F2', got: 2, evidence: [1] }
  const { own, now } = both([say('greet'), finish], [given])
  expect(own.debrief.missed.map(({ id }) => id)).toContain('F2')
  expect(now.debrief.missed.map(({ id }) => id)).not.toContain('F2')
  expect(now.debrief.found).toContainEqual(expect.objectContaining({ id: 'F2', seq: 1 }))
})
