import { workbookOf } from './raw-workbook.ts'
import { expect, test } from 'vitest'
import { readWorkbook } from './workbook.ts'

const text = (cell: string, place = '') =>
  `<c${place && ` r="${place}"`} t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`

const sheetOf = async (xml: string, how: Parameters<typeof workbookOf>[1] = {}) => {
  const [sheet] = await readWorkbook(workbookOf([{ name: '名单', xml }], how))
  if (!sheet) throw new Error('no sheet')
  return sheet
}

test.each([
  [1_234, '000000', '001234'],
  [1_234, '"S"00000', 'S01234'],
  [1_234, String.raw`\S00000`, 'S01234'],
  [1_234, '[$-804]000000', '001234'],
  [20_260_001, 'General', '20260001'],
  [20_260_001, '0', '20260001'],
  [20_260_001, '0_);[Red](0)', '20260001'],
  [13_800_138_000, '000-0000-0000', '138-0013-8000'],
  // What is for the eye alone is no part of a number: separators, rounding, a currency, nothing shown at all.
  [20_260_001, '#,##0', '20260001'],
  [20_260_001, '0.00E+00', '20260001'],
  [20_260_001, '0,', '20260001'],
  [20_260_001, ';;;', '20260001'],
  [1.5, '0', '1.5'],
])('%d under %s is %s', async (value, format, expected) => {
  const { rows } = await sheetOf(
    `<sheetData><row r="1"><c r="A1" s="1"><v>${value}</v></c></row></sheetData>`,
    { formats: [format] },
  )
  expect(rows).toEqual([[expected]])
})

test('rows and cells that do not say where they are follow one another', async () => {
  const { rows } = await sheetOf(
    `<sheetData><row>${text('姓名')}${text('学号')}</row><row>${text('林小\n满')}<c><v>7</v></c></row></sheetData>`,
  )
  expect(rows).toEqual([
    ['姓名', '学号'],
    ['林小满', '7'],
  ])
})

test('a cell that reaches over rows says the same for each, and never for the columns beside it', async () => {
  const { rows } = await sheetOf(
    `<sheetData><row r="1">${text('甲', 'A1')}${text('内科', 'B1')}</row><row r="2">${text('乙', 'A2')}</row><row r="3">${text('合计', 'A3')}</row></sheetData><mergeCells count="2"><mergeCell ref="B1:B2"/><mergeCell ref="A3:B3"/></mergeCells>`,
  )
  expect(rows.map((row) => [row[0], row[1] ?? ''])).toEqual([
    ['甲', '内科'],
    ['乙', '内科'],
    ['合计', ''],
  ])
})

test('hidden sheets and hidden rows are told', async () => {
  const xml = `<sheetData><row r="1">${text('甲', 'A1')}</row><row r="2" hidden="1">${text('乙', 'A2')}</row></sheetData>`
  const sheets = await readWorkbook(
    workbookOf([
      { name: '旧', xml, state: 'hidden' },
      { name: '密', xml, state: 'veryHidden' },
      { name: '新', xml },
    ]),
  )
  expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['旧', true],
    ['密', true],
    ['新', false],
  ])
  expect(sheets[2]?.hiddenRows).toEqual([1])
})

test.each([
  ['true', '2026-09-02'],
  ['1', '2026-09-02'],
  ['false', '2022-09-01'],
  ['0', '2022-09-01'],
])('days are counted from where date1904="%s" says', async (date1904, day) => {
  const { rows } = await sheetOf(
    `<sheetData><row r="1"><c r="A1" s="1"><v>44805</v></c></row></sheetData>`,
    { formats: ['yyyy/m/d'], date1904 },
  )
  expect(rows).toEqual([[day]])
})

test('times are read to the second, and none is a minute short', async () => {
  const wrong: string[] = []
  for (let minute = 0; minute < 1_440; minute += 7) {
    const { rows } = await sheetOf(
      `<sheetData><row r="1"><c r="A1" s="1"><v>${45_000 + minute / 1_440}</v></c></row></sheetData>`,
      { formats: ['yyyy/m/d h:mm'] },
    )
    const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    const wanted = minute === 0 ? '2023-03-15' : `2023-03-15 ${clock}`
    if (rows[0]?.[0] !== wanted) wrong.push(`${wanted} ${rows[0]?.[0]}`)
  }
  expect(wrong).toEqual([])
})

test('errors, formulas without a value, days and truths are told with their places', async () => {
  const { rows, odd } = await sheetOf(
    `<sheetData><row r="1"><c r="A1" t="e"><v>#N/A</v></c><c r="B1"><f>A1</f></c><c r="C1" s="1"><v>45000</v></c><c r="D1" t="b"><v>1</v></c><c r="E1"><f>1+1</f><v>2</v></c><c r="F1" t="str"><f>A1</f><v>内科</v></c></row></sheetData>`,
    { formats: ['yyyy/m/d'] },
  )
  expect(rows).toEqual([['', '', '2023-03-15', '是', '2', '内科']])
  expect(odd).toEqual([
    { row: 0, column: 0, kind: 'error', text: '#N/A' },
    { row: 0, column: 1, kind: 'formula', text: '' },
    { row: 0, column: 2, kind: 'date', text: '2023-03-15' },
    { row: 0, column: 3, kind: 'truth', text: 'TRUE' },
  ])
})
