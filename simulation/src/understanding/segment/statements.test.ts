import { expect, test } from 'vitest'
import { statementsIn } from './statements.ts'

test.each([
  ['您对青霉素过敏，我会记录在案。还有别的病吗？', ['您对青霉素过敏', '我会记录在案']],
  ['您右边摸到一个肿块。多久了？', ['您右边摸到一个肿块']],
  ['您右边摸到一个肿块。多久了', []],
  ['请说说您的病情。有没有发烧？', []],
  ['咳嗽。有痰吗？', []],
])('%s tells %j', (text, expected) => {
  expect([...statementsIn(text)]).toEqual(expected)
})
