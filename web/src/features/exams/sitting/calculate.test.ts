import { expect, test } from 'vitest'
import { calculate } from './calculate.ts'

test.each<[string, number | undefined]>([
  ['1+2*3', 7],
  ['(1+2)×3', 9],
  ['60÷(70×0.5)', 1.714285714],
  ['-2+5', 3],
  ['0.1+0.2', 0.3],
  ['10-4-3', 3],
  ['1/0', undefined],
  ['2+', undefined],
  ['(1', undefined],
  ['alert(1)', undefined],
  ['', undefined],
])('%s is %s', (words, value) => expect(calculate(words)).toBe(value))
