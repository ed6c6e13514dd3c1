import { expect, test } from 'vitest'
import {
  canConcern,
  diseases,
  intentOf,
  intents,
  isAskable,
  jargonIn,
  meaningKey,
  modelQuestion,
  namedMeaning,
  readMeaning,
  symptoms,
  unexplainedJargon,
} from './index.ts'

test.each([
  ['intents', intents.map(({ id }) => id)],
  ['symptoms', symptoms.map(({ id }) => id)],
  ['diseases', diseases.map(({ id }) => id)],
])('no two %s have the same id', (_what, ids) => expect(new Set(ids).size).toBe(ids.length))

test('an intent that asks for more of another names one that there is', () =>
  expect(
    intents.filter(({ traits: { after } }) => after !== undefined && !readMeaning(after)),
  ).toEqual([]))

test.each([
  ['symptom:amenorrhea', 1, 30, false],
  ['symptom:amenorrhea', 0, 30, true],
  ['symptom:amenorrhea', 0, 70, false],
  ['symptom:fetal_movement', 0, 12, false],
  ['symptom:breast_lump', 1, 60, true],
  ['symptom:tearless', 0, 40, false],
  ['symptom:tearless', 1, 1, true],
  ['symptom:lethargy', 0, 40, true],
  ['disease:prostate', 0, 60, false],
  ['disease:gyn', 1, 60, false],
  ['symptom:fever', 1, 60, true],
  ['lmp', 1, 30, false],
] as const)('%s of sex %d at %d: %s', (key, gender, age, can) => {
  const meaning = readMeaning(key)
  expect(meaning !== undefined && canConcern(meaning, { gender, age })).toBe(can)
})

test.each([
  ['onset_time', { intent: 'onset_time' }],
  ['symptom:fever', { intent: 'symptom', entity: 'fever' }],
  ['disease:chd', { intent: 'disease', entity: 'chd' }],
  ['duration:cough', { intent: 'duration', entity: 'cough' }],
])('%s is read and written back', (key, meaning) => {
  expect(readMeaning(key)).toEqual(meaning)
  expect(meaningKey(meaning)).toBe(key)
})

test.each(['', 'symptom', 'symptom:chd', 'disease:fever', 'nothing', 'symptom:'])(
  '%j is no meaning',
  (key) => expect(readMeaning(key)).toBe(undefined),
)

test('nobody is asked what cannot be', () => {
  const can = (id: string, gender: 0 | 1, age: number) => {
    const intent = intentOf(id)
    return intent !== undefined && isAskable(intent, { gender, age })
  }
  expect(can('lmp', 1, 30)).toBe(false)
  expect(can('lmp', 0, 30)).toBe(true)
  expect(can('lmp', 0, 6)).toBe(false)
  expect(can('feeding', 0, 1)).toBe(true)
  expect(can('feeding', 0, 40)).toBe(false)
})

test('a denial is in words that the linter allows a patient', () =>
  expect(
    [...symptoms.map(({ no, lay }) => no + lay), ...diseases.map(({ no }) => no)].filter(
      (text) => jargonIn(text).length > 0,
    ),
  ).toEqual([]))

test('a meaning is named as a patient names it, and asked as a doctor should', () => {
  expect(namedMeaning({ intent: 'symptom', entity: 'fever' })).toBe('有没有发烧')
  expect(namedMeaning({ intent: 'location' })).toBe('具体哪个地方')
  expect(modelQuestion({ intent: 'disease', entity: 'diabetes' })).toBe('以前有没有糖尿病？')
  for (const { id, model, traits } of intents)
    expect(model === '' && traits.statement === undefined, id).toBe(false)
})

test('a model question is one that anybody understands', () =>
  expect(intents.filter(({ model }) => unexplainedJargon(model).length > 0)).toEqual([]))

test('a term counts when nobody explained it', () => {
  expect(unexplainedJargon('有放射痛吗')).toEqual(['放射痛'])
  expect(unexplainedJargon('有放射痛吗，就是疼会不会串到别处')).toEqual([])
})
