import { describe, expect, test } from 'vitest'
import { examinations, isFound, nearness, orders, tests } from './index.ts'
import { otherwiseNamed } from './other-names.ts'
import { syllables } from './syllables.ts'

const matchingNames = (
  list: readonly { readonly id: string; readonly zh: string }[],
  words: string,
) => list.filter((one) => isFound(one, words)).map(({ zh }) => zh)

describe('a name is found', () => {
  test.each([
    ['12导联心电图', '心电', 2],
    ['12导联心电图', 'xdt', 3],
    ['12导联心电图', 'XinDianTu', 3],
    ['12导联心电图', 'xindt', 3],
    ['12导联心电图', 'xin d', 3],
    ['血常规', '血常规', 0],
    ['血常规', '血', 1],
    ['血常规', 'xcg', 3],
    ['2型糖尿病', '2xtnb', 3],
    ['腹部触诊(压痛、反跳痛、肌紧张)', 'czyt', 3],
    ['D-二聚体', 'd-', 1],
    ['呼吸频率', 'pinlv', 3],
  ])('%s by %s', (name, words, how) => expect(nearness(name, words)).toBe(how))
})

test.each([
  ['血常规', 'xdt'],
  ['血常规', '尿'],
  // One letter says nothing yet.
  ['血常规', 'x'],
  ['血常规', 'xcgx'],
  ['血常规', `x${'c'.repeat(60)}`],
])('%s is not found by %s', (name, words) => expect(nearness(name, words)).toBeUndefined())

test('nothing asked for finds everything', () =>
  expect(matchingNames(tests, ' ')).toHaveLength(tests.length))

test('a list is narrowed to what is meant', () => {
  expect(matchingNames(tests, 'xdt')).toContain('12导联心电图')
  expect(matchingNames(tests, 'xdt').length).toBeLessThan(8)
  expect(matchingNames(examinations, 'xztz')).toContain('心脏听诊')
  expect(matchingNames(orders, 'aspl')).toContain('阿司匹林')
  expect(matchingNames(tests, '空腹血糖')).toEqual(['静脉血糖'])
  expect(matchingNames(examinations, '洗手')).toEqual(['手卫生'])
  expect(matchingNames(tests, 'xp')).toContain('胸部X线(正位)')
})

test('every character of what can be ordered and examined is read', () => {
  const read = new Set(syllables.join(''))
  const allNames = [...tests, ...examinations, ...orders].map(({ zh }) => zh).join('')
  expect([...allNames].filter((char) => /\p{Script=Han}/u.test(char) && !read.has(char))).toEqual(
    [],
  )
})

test('only what there is has other names', () => {
  const ids = new Set<string>([...tests, ...examinations].map(({ id }) => id))
  expect(otherwiseNamed.filter((id) => !ids.has(id))).toEqual([])
})
