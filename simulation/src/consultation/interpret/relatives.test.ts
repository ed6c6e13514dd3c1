import { expect, test } from 'vitest'
import { redirectToRelative, relativeNamed } from './relatives.ts'
import { sampleCase } from '../fixtures/sample-case.ts'
import { sampleSetup } from '../fixtures/sample-session.ts'
import { start } from '../state/state.ts'

const sample = sampleCase()
const fact = {
  id: 'F90',
  asks: ['parents'],
  text: '爸妈都在老家，身体还行。',
  layer: 2,
  key: false,
  safety: false,
  cue: false,
  reveals: [],
} as const

/** Of somebody who speaks of themselves, and has told of their parents in the case. */
const grown = start({
  ...sampleSetup,
  script: {
    ...sample,
    persona: { ...sample.persona, informant: '本人' },
    facts: [...sample.facts, fact],
  },
})

test.each([
  ['孩子多大了', 'ask_age', 'children'],
  ['你妈吃的啥药', 'current_meds', 'parents'],
  ['那你爸多久了', 'onset_time', 'parents'],
  ['您爱人做什么的', 'ask_job', 'spouse_health'],
  ['多大了', 'ask_age', 'ask_age'],
  ['这药是你妈给的吗', 'current_meds', 'current_meds'],
  ['你妈妈有糖尿病吗', 'family_history', 'family_history'],
  ['老公对你好吗', 'marriage', 'marriage'],
  ['您儿子身体怎么样', 'parents', 'children'],
  ['您爱人身体好吗', 'parents', 'spouse_health'],
  ['您爸妈身体怎么样', 'parents', 'parents'],
])('%s, taken for %s, is %s', (text, intent, expected) => {
  expect(redirectToRelative(grown, { intent }, text).intent).toBe(expected)
})

test('who speaks for a child is asked of the child', () => {
  expect(redirectToRelative(start(sampleSetup), { intent: 'ask_age' }, '孩子多大了').intent).toBe(
    'ask_age',
  )
})

test.each([
  ['您女儿呢？', 'children'],
  ['那老伴呢', 'spouse_health'],
  ['您妈妈怎么样', 'parents'],
])('a relative and nothing else: %s', (text, intent) =>
  expect(relativeNamed(grown, text)?.intent).toBe(intent),
)

test.each(['您女儿多大了', '后背呢', '您呢'])('no relative alone: %s', (text) =>
  expect(relativeNamed(grown, text)).toBeUndefined(),
)

test('of a grown patient for whom another speaks the children are that patient’s', () => {
  const { script } = grown.setup
  const wife = start({
    ...sampleSetup,
    script: {
      ...script,
      caseInfo: { ...script.caseInfo, age: 68 },
      persona: { ...script.persona, informant: '丈夫' },
    },
  })
  expect(redirectToRelative(wife, { intent: 'parents' }, '她儿子身体怎么样').intent).toBe(
    'children',
  )
  expect(redirectToRelative(wife, { intent: 'parents' }, '您儿子身体怎么样').intent).toBe(
    'children',
  )
  expect(redirectToRelative(wife, { intent: 'parents' }, '您父母身体怎么样').intent).toBe('parents')
  expect(redirectToRelative(wife, { intent: 'ask_age' }, '您多大了').intent).toBe('ask_age')
})
