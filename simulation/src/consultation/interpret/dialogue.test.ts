import { expect, test } from 'vitest'
import { act } from '../session/act.ts'
import { asking } from '../session/golden.ts'
import { dialogueOf } from './dialogue.ts'
import { sampleCase } from '../fixtures/sample-case.ts'
import { start } from '../state/state.ts'

const fresh = () =>
  start({ script: sampleCase(), seed: 7, mode: 'practice', temperament: 'standard' })

test('whoever understands the next question knows the words of the last answer, and no others', () => {
  const state = fresh()
  expect(dialogueOf(state).before).toEqual([])
  const done = act(state, asking('孩子怎么了', ['chief']), state.at + 1000)
  if ('refusal' in done) throw new Error(done.refusal.zh)
  const [before] = dialogueOf(done.state).before
  expect(before?.answer).toBe('昨晚开始嗓子哑，咳嗽像小狗叫。')
})

test('and what the patient can tell of, the complaint first and no plain no', () => {
  const state = fresh()
  const { expects } = dialogueOf({
    ...state,
    setup: { ...state.setup, script: { ...state.setup.script, complaint: ['cough'] } },
  })
  const symptoms = expects.symptoms ?? []
  expect(symptoms[0]).toBe('cough')
  expect(symptoms).toContain('hoarseness')
  expect(symptoms).not.toContain('toothache')
})
