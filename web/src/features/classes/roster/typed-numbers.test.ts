import { expect, test } from 'vitest'
import { numbersFault, numbersIn } from './typed-numbers.ts'

test.each([
  ['one a line', '20240101\n20240102\r\n20240103', ['20240101', '20240102', '20240103']],
  [
    'in a row',
    '20240101 20240102，20240103、20240104',
    ['20240101', '20240102', '20240103', '20240104'],
  ],
  ['pasted with names', '20240101\t林小满\n20240102\t周予安', ['20240101', '20240102']],
  ['names first', '林小满 20240101', ['20240101']],
  ['full width', '２０２４０１０１', ['20240101']],
  ['twice', '20240101\n20240101', ['20240101']],
  ['a number without figures', 'ABC', ['ABC']],
  ['empty lines', '\n \n20240101\n\n', ['20240101']],
  ['nothing', ' ', []],
])('%s', (_what, text, numbers) => expect(numbersIn(text)).toEqual(numbers))

test('what cannot be sent is told before', () => {
  expect(numbersFault([])).toBe('请填写学号')
  expect(numbersFault(['1'])).toBeUndefined()
  expect(numbersFault(Array.from({ length: 1_001 }, (_, at) => String(at)))).toContain('1001')
  expect(numbersFault(['9'.repeat(65)])).toContain('过长')
})
