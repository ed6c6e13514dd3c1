import { expect, test } from 'vitest'
import { speakerFor } from './speaker.ts'

test.each([
  ['本人', 58, 1, undefined],
  ['母亲', 1, 1, { gender: 0, age: 28 }],
  ['爸爸', 6, 0, { gender: 1, age: 33 }],
  ['外婆', 1, 1, { gender: 0, age: 53 }],
  ['丈夫', 66, 0, { gender: 1, age: 66 }],
  ['老伴', 70, 1, { gender: 0, age: 70 }],
  ['女儿', 72, 1, { gender: 0, age: 45 }],
  ['儿子', 30, 0, { gender: 1, age: 18 }],
  ['岳母', 80, 1, { gender: 0, age: 85 }],
  ['室友', 20, 1, { gender: 1, age: 20 }],
])('%s of somebody of %i years', (informant, age, gender, speaker) => {
  expect(speakerFor({ informant, age, gender })).toEqual(speaker)
})
