import { expect, test } from 'vitest'
import { isAsked, normalise, plain } from './text.ts'

test.each([
  ['您好，請問哪裡不舒服？', '您好，请问哪里不舒服。'],
  ['發燒嗎', '发烧吗'],
  ['ＣＴ做了吗！！！', 'ct做了吗。'],
  ['「咳嗽」（有痰）吗', '咳嗽有痰吗'],
  ['疼吗👍🏻❤️', '疼吗'],
  ['  发 烧 了 吗  ', '发烧了吗'],
  ['发烧没 咳嗽没', '发烧没，咳嗽没'],
  ['孩子是，嗯，足月的吗', '孩子是足月的吗'],
  ['有没有那个……吐过血', '有没有那个吐过血'],
  ['请问：\n1. 咳嗽吗？\n2、发烧吗\n3)烧到39.5度吗', '请问，。咳嗽吗。发烧吗。烧到39.5度吗'],
  ['三、四天前开始的吗', '三、四天前开始的吗'],
  ['a\u0000b\u202Ec', 'abc'],
  ['', ''],
])('%j is normalised to %j', (text, expected) => {
  expect(normalise(text)).toBe(expected)
})

test('no more than five hundred code points are read', () => {
  expect([...normalise('😀疼'.repeat(400))].length).toBe(250)
})

test.each([
  ['请问您有没有发烧啊', '您有发烧'],
  ['你有木有发烧', '您有发烧'],
  ['疼不疼', '疼吗'],
  ['舒不舒服', '舒服'],
  ['咳嗽多长时间了呢', '咳嗽多久了'],
  ['宝宝哪儿不得劲', '孩子哪里不舒服'],
  ['花儿和女儿都好么', '花和女儿都好吗'],
  ['抽烟不', '抽烟吗'],
  ['痕唔痕', '痒吗'],
  ['吃点什么', '吃点什么'],
  ['恁膝盖疼伐', '您膝盖疼吗'],
  ['泌尿系感染过吗', '泌尿系感染过吗'],
  ['以前得过什么大病没有', '以前得过什么大病吗'],
  ['睡觉咋样', '睡觉怎么样'],
  ['过去昏过去没有', '以前昏过去吗'],
  ['脑子清楚吗', '脑子清楚吗'],
  ['吃的什么药您清楚吗', '吃的什么药'],
  ['那次也是这样吗', '那次也是这样吗'],
  ['那什么时候开始的', '什么时候开始的'],
  ['得没得过结核', '得过结核'],
])('%s is compared as %s', (clause, expected) => {
  expect(plain(normalise(clause))).toBe(expected)
})

test.each([
  ['发烧吗', true],
  ['疼不疼', true],
  ['什么时候开始的', true],
  ['您别紧张', false],
  ['我给您听一下心肺', false],
])('%s asks: %s', (clause, expected) => {
  expect(isAsked(clause)).toBe(expected)
})
