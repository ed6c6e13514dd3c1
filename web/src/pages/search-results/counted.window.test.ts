import { countedTo } from '@xinglin/contract/call'
import { countWord, isUncounted } from '#ui'
import { expect, test } from 'vitest'

test('lists say “more” exactly where the server stops counting', () => {
  expect(isUncounted(countedTo)).toBe(false)
  expect(isUncounted(countedTo + 1)).toBe(true)
  expect(countWord(countedTo)).toBe('1,000')
  expect(countWord(countedTo + 1)).toBe('1,000+')
})
