import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const firstOf = (value: string | number): string => csvOf([[value]]).slice(1, -2)

test.each([
  '=1+1',
  '=cmd|/c calc!A1',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\tx',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '\u0000=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '"=1',
])('%j is no formula in a spreadsheet', (text) => {
  const cell = firstOf(text)
  expect(cell).toMatch(/^"(?:'|"")/)
  expect(cell.endsWith('"')).toBe(true)
  expect(cell).not.toContain('\u0000')
})

test.each(['张三', '20260001', '胸痛 - 问诊', '3=3', ''])('%j stays as it is', (text) =>
  expect(firstOf(text)).toBe(`"${text}"`),
)

test('a figure is a figure, below zero too', () => expect(firstOf(-1.5)).toBe('"-1.5"'))

test('no cell breaks out into another, or into another row', () =>
  expect(csvOf([['a","=1', 'b\r\n=1']]).slice(1)).toBe('"a"",""=1","b\r\n=1"\r\n'))
