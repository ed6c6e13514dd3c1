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

test('what has the same answer either way is answered, and what was just answered is let be', () => {
  const script = sampleCase()
  const facts = script.facts.map((fact) =>
    fact.id === 'F3' ? { ...fact, asks: ['trigger', 'exposure'] } : fact,
  )
  const before = start({
    script: { ...script, facts },
    seed: 7,
    mode: 'practice',
    temperament: 'standard',
  })
  const unsure = {
    text: '…',
    verdict: 'unsure' as const,
    meanings: [{ intent: 'trigger' }, { intent: 'exposure' }],
    confidence: 0.4,
  }
  const asked = { ...unsure, verdict: 'understood' as const, meanings: [{ intent: 'trigger' }] }
  const answered = [
    { type: 'say', manner: 'answer', text: expect.stringContaining('吹了风') as string },
  ]
  for (const parts of [[unsure], [asked, unsure]]) {
    const done = act(before, { type: 'ask', text: '…', parts }, before.at + 1000)
    expect(done).toMatchObject({ event: { observations: answered } })
  }
})

test('of two readings the one that was just answered is not offered again', () => {
  const state = start({ script: sampleCase(), seed: 7, mode: 'practice', temperament: 'standard' })
  const asked = {
    text: '…',
    verdict: 'understood' as const,
    meanings: [{ intent: 'onset_time' }],
    confidence: 1,
  }
  const unsure = {
    text: '…',
    verdict: 'unsure' as const,
    meanings: [{ intent: 'trigger' }, { intent: 'onset_time' }],
    confidence: 0.4,
  }
  const done = act(state, { type: 'ask', text: '…', parts: [asked, unsure] }, state.at + 1000)
  expect(done).toMatchObject({
    event: { observations: [{ manner: 'answer' }, { manner: 'clarify', choices: ['怎么引起的'] }] },
  })
})

test('who was asked something proper does not complain of what leaves the field beside it', () => {
  const state = start({ script: sampleCase(), seed: 7, mode: 'practice', temperament: 'standard' })
  const asked = {
    text: '…',
    verdict: 'understood' as const,
    meanings: [{ intent: 'onset_time' }],
    confidence: 1,
  }
  const off = { text: '…', verdict: 'offtopic' as const, meanings: [], confidence: 1 }
  const after = (parts: readonly (typeof asked | typeof off)[]) => {
    const done = act(state, { type: 'ask', text: '…', parts }, state.at + 1000)
    return 'refusal' in done ? undefined : [done.state.rapport, done.event.observations.length]
  }
  expect(after([asked, off])).toEqual(after([asked]))
  expect(after([off, asked])).toEqual(after([asked]))
  expect(after([off])?.[0]).toBeLessThan(state.rapport)
})
