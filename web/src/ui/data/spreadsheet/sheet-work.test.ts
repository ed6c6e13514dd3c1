import { expect, test } from 'vitest'
import { doWork } from './sheet-work.ts'
import { cellOf, dayOf, oneLine, sheetName } from './text-cells.ts'

const hostile = ['=1+1', '+49', '-1', '@SUM(A1)', '\t=cmd', "=cmd|' /C calc'!A0", '=HYPERLINK("x")']

test.each(hostile)('%j is written as text, never as a formula', (value) => {
  expect(cellOf(value)).toMatchObject({ value, type: String, format: '@' })
})

test('what XML cannot carry is left out, and nothing is too long', () => {
  expect(cellOf('a\u0000b\u000bc').value).toBe('abc')
  expect(String(cellOf('长'.repeat(40_000)).value).length).toBe(32_000)
  expect(cellOf(Number.NaN)).toMatchObject({ value: 'NaN', type: String })
})

test('a sheet that is written and read again says the same, letter by letter', async () => {
  const written = await doWork({
    kind: 'write',
    sheets: [
      { name: '用户/名单', heads: ['姓名', '数'], rows: hostile.map((value, at) => [value, at]) },
    ],
  })
  if (written.kind !== 'file') throw new Error('not written')
  // A formula without a computed value would be read as nothing.
  const read = await doWork({ kind: 'read', file: written.file })
  expect(read).toMatchObject({
    kind: 'sheets',
    sheets: [
      {
        name: '用户 名单',
        rows: [['姓名', '数'], ...hostile.map((value, at) => [value.trim(), String(at)])],
        odd: [],
      },
    ],
  })
})

test.each(['PK not a zip', '', '<html>'])('%j is no sheet', async (content) => {
  const bytes = new TextEncoder().encode(content)
  expect(await doWork({ kind: 'read', file: bytes.buffer })).toEqual({ kind: 'fault' })
})

test.each([
  ['2026-09-01T00:00:00Z', '2026-09-01'],
  ['2026-09-01T08:30:00Z', '2026-09-01 08:30'],
  // Fractions of a day: a millisecond short, and it would be 08:29.
  ['2026-09-01T08:29:59.999Z', '2026-09-01 08:30'],
  ['1899-12-30T08:30:15Z', '08:30:15'],
])('%s is read as %s', (moment, text) => expect(dayOf(new Date(moment))).toBe(text))

test.each([
  ['林小\n满', '林小满'],
  ['姓\r\n名', '姓名'],
  ['Anna\nSmith', 'Anna Smith'],
  [' a \u2028\u2028 b ', 'a b'],
])('%j is one line: %s', (text, line) => expect(oneLine(text)).toBe(line))

test('a sheet’s name is one that every program takes', () =>
  expect(sheetName(`a/b*c[1]?${'长'.repeat(40)}`)).toMatch(/^a b c 1  长{22}$/))
