import { expect, test } from 'vitest'
import { act } from '../session/act.ts'
import type { Part } from '#understanding'
import { asking } from '../session/golden.ts'
import { sampleCase } from '../fixtures/sample-case.ts'
import { start, type State } from '../state/state.ts'

const fresh = (): State =>
  start({ script: sampleCase(), seed: 7, mode: 'practice', temperament: 'standard' })

/** Says something, and hears what comes. */
const say = (state: State, text: string, parts: readonly Part[]) => {
  const done = act(state, { type: 'ask', text, parts }, state.at + 1000)
  if ('refusal' in done) throw new Error(done.refusal.zh)
  const says = done.event.observations.filter((one) => one.type === 'say')
  return { state: done.state, text: says.map((one) => one.text).join('') }
}

const hear = (state: State, text: string, key: string) => {
  const question = asking(text, [key])
  return say(state, text, question.type === 'ask' ? question.parts : [])
}

test('what the patient does not feel anywhere is denied in the word that was asked, and brings no story', () => {
  const questionAbout = (felt: string, verdict: Part['verdict'], ...intents: string[]) => {
    const meanings = intents.map((intent) => ({ intent }))
    const part: Part = { text: '…', verdict, meanings, confidence: 0.5, felt }
    const { text, state } = say(fresh(), `${felt}吗`, [part])
    const [{ outcome, facts } = { outcome: '', facts: [] }] = state.turns[0]?.said ?? []
    return [text, outcome, facts] as const
  }
  expect(questionAbout('疼', 'unknown')).toEqual([
    expect.stringContaining('不疼。'),
    'answered',
    [],
  ])
  expect(questionAbout('胀痛', 'unknown')).toEqual([
    expect.stringContaining('没有。'),
    'answered',
    [],
  ])
  expect(questionAbout('疼', 'understood', 'onset_time')[0]).toContain('不疼。')
  // Only of what it is like: who asks for medicines is told of them.
  expect(questionAbout('疼', 'understood', 'current_meds')[2]).toEqual(['F5'])
})

test('what was not heard is said again without a word of annoyance; what is doubted brings what was kept back', () => {
  const again = (
    state: State,
    text: string,
    key: string,
    why: Part['again'] & string = 'unheard',
  ) => {
    const meanings = [{ intent: key }]
    return say(state, text, [{ text, verdict: 'understood', meanings, confidence: 1, again: why }])
  }
  const { state, text } = hear(fresh(), '什么时候开始的', 'onset_time')
  const once = again(state, '没听清，再说一遍', 'onset_time')
  expect(once.text).toContain('昨天夜里十一点多开始的')
  expect(text).toContain('昨天夜里十一点多开始的')
  expect(again(once.state, '再说一遍', 'onset_time').state.rapport).toBe(state.rapport)
  expect(again(state, '真的吗', 'onset_time', 'doubted').text).toMatch(
    /(?:真的|是这样|嗯)，昨天夜里/,
  )
  // A broad question asked twice is invited to be narrower; one that was not heard is answered once more.
  const story = hear(fresh(), '孩子怎么了', 'chief')
  expect(again(story.state, '再说一遍', 'chief').text).toContain('昨晚开始嗓子哑')

  const meds = hear(fresh(), '平时吃什么药', 'current_meds')
  expect(meds.state.known).not.toHaveProperty('F6')
  expect(again(meds.state, '再说一遍', 'current_meds').state.known).not.toHaveProperty('F6')
  expect(again(meds.state, '真的吗', 'current_meds', 'doubted').state.known).toHaveProperty('F6')
})
