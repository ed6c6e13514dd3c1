import { importColumns, importLimits } from '@xinglin/contract/identity'
import { expect, test } from 'vitest'
import { fileFault, matchColumns, recognise } from './recognise.ts'
import { wrongSheet } from './sheets.ts'

const rowsIn = (sheet: readonly (readonly string[])[]) => {
  const found = recognise(sheet)
  if (found.kind === 'refused') throw new Error(found.why)
  return found
}

test('the columns of the template are recognised in any order', () => {
  const turned = importColumns.toReversed()
  expect(matchColumns(turned)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0])
})

test.each([
  ['姓 名', '姓名'],
  ['＊姓名（必填）', '姓名'],
  ['学号', '学号/工号'],
  ['学工号', '学号/工号'],
  ['学号／工号', '学号/工号'],
  ['手机号码：', '手机'],
  ['Email', '邮箱'],
  ['所属院系', '院系'],
])('“%s” means %s', (heading, name) => {
  const places = matchColumns([heading])
  expect(importColumns.filter((_, at) => places[at] === 0)).toEqual([name])
})

test('headings are found beneath a title, rows keep their numbers, empty ones and the example are left out', () => {
  const { rows, headings, ignored } = rowsIn([
    ['2026 级新生'],
    [],
    ['备注', '学号', '姓名', '角色'],
    ['', '20260000', '示例：张三', '学生'],
    ['x', '20260001', '林小满', '学生'],
    ['', '', '', ''],
    ['', '20260002', '周予安', '学生'],
  ])
  expect(rows.map(({ RowNo }) => RowNo)).toEqual([5, 7])
  expect(rows[0]?.Cells).toEqual(['林小满', '20260001', '学生', '', '', '', '', '', ''])
  expect(headings.slice(0, 4)).toEqual(['姓名', '学号', '角色', ''])
  expect(ignored).toEqual(['备注'])
})

test('a cell is never longer than what travels', () => {
  const { rows } = rowsIn([
    ['姓名', '学号'],
    ['长'.repeat(900), '1'],
  ])
  expect(rows[0]?.Cells[0]?.length).toBe(500)
})

test.each([
  [[], '没有找到表头'],
  [
    [
      ['甲', '乙'],
      ['1', '2'],
    ],
    '没有找到表头',
  ],
  [[['姓名', '学号']], '没有数据'],
  [
    [
      ['姓名', '学号'],
      ...Array.from({ length: importLimits.rows + 1 }, (_, at) => ['甲', `${at}`]),
    ],
    '请拆分',
  ],
])('a sheet that cannot be imported is refused with a sentence', (sheet, why) =>
  expect(recognise(sheet)).toMatchObject({ kind: 'refused', why: expect.stringContaining(why) }),
)

test.each([
  ['名单.xls', 10, '另存为 .xlsx'],
  ['名单.csv', 10, '另存为 .xlsx'],
  ['名单.pdf', 10, '只能上传'],
  ['名单.xlsx', 0, '空的'],
  ['名单.xlsx', 30 * 1024 * 1024, '20 MB'],
  ['名单.XLSX', 10, undefined],
])('%s of %i bytes', (name, size, why) => {
  const fault = fileFault({ name, size })
  expect(why ? fault?.includes(why) : fault === undefined).toBe(true)
})

test('the rows that were not imported can be mended and imported again', () => {
  const sheet = wrongSheet([
    { RowNo: 17, Cells: ['林小满', '1', '院长'], Faults: ['角色须为“学生”或“教师”', '学号重复'] },
  ])
  const again = rowsIn([sheet.heads, ...sheet.rows.map((row) => row.map(String))])
  expect(again.rows[0]?.Cells.slice(0, 3)).toEqual(['林小满', '1', '院长'])
  expect(sheet.rows[0]?.slice(-2)).toEqual(['角色须为“学生”或“教师”；学号重复', 17])
})
