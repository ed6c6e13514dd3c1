import { understand, type Claim } from '@xinglin/simulation/understanding'
import { expect, test } from 'vitest'
import { readModel } from './store.ts'

const hear = understand(readModel())
const claimsIn = (text: string): readonly Claim[] =>
  hear(text, { before: [] }).flatMap(({ claims }) => claims ?? [])
/** `-` denied, the key, `@` of whom. */
const read = (text: string): readonly string[] =>
  claimsIn(text).flatMap(({ findings, medicines, of, presupposed }) => [
    ...findings.map(
      ({ key, denied }) =>
        `${presupposed ? '?' : ''}${denied ? '-' : ''}${key}${of === undefined ? '' : `@${of}`}`,
    ),
    ...medicines,
  ])

test.each([
  [
    '我小结一下：您发烧三天，咳嗽，没有胸痛、气短，对吗？',
    ['symptom:fever', 'symptom:cough', '-symptom:chest_pain', '-symptom:dyspnea'],
  ],
  ['所以您对青霉素不过敏，对吗？', ['-allergy']],
  ['您父亲有糖尿病，您自己没有，对吧？', ['disease:diabetes@father']],
  [
    '核对一下：脚不肿，躺得平，小便正常，对吗？',
    [
      '-symptom:edema',
      '-symptom:orthopnea',
      '-symptom:oliguria',
      '-symptom:polyuria',
      '-symptom:hematuria',
    ],
  ],
  [
    '总结一下：躺不平，没力气，胃口很差，没抽，对吗？',
    ['symptom:orthopnea', 'symptom:fatigue', 'symptom:anorexia', '-symptom:convulsion'],
  ],
  ['小结：不抽烟，没做过手术，在吃阿司匹林，没错吧？', ['-smoking', '-surgery', '阿司匹林']],
  ['我小结一下：吃了防血栓的药没用，痰变黄，对吗？', ['-treatment_effect']],
  ['您的糖尿病吃什么药？', ['?disease:diabetes']],
  ['您没发烧吧？', ['-symptom:fever']],
] as const)('%s', (text, findings) =>
  expect(read(text)).toEqual(expect.arrayContaining([...findings])),
)

test.each([
  '您有糖尿病吗？',
  '有没有高血压？',
  '您哪里不舒服？',
  '咳嗽多久了？',
  '您好，请坐吧。',
  '糖尿病要注意什么？',
])('asks, and claims nothing: %s', (text) => expect(claimsIn(text)).toEqual([]))

test('a summing up always has claims, if none', () =>
  expect(hear('我小结一下。', { before: [] })[0]?.claims).toEqual([]))
