import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readAnyWorkbook } from './any-workbook.ts'

const fileOf = (name: string): ArrayBuffer => {
  const bytes = readFileSync(new URL(`../../../../testing/sheets/${name}`, import.meta.url))
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
}
const encoded = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer
/** The start of a compound file with a stream of a name. */
const compound = (stream: string): ArrayBuffer =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    ...[...stream].flatMap((sign) => [sign.codePointAt(0) ?? 0, 0]),
  ]).buffer
/** `学号,姓名` and one row in GB 18030, as Excel saves .csv in China. */
const gbk = Uint8Array.of(
  0xd1,
  0xa7,
  0xba,
  0xc5,
  0x2c,
  0xd0,
  0xd5,
  0xc3,
  0xfb,
  0x0d,
  0x0a,
  0x30,
  0x30,
  0x37,
  0x2c,
  0xc1,
  0xd6,
  0xd0,
  0xa1,
  0xc2,
  0xfa,
).buffer

// Written by Gnumeric 1.12.55: a number shown as 001234, a merged class, a hidden row, a hidden sheet, a date, an error.
test('a workbook of Excel 97 is read as it is seen', async () => {
  const [list, old] = (await readAnyWorkbook(fileOf('excel-97.xls'))) ?? []
  expect(list).toMatchObject({ name: '名单', isHidden: false, hiddenRows: [4] })
  expect(list?.rows.map((row) => row.slice(0, 5))).toEqual([
    ['学号', '姓名', '性别', '班级', '入学日期'],
    ['20260001', '林小满', '女', '临床医学1班', '2026-09-01'],
    ['20260002', '周以安', '男', '临床医学1班', ''],
    ['001234', '何立夏', '男', '临床医学2班', ''],
    ['20260004', '许知秋', '女', '临床医学2班', ''],
  ])
  expect(list?.odd).toEqual([
    { row: 1, column: 4, kind: 'date', text: '2026-09-01' },
    { row: 1, column: 5, kind: 'truth', text: 'TRUE' },
    { row: 2, column: 5, kind: 'truth', text: 'FALSE' },
    { row: 3, column: 5, kind: 'error', text: '#N/A' },
  ])
  expect(old).toMatchObject({ name: '去年', isHidden: true })
})

const page =
  '<html><head><meta charset="utf-8"></head><body><table><tr><td>学号</td><td>姓名</td></tr><tr><td>0012</td><td>林小满</td></tr></table></body></html>'

test.each([
  ['a web page that calls itself .xls', encoded(page), ['0012', '林小满']],
  ['commas', encoded('学号,姓名\n0012,"林,小满"\n'), ['0012', '林,小满']],
  ['tabs', encoded('学号\t姓名\r\n0012\t林小满\r\n'), ['0012', '林小满']],
  ['a mark before UTF-8', encoded('\uFEFF学号,姓名\n0012,林小满'), ['0012', '林小满']],
  ['a number kept as text', encoded('学号,姓名\n="0012",林小满'), ['0012', '林小满']],
  ['GB 18030', gbk, ['007', '林小满']],
])('%s is read as rows of text', async (_what, file, row) => {
  const [sheet] = (await readAnyWorkbook(file)) ?? []
  expect(sheet?.rows.slice(0, 2)).toEqual([['学号', '姓名'], row])
  expect(sheet?.odd).toEqual([])
})

test.each([
  ['nothing', new ArrayBuffer(0)],
  ['blanks', encoded('  \n ')],
  // Before Excel 97 the text is in a code page that files do not name reliably: better refused than garbled.
  ['a workbook of Excel 95', compound('Book')],
  ['bytes that are no text', Uint8Array.of(0, 1, 2, 3).buffer],
])('%s is no workbook', async (_what, file) => expect(await readAnyWorkbook(file)).toBeUndefined())
