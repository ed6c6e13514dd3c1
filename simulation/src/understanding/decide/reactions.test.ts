import { expect, test } from 'vitest'
import type { Part, PartVerdict } from './part.ts'
import { reactionIn } from './reactions.ts'

const part = (verdict: PartVerdict, ...intents: string[]): Part => ({
  text: '…',
  verdict,
  meanings: intents.map((intent) => ({ intent })),
  confidence: 0.3,
})
const unknown = part('unknown')

/** After dyspnoea was asked for and answered. */
const before = [
  {
    text: '喘吗',
    meanings: [{ intent: 'symptom', entity: 'dyspnea' }],
    answer: '坐着不喘，爬到二楼就喘。',
  },
]
const after = (text: string, ...parts: readonly Part[]) => {
  const one = reactionIn(text, { before }, parts)
  return one && [one.verdict, one.again, one.meanings.map(({ intent }) => intent).join()]
}

test.each([
  ['二楼就喘啊', ['understood', 'doubted', 'symptom']],
  ['二楼？', ['understood', 'doubted', 'symptom']],
  ['那确实', ['understood', undefined, 'acknowledge']],
  // What has the form of a question asks something of its own, and was not understood.
  ['二楼是哪边的二楼', undefined],
  ['啥时候', undefined],
  ['疼不疼那个', undefined],
  ['门口那家店？', undefined],
  ['那', undefined],
])('of %s nothing was understood: %j', (text, expected) => {
  expect(after(text, unknown)).toEqual(expected)
})

test('what asks by its sign is no advice, unless it asks whether that was heard', () => {
  const advice = part('understood', 'health_education')
  expect(after('二楼都爬不了？', advice)).toEqual(['understood', 'doubted', 'symptom'])
  expect(after('淋完雨当天就烧了？', advice)).toEqual(['unknown', undefined, ''])
  expect(after('少抽点烟，行不？', advice)).toBeUndefined()
  expect(after('回去多喝水，记住了吗？', advice)).toBeUndefined()
  expect(after('少抽点烟。', advice)).toBeUndefined()
  expect(after('二楼就喘啊', part('understood', 'progression'))).toBeUndefined()
})

test('what was answered a turn or two before may be said back, and what is only unsure', () => {
  const since = [...before, { text: '别急', meanings: [{ intent: 'empathy' }] }]
  const doubted = { again: 'doubted', meanings: [{ intent: 'symptom', entity: 'dyspnea' }] }
  expect(reactionIn('二楼就喘啊', { before: since }, [unknown])).toMatchObject(doubted)
  const unsure = part('unsure', 'severity', 'progression')
  expect(reactionIn('二楼就喘啊', { before }, [unsure])).toMatchObject(doubted)
  expect(reactionIn('那确实', { before }, [unsure])).toBeUndefined()
})

test('pain that nobody has is denied, whatever it sounds like', () => {
  expect(after('二楼就疼', { ...unknown, felt: '疼' })).toBeUndefined()
})

test('before anything was answered there is nothing to react to', () => {
  expect(reactionIn('那确实', { before: [] }, [unknown])).toBeUndefined()
})
