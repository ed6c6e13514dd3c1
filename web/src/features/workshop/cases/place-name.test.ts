import { expect, test } from 'vitest'
import { placeName } from './place-name.ts'

test.each([
  ['department', '科室'],
  ['drama.limitTime', '剧本 · 限时'],
  ['facts', '事实'],
  ['facts.2.text', '事实 3 · 患者的原话'],
  ['complaint', '部位、性质、程度说的是哪些症状'],
  ['nothing.of.the.kind', ''],
  ['', ''],
])('%s is called %j', (place, name) => {
  expect(placeName(place)).toBe(name)
})
