import { expect, test } from 'vitest'
import { numbersIn, wishOf } from './departure-form.ts'

test('numbers are read as they are pasted, each once', () =>
  expect(numbersIn(' 2021001\n2021002，2021003;2021001\t')).toEqual([
    '2021001',
    '2021002',
    '2021003',
  ]))

test('a grade is a year, and nothing else', () => {
  const values = {
    Name: '',
    Grade: ' 2021 ',
    Classes: [{ Id: 'c1', Name: '2021级临床医学1班' }],
    Numbers: '',
    ReadUntil: '',
    Archive: true,
  }
  expect(wishOf(values)).toEqual({ Grades: [2021], ClassIds: ['c1'], Numbers: [] })
  expect(wishOf({ ...values, Grade: '21级' }).Grades).toEqual([])
})
