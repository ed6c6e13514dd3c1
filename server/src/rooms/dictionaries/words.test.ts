import { describe, expect, test } from 'vitest'
import { normalText, wordFinder } from './rules.ts'

const find = wordFinder(['赌博', 'bad', '代考'].map(normalText))

describe('a word is found', () => {
  test.each([
    ['一起赌博吧', '赌博'],
    ['一起赌 博吧', '赌博'],
    ['一起赌.博', '赌博'],
    ['赌\u200b博', '赌博'],
    ['赌-_-博', '赌博'],
    ['ＢＡＤ', 'bad'],
    ['B a D', 'bad'],
    ['有偿代考', '代考'],
  ])('%j holds %s', (text, word) => expect(find(text)).toBe(word))
})

test.each(['', '赌', '博赌', '心电图判读入门', '代为考虑'])('%j holds none', (text) =>
  expect(find(text)).toBeUndefined(),
)

test('a word that looks like a pattern is a literal and costs nothing', () => {
  const hostile = wordFinder([normalText('(a+)+$')])
  expect(hostile('a'.repeat(5000))).toBe('a')
  expect(wordFinder([])('anything')).toBeUndefined()
})
