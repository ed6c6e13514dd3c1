import { expect, test } from 'vitest'
import { act } from './act.ts'
import { sampleCase } from './sample-case.ts'
import { start } from './state.ts'

const saysTo = (...meanings: readonly string[]) => {
  const state = start({ script: sampleCase(), seed: 7, mode: 'practice', temperament: 'standard' })
  const part = {
    text: '…',
    verdict: 'unsure' as const,
    meanings: meanings.map((intent) => ({ intent })),
    confidence: 0.4,
  }
  const done = act(state, { type: 'ask', text: '…', parts: [part] }, state.at + 1000)
  if ('refusal' in done) throw new Error(done.refusal.zh)
  return done.event.observations
}

test('what was only told is not asked back about, whichever it was', () => {
  expect(saysTo('explain_plan', 'empathy')).toMatchObject([{ manner: 'acknowledge' }])
})

test('of a question and something told only the question is asked back about', () => {
  expect(saysTo('empathy', 'onset_time')).toMatchObject([
    { manner: 'clarify', text: '您是问什么时候开始的吗？', choices: ['什么时候开始的'] },
  ])
})

test('nobody is taken to have reproached or to have asked for the answer by halves', () => {
  expect(saysTo('blame', 'empathy')).toMatchObject([{ manner: 'acknowledge' }])
  expect(saysTo('blame', 'leak_attempt')).toMatchObject([{ manner: 'unclear' }])
})
