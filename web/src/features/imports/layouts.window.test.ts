import { expect, test } from 'vitest'
import { doWork } from '#testing'
import type { WorkSheet } from '#ui'
import { nothingSaidOnce } from '@xinglin/contract/imports'
import { noneRemembered, rememberedFrom } from './headings.ts'
import { listAt, recognise, type List } from './recognise.ts'
import { sentAgain } from './sent-again.ts'
import { mappingFault, takeRows } from './take-rows.ts'

const sheetOf = (rows: WorkSheet['rows']): WorkSheet => ({
  name: '名单',
  isHidden: false,
  rows,
  hiddenRows: [],
  odd: [],
})
const listIn = (rows: WorkSheet['rows'], remembered = noneRemembered): List => {
  const lists = recognise([sheetOf(rows)], remembered)
  if (lists.kind === 'refused') throw new Error(lists.why)
  return lists.lists[0]
}

// The headings of public templates and of programs that export lists, as they stand there.
const layouts: readonly (readonly [from: string, headings: string])[] = [
  [
    'an upload of a province',
    '身份证号,姓名,性别,民族,年级,入学年月,招生类型,修读专业,学制,班级,户籍所在省,出生日期,校内学号,联系电话,电子邮箱',
  ],
  [
    'a campus card',
    '一卡通号,身份证号,学号,姓名,性别,电话号码,出生日期,家庭住址,入学日期,学籍号,学院,年级,学制,学籍状态',
  ],
  ['an appraisal', '学院名称,班级名称,学号,姓名,性别,生源地,政治面貌,身份证号,名次,综测总分'],
  ['a class list', '学校,学号,姓名,性别,出生日期,年级,班级'],
  ['a list to fill in', '学号,姓名,班级名称,性别,入学年份,联系方式'],
  [
    'graduates to be reported',
    '学校代码,学校名称,班级代码,班级名称,姓名,学号,身份证号码,出生日期,性别,专业名称,联系电话,移动电话,电子邮箱',
  ],
  [
    'a register of students',
    '学号,姓名,姓名拼音,性别,出生日期,国籍,证件号码,院系,专业,年级,学生类别,班级,校区,电子邮箱,移动电话,联系电话',
  ],
  ['new students of a college', '学号,姓名,身份证号码,班级名称'],
  ['a contest', '学号,姓名,性别,所属院系,项目编号,排名'],
  ['a table of a program', '学号,姓名,性别,班级'],
]

test.each(layouts)(
  '%s: person and number are found beneath a title, the foot is nobody',
  (_from, written) => {
    const headings = written.split(',')
    const row = (name: string, number: string) =>
      headings.map((heading) => {
        if (heading === '姓名') return name
        return /^(?:校内)?学号$/.test(heading) ? number : ''
      })
    const list = listIn([
      ['2026 级临床医学专业学生名单'],
      headings,
      row('林小满', '20260001'),
      row('周以安', '20260002'),
      ['合计', '2 人'],
      ['填表人：', '', '审核人：'],
    ])
    expect([list.head, mappingFault(list.proposed)]).toEqual([1, undefined])
    const { rows, skipped } = takeRows(list, list.proposed, '学生')
    expect(rows.map(({ RowNo, Cells }) => [RowNo, ...Cells.slice(0, 3)])).toEqual([
      [3, '林小满', '20260001', '学生'],
      [4, '周以安', '20260002', '学生'],
    ])
    expect(skipped).toEqual([
      { rowNo: 5, text: '合计' },
      { rowNo: 6, text: '填表人：' },
    ])
  },
)

test.each(layouts)('%s: comes in as a workbook and as text, unedited', async (_from, written) => {
  const headings = written.split(',')
  const cells = (name: string, number: string) =>
    headings.map((heading) => {
      if (heading === '姓名') return name
      return /^(?:校内)?学号$/.test(heading) ? number : ''
    })
  const people = [cells('林小满', '0026001'), cells('周以安', '0026002')]
  const workbook = await doWork({
    kind: 'write',
    sheets: [{ name: '名单', heads: headings, rows: people }],
  })
  const text = [headings, ...people].map((one) => one.join(',')).join('\r\n')
  const files = [
    workbook.kind === 'file' ? workbook.file : new ArrayBuffer(0),
    new TextEncoder().encode(`\uFEFF${text}`).buffer,
  ]
  for (const file of files) {
    const read = await doWork({ kind: 'read', file })
    const lists = recognise(read.kind === 'sheets' ? read.sheets : [], noneRemembered)
    if (lists.kind === 'refused') throw new Error(lists.why)
    const [list] = lists.lists
    expect(mappingFault(list.proposed)).toBeUndefined()
    expect(
      takeRows(list, list.proposed, '学生').rows.map(({ Cells, Faults }) => [
        ...Cells.slice(0, 3),
        ...Faults,
      ]),
    ).toEqual([
      ['林小满', '0026001', '学生'],
      ['周以安', '0026002', '学生'],
    ])
  }
})

test('a list of 50,000 rows is read whole, so that its length can be told', () => {
  const rows = Array.from({ length: 50_000 }, (_, n) => [`学生${n}`, `${n}`])
  const list = listIn([['姓名', '学号'], ...rows])
  expect(takeRows(list, list.proposed, '学生').rows).toHaveLength(50_000)
})

const unknown = [
  ['代码', '称呼', '所在'],
  ['9001', '林小满', '一班'],
  ['9002', '', '一班'],
]

test('headings that nobody knows are found, and are known once somebody has said what they are', () => {
  const list = listIn(unknown)
  expect([list.head, list.proposed, mappingFault(list.proposed)]).toEqual([
    0,
    ['', '', ''],
    '请指出哪一列是“姓名”、哪一列是“学号/工号”。',
  ])
  const Columns = [
    { Heading: '代码', Column: '学号/工号' },
    { Heading: '称呼', Column: '姓名' },
    { Heading: '所在', Column: '' },
  ] as const
  const again = listIn(unknown, rememberedFrom(Columns))
  expect(again.proposed).toEqual(['学号/工号', '姓名', ''])
  // Somebody without a name is a fault of the list, not a foot.
  expect(takeRows(again, again.proposed, '学生').rows).toHaveLength(2)
  expect(
    sentAgain([list], { Columns, Role: '教师', SaidOnce: nothingSaidOnce }, 2)?.map(
      ({ Cells }) => Cells[2],
    ),
  ).toEqual(['教师', '教师'])
  expect(sentAgain([list], { Columns, Role: '教师', SaidOnce: nothingSaidOnce }, 3)).toBeUndefined()
})

test('a column that is left out by choice stays so, though its heading is known', () => {
  const remembered = rememberedFrom([{ Heading: '手机', Column: '' }])
  expect(
    listIn(
      [
        ['姓名', '学号', '手机'],
        ['林小满', '1', '2'],
      ],
      remembered,
    ).proposed,
  ).toEqual(['姓名', '学号/工号', ''])
})

test('two columns cannot be the same, and another row can be the head', () => {
  expect(mappingFault(['姓名', '学号/工号', '姓名'])).toBe('有两列都是“姓名”，请只保留一列。')
  const list = listAt(
    sheetOf([
      ['姓名', '学号'],
      ['真实姓名', '编号'],
      ['林小满', '1'],
    ]),
    1,
  )
  expect(list.proposed).toEqual(['姓名', '学号/工号'])
})

test('a role is given where no column says it, and never over what a column says', () => {
  const list = listIn([
    ['姓名', '学号', '类别'],
    ['林小满', '1', ''],
    ['周以安', '2', '教师'],
  ])
  expect(takeRows(list, list.proposed, '学生').rows.map(({ Cells }) => Cells[2])).toEqual([
    '',
    '教师',
  ])
})

test('classes are found by the names that schools have for them, and what the sheet does not say is said once', () => {
  const list = listIn([
    ['学号', '姓名', '专业名称', '班级名称', '身份证号码'],
    ['1', '林小满', '临床医学', '1班', '11010519491231002X'],
  ])
  expect(list.proposed).toEqual(['学号/工号', '姓名', '专业', '班级', '身份证号'])
  const once = { 院系: '临床医学院', 专业: '不用', 年级: '2024级' }
  const [row] = takeRows(list, list.proposed, '学生', once).rows
  // Of an identity number only the last six signs leave the browser.
  expect(row?.Cells).toEqual([
    '林小满',
    '1',
    '学生',
    '',
    '',
    '',
    '',
    '临床医学院',
    '',
    '临床医学',
    '2024级',
    '1班',
    '31002X',
  ])
})
