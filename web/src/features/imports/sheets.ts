import { offerSheets, type SpreadSheet } from '#ui'
import { importColumns } from '@xinglin/contract/imports'

const widths = [14, 18, 10, 18, 8, 16, 26, 16, 14, 16, 10, 16, 12]

const notes = [
  ['姓名', '必填', '不超过30个字，不能包含“游客”'],
  ['学号/工号', '必填', '不超过32个字，全校唯一；可用来登录'],
  ['角色', '必填', '学生 或 教师'],
  ['登录名', '选填', '2至64个字符，可用文字、数字和 . _ @ -；不填则用学号/工号登录'],
  ['性别', '选填', '男 或 女'],
  ['手机', '选填', '11位手机号，或带区号的固定电话'],
  ['邮箱', '选填', '例如 name@example.edu.cn'],
  ['院系', '选填', '人员所属的院系；还没有的会自动新增'],
  [
    '职称',
    '选填',
    '教授、副教授、讲师、助教、医师、住院医师、主治医师、副主任医师、主任医师；仅教师需要',
  ],
  ['专业', '选填', '学生的专业，与年级、班级一起确定行政班'],
  ['年级', '选填', '入学年份，例如 2024级'],
  ['班级', '选填', '学生的行政班，例如 1班；还没有的会自动新建，已在别的班的会转班并保留经历'],
  ['身份证号', '选填', '只取后六位用作初始密码，导入后不保存'],
  ['', '', ''],
  ['说明', '', '列的顺序可以调整，多余的列会被忽略；以“示例”开头的行不会导入；一次最多20000行。'],
]

const template: SpreadSheet = {
  name: '用户',
  heads: importColumns,
  widths,
  rows: [
    [
      '示例：张三',
      '20260001',
      '学生',
      '',
      '女',
      '13800138000',
      '',
      '临床医学院',
      '',
      '临床医学',
      '2026级',
      '1班',
      '',
    ],
  ],
}

const explanation: SpreadSheet = {
  name: '填写说明',
  heads: ['列', '是否必填', '怎样填写'],
  widths: [14, 12, 80],
  rows: notes,
}

/** Offers the sheet to fill in, with an example and what each column wants. */
export const offerTemplate = () => offerSheets('用户导入模板', [template, explanation])

/** A row that was not imported. */
type WrongRow = {
  readonly RowNo: number
  readonly Cells: readonly string[]
  readonly Faults: readonly string[]
}

/** The rows that were not imported as a sheet that can be mended and imported again, each with its reasons. */
export const wrongSheet = (rows: readonly WrongRow[]): SpreadSheet => ({
  name: '未导入的行',
  heads: [...importColumns, '问题', '原行号'],
  widths: [...widths, 48, 10],
  rows: rows.map(({ RowNo, Cells, Faults }) => [
    ...importColumns.map((_, index) => Cells[index] ?? ''),
    Faults.join('；'),
    RowNo,
  ]),
})
