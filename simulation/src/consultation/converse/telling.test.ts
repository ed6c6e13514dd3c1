import { expect, test } from 'vitest'
import { asking } from '../session/golden.ts'
import { sampleCase } from '../fixtures/sample-case.ts'
import { play, sampleSetup } from '../fixtures/sample-session.ts'

/** What is known after some questions, where the fact about peanuts answers another question than in the sample. */
const knownAfter = (
  asks: string,
  ...sayings: readonly (readonly [text: string, means: string])[]
) => {
  const script = sampleCase()
  const facts = script.facts.map((fact) => (fact.id === 'F7' ? { ...fact, asks: [asks] } : fact))
  const actions = sayings.map(([text, means]) => asking(text, [means]))
  const { state } = play([asking('您别急', ['empathy']), ...actions], {
    ...sampleSetup,
    script: { ...script, facts },
  })
  return state.known
}

test('a broad question tells the guarded fact that its words name, and no other', () => {
  expect(knownAfter('past_general', ['以前身体怎么样', 'past_general'])).not.toHaveProperty('F7')
  expect(knownAfter('past_general', ['以前吃花生呛过没有', 'past_general'])).toHaveProperty('F7')
})

test('of several guarded facts the one that is named comes first', () => {
  const evaded = ['吃什么药', 'current_meds'] as const
  const more = knownAfter('current_meds', evaded, ['还吃过别的没有', 'current_meds'])
  expect(more).toHaveProperty('F6')
  const named = knownAfter('current_meds', evaded, ['吃过花生没有', 'current_meds'])
  expect(named).toHaveProperty('F7')
  expect(named).not.toHaveProperty('F6')
})

test('who asks once more to be told of a complaint is told of that complaint', () => {
  const questionFor = (about: { about?: string; named?: true }) => {
    const meanings = [{ intent: 'chief' }]
    const part = { text: '…', verdict: 'understood', meanings, confidence: 1, ...about } as const
    const more = { type: 'ask', text: '发烧的情况详细说说', parts: [part] } as const
    return play([asking('孩子怎么了', ['chief']), more]).events.at(-1)?.observations
  }
  expect(questionFor({ about: 'fever', named: true })).toMatchObject([
    { text: expect.stringContaining('三十八度二') },
  ])
  const invited = [{ text: expect.stringMatching(/问细点|想知道哪方面/) }]
  expect(questionFor({})).toMatchObject(invited)
  expect(questionFor({ about: 'fever' })).toMatchObject(invited)
})

test('of what a symptom beside the complaint is like its own words are told once, and never the complaint’s', () => {
  const script = sampleCase()
  const place = {
    id: 'F90',
    asks: ['location'],
    layer: 2,
    text: '就是嗓子这一块。',
    reveals: [],
    key: false,
    safety: false,
    cue: false,
  } as const
  const setup = {
    ...sampleSetup,
    script: { ...script, complaint: ['hoarseness'], facts: [...script.facts, place] },
  }
  const where = (about: string, named?: true) => {
    const part = {
      text: '…',
      verdict: 'understood',
      meanings: [{ intent: 'location' }],
      confidence: 1,
      about,
      ...(named && { named }),
    } as const
    return { type: 'ask', text: '…', parts: [part] } as const
  }
  const replies = (...actions: readonly ReturnType<typeof where>[]) => {
    const says = play(actions, setup).events.at(-1)?.observations ?? []
    return says.flatMap((one) => (one.type === 'say' ? [one.text] : [])).join('')
  }
  expect(replies(where('hoarseness', true))).toContain('嗓子这一块')
  expect(replies(where('fever'))).toContain('嗓子这一块')
  expect(replies(where('fever', true))).toContain('三十八度二')
  const fever = {
    type: 'ask',
    text: '发烧吗',
    parts: [
      {
        text: '…',
        verdict: 'understood',
        meanings: [{ intent: 'symptom', entity: 'fever' }],
        confidence: 1,
      },
    ],
  } as const
  const after = play([fever, where('fever', true)], setup).events.at(-1)?.observations
  expect(JSON.stringify(after)).not.toContain('嗓子这一块')
})

test('what was done for the whole illness is not denied with a symptom that was spoken of before', () => {
  const answered = (intent: string, about: { about?: string; named?: true }) => {
    const meanings = [{ intent }]
    const part = { text: '…', verdict: 'understood', meanings, confidence: 1, ...about } as const
    const { state } = play([{ type: 'ask', text: '…', parts: [part] } as const])
    return state.turns.at(-1)?.said
  }
  const denial = [{ facts: ['symptom:dysphagia'] }]
  expect(answered('onset_time', { about: 'dysphagia' })).toMatchObject(denial)
  expect(answered('prior_treatment', { about: 'dysphagia', named: true })).toMatchObject(denial)
  expect(answered('prior_treatment', { about: 'dysphagia' })).toMatchObject([
    { outcome: 'guarded', facts: [] },
  ])
})

test('who asks for something else under the same intent is not told that it was said before', () => {
  const outcomes = (...texts: readonly string[]) =>
    play(texts.map((text) => asking(text, ['allergy']))).state.turns.map(
      ({ said }) => said[0]?.outcome,
    )
  expect(outcomes('对什么过敏吗', '对什么过敏')).toEqual(['answered', 'repeated'])
  expect(outcomes('对什么过敏吗', '头孢打过没有')).toEqual(['answered', 'answered'])
})

test('a secret is pressed out by asking for it again, not by asking for something else', () => {
  const after = (...texts: readonly string[]) =>
    play(texts.map((text) => asking(text, ['current_meds']))).state.known
  expect(after('吃什么药', '钙片补着吗')).not.toHaveProperty('F6')
  expect(after('吃什么药', '真没喂别的药吗')).toHaveProperty('F6')
})

test('a finding named as a circumstance is no answer by its denial', () => {
  const meanings = [{ intent: 'relieve' }]
  const part = { text: '…', verdict: 'understood', meanings, confidence: 1 } as const
  const { state } = play([
    { type: 'ask', text: '…', parts: [{ ...part, about: 'dysphagia', named: true }] },
  ])
  expect(state.turns.at(-1)?.said[0]?.facts).not.toContain('symptom:dysphagia')
})

test('a detail that is shut and has no evasion leaves the word to what is told of the illness', () => {
  const script = sampleCase()
  const facts = script.facts.map((fact) =>
    fact.id === 'F9'
      ? { ...fact, asks: ['onset_time:cough'], layer: 3 as const, gate: { words: ['姐姐'] } }
      : fact,
  )
  const since = (text: string) => {
    const meanings = [{ intent: 'onset_time' }]
    const part = { text, verdict: 'understood', meanings, confidence: 1, about: 'cough' } as const
    const { state } = play([{ type: 'ask', text, parts: [part] }], {
      ...sampleSetup,
      script: { ...script, facts },
    })
    return state.turns.at(-1)?.said[0]?.facts
  }
  expect(since('咳嗽多久了')).toEqual(['F2'])
  expect(since('姐姐咳嗽多久了')).toEqual(['F9'])
})

test('since when a symptom beside the complaint has been there is never the complaint’s time', () => {
  const setup = { ...sampleSetup, script: { ...sampleCase(), complaint: ['hoarseness'] } }
  const since = {
    text: '…',
    verdict: 'understood',
    meanings: [{ intent: 'onset_time' }],
    confidence: 1,
    about: 'fever',
    named: true,
  } as const
  const ask = { type: 'ask', text: '…', parts: [since] } as const
  const { state } = play([ask, ask], setup)
  expect(state.turns.map(({ said }) => said[0]?.facts)).toEqual([['symptom:fever'], []])
})
