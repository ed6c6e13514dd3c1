import { importColumns } from '@xinglin/contract/imports'
import { expect, test } from 'vitest'
import type { WorkSheet } from '#ui'
import { fileFault } from './file-fault.ts'
import { matchColumns } from './headings.ts'
import { recognise, type List } from './recognise.ts'
import { wrongSheet } from './sheets.ts'
import { allRows, takeRows } from './take-rows.ts'

const sheetOf = (rows: WorkSheet['rows'], more: Partial<WorkSheet> = {}): WorkSheet => ({
  name: '名单',
  isHidden: false,
  rows,
  hiddenRows: [],
  odd: [],
  ...more,
})

const listsIn = (...sheets: readonly WorkSheet[]) => {
  const lists = recognise(sheets)
  if (lists.kind === 'refused') throw new Error(lists.why)
  return lists.lists
}

const taken = (list: List, role = '学生') => takeRows(list, list.proposed, role)
const rowsIn = (sheet: WorkSheet['rows']) => {
  const [list] = listsIn(sheetOf(sheet))
  return { ...list, ...taken(list) }
}

const twoPeople = [
  ['姓名', '学号', '院系'],
  ['林小满', '1', '内科'],
  ['周予安', '2', ''],
]

test('the columns of the template are recognised in any order', () => {
  const turned = importColumns.toReversed()
  expect(matchColumns(turned)).toEqual(importColumns.map((_, at) => importColumns.length - 1 - at))
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
  const { rows, proposed } = rowsIn([
    ['2026 级新生'],
    [],
    ['备注', '学号', '姓名', '角色'],
    ['', '20260000', '示例：张三', '学生'],
    ['x', '20260001', '林小满', '学生'],
    ['', '', '', ''],
    ['', '20260002', '周予安', '学生'],
  ])
  expect(rows.map(({ RowNo }) => RowNo)).toEqual([5, 7])
  expect(rows[0]?.Cells.slice(0, 9)).toEqual(['林小满', '20260001', '学生', '', '', '', '', '', ''])
  expect(proposed).toEqual(['', '学号/工号', '姓名', '角色'])
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
      ['1', '2'],
      ['3', '4'],
    ],
    '没有找到表头',
  ],
  [[['姓名', '学号']], '没有数据'],
])('a sheet that cannot be imported is refused with a sentence', (sheet, why) =>
  expect(recognise([sheetOf(sheet)])).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining(why),
  }),
)

test('a sheet that is hidden is never read, and a cover before the list is no hindrance', () => {
  const old = sheetOf(twoPeople, { name: '旧名单', isHidden: true })
  const cover = sheetOf([['2026 级新生名单'], ['请勿外传']], { name: '封面' })
  const [list, ...others] = listsIn(old, cover, sheetOf(twoPeople, { name: '新生' }))
  expect([list.sheet.name, taken(list).rows.length, others.length]).toEqual(['新生', 2, 0])
  expect(recognise([old, cover])).toEqual({
    kind: 'refused',
    why: expect.stringMatching(/工作表“封面”.*没有找到表头.*隐藏的工作表“旧名单”没有读取/),
  })
  // Two lists: the first, and the other when it is asked for.
  expect(
    listsIn(sheetOf(twoPeople), sheetOf(twoPeople, { name: '教师' })).map(
      ({ sheet }) => sheet.name,
    ),
  ).toEqual(['名单', '教师'])
})

test('rows that a filter hid are left out until they are asked for', () => {
  const [list] = listsIn(sheetOf(twoPeople, { hiddenRows: [1] }))
  const people = taken(list)
  expect(people.rows.map(({ RowNo }) => RowNo)).toEqual([3])
  expect(people.hidden.map(({ RowNo }) => RowNo)).toEqual([2])
  expect(allRows(people).map(({ RowNo }) => RowNo)).toEqual([2, 3])
})

test('what a cell cannot be is said with its place, and the row with it', () => {
  const [list] = listsIn(
    sheetOf(twoPeople, {
      odd: [
        { row: 1, column: 2, kind: 'error', text: '#N/A' },
        { row: 2, column: 2, kind: 'formula', text: '' },
        { row: 2, column: 1, kind: 'date', text: '2026-09-01' },
        { row: 1, column: 1, kind: 'truth', text: 'TRUE' },
        { row: 1, column: 27, kind: 'error', text: '#REF!' },
      ],
    }),
  )
  expect(taken(list).rows.map(({ Faults }) => Faults)).toEqual([
    ['院系（C2）是错误值 #N/A', '学号/工号（B2）是逻辑值 TRUE，请改为文本重新填写'],
    [
      '院系（C3）的公式没有计算结果，请在 Excel 或 WPS 中打开并保存',
      '学号/工号（B3）是日期 2026-09-01，请改为文本重新填写',
    ],
  ])
})

test('headings in two rows, and again on every page, are no people', () => {
  const { rows, proposed } = rowsIn([
    ['姓名', '学号', '联系方式', ''],
    ['姓名', '学号', '手机', '邮箱'],
    ['林小满', '1', '13800138000', 'a@b.cn'],
    ['姓名', '学号', '手机', '邮箱'],
    ['周予安', '2', '', ''],
  ])
  expect(rows.map(({ RowNo }) => RowNo)).toEqual([3, 5])
  expect(proposed.slice(2)).toEqual(['手机', '邮箱'])
})

test.each([
  ['名单.xls', 10, undefined],
  ['名单.CSV', 10, undefined],
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
