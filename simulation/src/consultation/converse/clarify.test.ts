import { expect, test } from 'vitest'
import { act } from '../session/act.ts'
import { sampleCase } from '../fixtures/sample-case.ts'
import { start } from '../state/state.ts'

type PartVerdict = 'understood' | 'unsure' | 'offtopic'

const part = (verdict: PartVerdict, ...meanings: readonly string[]) => ({
  text: '…',
  verdict,
  meanings: meanings.map((intent) => ({ intent })),
  confidence: 0.4,
})

const before = () => {
  const script = sampleCase()
  const facts = script.facts.map((fact) =>
    fact.id === 'F3' ? { ...fact, asks: ['trigger', 'exposure'] } : fact,
  )
  const setup = { seed: 7, mode: 'practice', temperament: 'standard' } as const
  return start({ ...setup, script: { ...script, facts } })
}

const after = (...parts: readonly ReturnType<typeof part>[]) => {
  const state = before()
  const done = act(state, { type: 'ask', text: '…', parts }, state.at + 1000)
  if ('refusal' in done) throw new Error(done.refusal.zh)
  return { rapport: done.state.rapport, says: done.event.observations }
}

const saysTo = (...meanings: readonly string[]) => after(part('unsure', ...meanings)).says

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

const windy = { manner: 'answer', text: expect.stringContaining('吹了风') as string }

test('what has the same answer either way is answered', () => {
  expect(saysTo('trigger', 'exposure')).toMatchObject([windy])
})

test('what was just answered is let be', () => {
  const question = part('understood', 'trigger')
  expect(after(question, part('unsure', 'trigger', 'onset_time')).says).toMatchObject([windy])
})

test('of two readings the one that was just answered is not offered again', () => {
  const question = part('understood', 'onset_time')
  expect(after(question, part('unsure', 'trigger', 'onset_time')).says).toMatchObject([
    { manner: 'answer' },
    { manner: 'clarify', choices: ['怎么引起的'] },
  ])
})

test('who was asked something proper does not complain of what leaves the field beside it', () => {
  const [asked, off] = [part('understood', 'onset_time'), part('offtopic')]
  for (const parts of [
    [asked, off],
    [off, asked],
  ])
    expect(after(...parts)).toMatchObject({
      rapport: before().rapport,
      says: [{ manner: 'answer' }],
    })
  expect(after(off).rapport).toBeLessThan(before().rapport)
})
