import { expect, test } from 'vitest'
import { lengthWord } from './length-word.ts'

test.each([
  [0, '0 秒'],
  [59, '59 秒'],
  [60, '1 分'],
  [200, '3 分 20 秒'],
  [3600, '1 小时'],
  [3_959, '1 小时 5 分'],
])('%i s is %s', (seconds, word) => expect(lengthWord(seconds)).toBe(word))
