import { expect, test } from 'vitest'
import { wordsIn } from '#platform/rich-text'
import { unanswerable } from '../content/problems.ts'
import { readRow } from './question-row.ts'
import type { ReadItem } from './read-item.ts'
import { itemsOf } from './row-items.ts'
import { columnsIn } from './sheet-columns.ts'

const headings = ['题号', '题型', '题组', '共用题干', '题干', '选项', '答案', '解析', '难度']
const columns = columnsIn(headings) ?? new Map()
type Cells = Partial<Record<(typeof headings)[number], string>>
const read = (...rows: Cells[]): ReadItem[] =>
  itemsOf(
    rows.map((row, at) =>
      readRow(
        headings.map((name) => row[name] ?? ''),
        columns,
        `第${at + 2}行`,
      ),
    ),
  )

const shown = ({ content, faults }: ReadItem): string => {
  const all = [...faults, ...(content ? unanswerable(content) : [])]
  if (all.length > 0 || !content) return all.join('；')
  if (content.Type === 'B1') {
    const words = new Map(content.Options.map(({ Id, Text }) => [Id, wordsIn(Text)]))
    return `B1 ${content.Parts.map(({ Stem, Right }) => `${wordsIn(Stem)}→${words.get(Right)}`).join(' ')}`
  }
  if ('Parts' in content)
    return `${content.Type} ${content.Parts.map(
      ({ Stem, Options }) =>
        `${wordsIn(Stem)}→${Options.filter(({ Kind }) => Kind !== 'wrong')
          .map(({ Text, Kind }) => `${Kind}:${wordsIn(Text)}`)
          .join(',')}`,
    ).join(' ')}`
  if ('Options' in content)
    return `${content.Type} ${content.Options.filter(({ Kind }) => Kind === 'right')
      .map(({ Text }) => wordsIn(Text))
      .join(',')}`
  return `${content.Type} ${content.Type === 'judge' ? String(content.Truth) : content.Type === 'blank' ? JSON.stringify(content.Blanks) : ''}`
}

const list = 'A.甲\nB.乙\nC.丙'
test.each<[string, Cells, string]>([
  ['one letter', { 题干: '问', 选项: list, 答案: 'B' }, 'A1 乙'],
  ['a case', { 题干: '患者，男，56岁，胸痛。诊断是', 选项: list, 答案: 'B' }, 'A2 乙'],
  ['several letters', { 题干: '问', 选项: list, 答案: 'A,C' }, 'X 甲,丙'],
  ['several under single', { 题型: '单选题', 题干: '问', 选项: list, 答案: 'AC' }, 'X 甲,丙'],
  ['one under several', { 题型: '多选题', 题干: '问', 选项: list, 答案: 'C' }, 'A1 丙'],
  ['options in the stem', { 题干: '问\nA.甲\nB.乙', 答案: 'A' }, 'A1 甲'],
  ['a list from B on', { 题干: '问', 选项: 'B.乙\nC.丙', 答案: 'C' }, 'A1 丙'],
  ['a key outside', { 题干: '问', 选项: 'B.乙\nC.丙', 答案: 'A' }, '答案A不在选项之内'],
  ['no key', { 题干: '问', 选项: list, 答案: 'nan' }, '没有答案'],
  ['equal options', { 题干: '问', 选项: 'A.Ⅲ型\nB.Ⅲ 型', 答案: 'A' }, '有内容相同的选项'],
  ['pictures as options', { 题干: '问', 选项: 'A.\nB.', 答案: 'A' }, '有的选项还没有内容'],
  ['a letter without options', { 题干: '图示药材为栀子的是', 答案: 'A' }, '没有选项'],
  ['a truth', { 题型: '判断题', 题干: '说', 答案: '√' }, 'judge true'],
  ['a truth by its word', { 题干: '说', 答案: '错误' }, 'judge false'],
  ['no truth', { 题型: '判断题', 题干: '说', 答案: '也许' }, '判断题的答案“也许”无法识别'],
  ['an unknown type', { 题型: '连线题', 题干: '说', 答案: 'A' }, '不认识题型“连线题”'],
  [
    'blanks',
    { 题型: '填空题', 题干: '心率____，体征____', 答案: '80±20（次/分）；Murphy征|墨菲征' },
    'blank [{"Kind":"number","Value":80,"Tolerance":20,"Units":["次/分"],"UnitPrinted":true},{"Kind":"text","Forms":["Murphy征","墨菲征"]}]',
  ],
])('%s', (_what, row, expected) => expect(read(row).map(shown)).toEqual([expected]))

test('a mark of a partner that is not there is taken off and told', () => {
  const [item] = read({ 题干: '（129～130题共用题干）患者，女，30岁。问', 选项: list, 答案: 'A' })
  expect(item?.content).toMatchObject({ Type: 'A2', Stem: '<p>患者，女，30岁。问</p>' })
  expect(item?.notes).toEqual(['题干标明与其他题共用，另一题不在一起，按单独一题导入'])
})

test('of ten options five belong to those that follow', () =>
  expect(
    read(
      { 题号: '40', 题干: '四十', 选项: `${list}\nA.子\nB.丑\nC.寅`, 答案: 'A' },
      { 题号: '41', 题干: '四一', 答案: 'C' },
      { 题号: '42', 题干: '四二', 答案: 'B' },
      { 题号: '43', 题干: '四三', 选项: list, 答案: 'B' },
    ).map(shown),
  ).toEqual(['A1 甲', 'B1 四一→寅 四二→丑', 'A1 乙']))

// Taken as they stand, these would have come in with somebody else's options.
test('a list that a heading announces is of those that it names, and of nobody before', () =>
  expect(
    read(
      { 题号: '40', 题干: '图示为 二、配伍选择题 【41-42】', 选项: list, 答案: 'A' },
      { 题号: '41', 题干: '四一', 答案: 'C' },
      { 题号: '42', 题干: '四二 【43-44】', 选项: 'A.子\nB.丑', 答案: 'B' },
      { 题号: '43', 题干: '四三', 答案: 'A' },
      { 题号: '44', 题干: '四四 【45-46】', 答案: 'B' },
      { 题号: '45', 题干: '四五', 答案: 'B' },
    ).map(shown),
  ).toEqual(['没有选项', 'B1 四一→丙 四二→乙', 'B1 四三→子 四四→丑', '没有选项']))

test('two letters that are those of two questions are no key', () =>
  expect(
    read(
      { 题号: '40', 题干: '四十', 选项: `${list}\nA.子\nB.丑`, 答案: 'A' },
      { 题号: '41', 题干: '四一' },
      { 题号: '42', 题干: '四二', 答案: 'B,A' },
    ).map(shown),
  ).toEqual(['A1 甲', '没有答案', '与其他题共用选项，答案却有几个字母']))

test('groups by name: a shared stem, weights, a shared list', () => {
  const shared = { 题组: '一', 共用题干: '患者，男，60岁' }
  expect(
    read(
      { ...shared, 题型: 'A3', 题干: '诊断', 选项: list, 答案: 'A' },
      { 题组: '一', 题型: 'A3', 题干: '检查', 选项: list, 答案: 'B' },
      {
        题组: '二',
        题型: '案例分析题',
        共用题干: '案例',
        题干: '处理',
        选项: list,
        答案: 'A；关键：B；无关：C',
      },
      { 题组: '二', 题型: '案例分析题', 题干: '再', 选项: list, 答案: 'A' },
      { 题组: '三', 题型: 'B1', 题干: '甲问', 选项: list, 答案: 'C' },
      { 题组: '三', 题型: 'B1', 题干: '乙问', 答案: 'C' },
    ).map(shown),
  ).toEqual([
    'A3 诊断→right:甲 检查→right:乙',
    '该题型须有3至12个小题；第1小题：案例分析题每个小题须有6至12个选项；第2小题：案例分析题每个小题须有6至12个选项',
    'B1 甲问→丙 乙问→丙',
  ])
})

test('a group with a fault comes in as a whole or not at all', () =>
  expect(
    read(
      { 题组: '一', 题型: 'A3', 共用题干: '病例', 题干: '诊断', 选项: list, 答案: 'A' },
      { 题组: '一', 题型: 'A3', 题干: '检查', 选项: list, 答案: 'F' },
    ).map(shown),
  ).toEqual(['同组的第3行：答案F不在选项之内', '答案F不在选项之内']))
