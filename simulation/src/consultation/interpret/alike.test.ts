import { expect, test } from 'vitest'
import { alike } from './alike.ts'

test.each([
  ['有没有高血压', '高血压有吗', true],
  ['多久了', '多久了？', true],
  ['平时抽烟喝酒吗', '抽烟吗', true],
  ['做过心电图没', '甲状腺查过没', false],
  ['咳了多久了', '疼多久了', false],
  ['爸爸身体怎么样', '妈妈身体怎么样', false],
  ['平时吃降压药吗', '平时吃降糖药吗', false],
  ['头孢打过没有', '对什么药过敏', false],
  ['吐了没', '吃完吐的吗', false],
  ['吐了没', '有没有吐', true],
  ['吗', '呢', false],
  ['吗', '吗', true],
])('%s and %s are the same question: %s', (one, other, expected) => {
  expect(alike(one, other)).toBe(expected)
  expect(alike(other, one)).toBe(expected)
})
