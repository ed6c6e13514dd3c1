import { meaningKey } from '@xinglin/simulation/ontology'
import { understand } from '@xinglin/simulation/understanding'
import { describe, expect, test } from 'vitest'
import { readModel } from './store.ts'

const hear = understand(readModel())
const meant = (text: string): readonly string[] =>
  hear(text, { before: [] }).flatMap(({ verdict, meanings, isTextbook }) =>
    verdict === 'understood' ? meanings.map(meaningKey) : [isTextbook ? 'textbook' : verdict],
  )

test.each([
  [
    '别处疼不疼？脖子呢？后背呢？肩膀呢？胳膊呢？',
    ['neck_pain', 'back_pain', 'shoulder_pain', 'arm_pain'],
  ],
  ['胸口疼吗？后背呢？', ['chest_pain', 'back_pain']],
  ['大便发黑吗，有血吗？', ['melena', 'hematochezia']],
  ['小便红不红，疼不疼？', ['hematuria', 'dysuria']],
] as const)('what a question leaves out is that of the one before it: %s', (text, symptoms) =>
  expect(meant(text)).toEqual(symptoms.map((one) => `symptom:${one}`)),
)

test('of sputum, too', () => expect(meant('痰多吗，有血吗？')).toContain('symptom:hemoptysis'))

test('a place that names a finding of its own keeps it', () =>
  expect(meant('头疼不疼？腿肿不肿？')).toEqual(['symptom:headache', 'symptom:edema']))

describe('what an examiner asks a student is no question to a patient', () => {
  test.each([
    '心绞痛的典型特点是什么？',
    '急性胰腺炎的治疗原则是什么？',
    '肺炎的常见致病菌是什么？',
    '您好，请问什么是转移性右下腹痛？',
    '简述异位妊娠的临床表现。',
    '脑梗死和脑出血怎么鉴别？',
  ])('%s', (text) => expect(meant(text)).toContain('textbook'))

  test.each([
    '您有什么症状？',
    '胸痛有什么特点？',
    '您的糖尿病有什么并发症吗？',
    '当初是因为什么症状查出来的肠癌？',
    '家里人得过什么病？',
    '高血压平时怎么治的？',
  ])('asks the patient: %s', (text) => expect(meant(text)).not.toContain('textbook'))
})

test('多久了 is asked of what the patient has, not of what they denied before it', () => {
  const [asked] = hear('疼多久了？', {
    before: [{ text: '肩膀疼吗', meanings: [{ intent: 'symptom', entity: 'shoulder_pain' }] }],
    expects: { has: () => true, symptoms: ['abd_pain'] },
  })
  expect(asked?.about).toBe('abd_pain')
})
