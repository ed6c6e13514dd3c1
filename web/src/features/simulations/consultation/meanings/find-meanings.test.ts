import { expect, test } from 'vitest'
import { findMeanings } from './find-meanings.ts'
import { meaningWord } from './meaning-words.ts'

test.each([
  ['起病时间', 'onset_time'],
  ['什么时候开始', 'onset_time'],
  ['发烧', 'symptom:fever'],
  ['发热', 'symptom:fever'],
  ['高血压', 'disease:hypertension'],
  ['加重 因素', 'aggravate'],
])('“%s” finds %s', (words, id) => {
  expect(findMeanings(words).map((one) => one.id)).toContain(id)
})

test('what nothing fits finds nothing; no words find the first ones', () => {
  expect(findMeanings('股票行情')).toEqual([])
  expect(findMeanings('')).toHaveLength(12)
})

test('a meaning is called by its name, and one that is none by nothing', () => {
  expect(meaningWord('onset_time')).toBe('起病时间')
  expect(meaningWord('symptom:fever')).toBe('有没有发烧')
  expect(meaningWord('')).toBe('')
})
