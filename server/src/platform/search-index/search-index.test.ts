import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findable, marksIn } from './index.ts'
import { readingsOf } from './pinyin.ts'
import { queryOf } from './query.ts'

const ecg = findable(['心电图判读入门：从波形到诊断', '沈知微', '心律失常'])

/** What the SQL does, in memory. */
const isFound = (row: ReturnType<typeof findable>, key: string): boolean =>
  queryOf(key).every((readings) =>
    readings.some(
      ({ needle, tokens }) =>
        tokens.length > 0 &&
        row.text.includes(needle) &&
        tokens.every((token) => row.tokens.includes(token)),
    ),
  )

describe('a name is found', () => {
  test.each([
    ['as written', '心电图'],
    ['by one character', '图'],
    ['by its last character', '断'],
    ['over a sign', '入门从波形'],
    ['by the author', '沈知微'],
    ['by initials', 'xdt'],
    ['by one initial', 'x'],
    ['in pinyin', 'xindiantu'],
    ['in pinyin while one types', 'xindi'],
    ['by one syllable', 'xin'],
    ['by the author’s initials', 'szw'],
    ['in capitals and full width', 'ＸＤＴ'],
    ['by two terms', '心电 沈'],
    ['by two terms of different spelling', 'xinlv boxing'],
  ])('%s: %s', (_how, key) => expect(isFound(ecg, key)).toBe(true))
})

test.each(['电心', 'tdx', '沈微', 'indian', '心电 裴', '%', '_'.repeat(3) + '心x'])(
  '%s does not find it',
  (key) => expect(isFound(ecg, key) && queryOf(key).length > 0).toBe(false),
)

test('a Latin word is found in the middle of Chinese', () => {
  const copd = findable(['慢阻肺（COPD）与 ST 段'])
  for (const key of ['copd', 'COP', 'st段', 'st']) expect(isFound(copd, key), key).toBe(true)
})

test('letters are read as pinyin in every way', () => {
  expect(readingsOf('xian')).toEqual(expect.arrayContaining([['xian'], ['xi', 'an']]))
  expect(readingsOf('xd')).toEqual([])
  expect(readingsOf('hux')).toEqual([['hu', 'x']])
})

test('every stretch of a name finds it, whatever the name', () => {
  const name = fc.string({
    unit: fc.constantFrom(...'心电图判读入门急性胸痛abc19（） '),
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(name, fc.nat(20), fc.integer({ min: 1, max: 8 }), (text, from, length) => {
      const part = text.slice(from, from + length)
      if (queryOf(part).length === 0) return
      expect(isFound(findable([text]), part)).toBe(true)
    }),
  )
})

test('digits and signs are written once, as they are: nobody looks for their initials', () => {
  const { tokens } = findable(['王伟', '2024017'])
  expect(tokens.filter((token) => /['~]/.test(token)).toSorted()).toEqual([
    "'w",
    "'ww",
    "^'w",
    "^'ww",
    '~wang',
    '~wei',
  ])
  expect(tokens).toHaveLength(6 + 2 + 3 + 5 + 6)
})

test('letters that spell nothing are given up at once', () => {
  const began = performance.now()
  for (const letters of [`${'uai'.repeat(12)}qq`, `${'xian'.repeat(9)}qqq`])
    expect(readingsOf(letters)).toEqual([])
  expect(performance.now() - began).toBeLessThan(1_000)
})

test('no search text makes it slow', () => {
  for (const key of [
    'a'.repeat(500),
    'xianxianxianxianxianxian'.repeat(3),
    '%_\\\'"<b>',
    '心'.repeat(500),
  ])
    expect(queryOf(key).flat().length).toBeLessThan(20)
})

describe('what matched is marked', () => {
  test.each([
    ['心电图判读', '电图', [[1, 3]]],
    ['心电图判读', 'xdt', [[0, 3]]],
    ['心电图判读', 'diantu', [[1, 3]]],
    ['慢阻肺（COPD）', 'copd', [[4, 8]]],
    [
      '心电图判读',
      '判读 心',
      [
        [0, 1],
        [3, 5],
      ],
    ],
    ['心电图判读', '胸', []],
  ])('%s by %s', (name, key, marks) => expect(marksIn(name, key)).toEqual(marks))
})
