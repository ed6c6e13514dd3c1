import { expect, test } from 'vitest'
import { wordsIn } from '#platform/rich-text'
import { unanswerable } from '../content/problems.ts'
import { readGift } from './gift.ts'

const one = (text: string) => readGift(text).items[0]

test.each<[string, string]>([
  ['1+1\\=2 {T}', 'judge 1+1=2 true'],
  ['谁？{=甲 ~乙 ~丙}', 'A1 谁？ 甲'],
  ['谁们？{~%50%甲 ~%50%乙 ~%-100%丙}', 'X 谁们？ 甲,乙'],
  ['名字是 {=甲 =乙}。', 'blank 名字是 _____ 。 [{"Kind":"text","Forms":["甲","乙"]}]'],
  [
    'π {#3.141..3.142}',
    'blank π ____ [{"Kind":"number","Value":3.1415,"Tolerance":0.0005,"Units":[],"UnitPrinted":false}]',
  ],
  [
    '年 {#1822:0}',
    'blank 年 ____ [{"Kind":"number","Value":1822,"Tolerance":0,"Units":[],"UnitPrinted":false}]',
  ],
  [
    '年 {#1822:2~#差得远}',
    'blank 年 ____ [{"Kind":"number","Value":1822,"Tolerance":2,"Units":[],"UnitPrinted":false}]',
  ],
  // The library says of each of these answers that it is correct.
  [
    '年 {#=%50%1822:2 =1822:1}',
    'blank 年 ____ [{"Kind":"number","Value":1822,"Tolerance":1,"Units":[],"UnitPrinted":false}]',
  ],
  ['首都 {=法国 -> 巴黎 =意大利 -> , . ,}', 'B1  首都 法国→巴黎 首都 意大利→, . ,'],
  ['说说 {}', 'short 说说'],
  ['全角 ｛＝甲 ～乙｝', 'A1 全角 甲'],
  ['有空行 {=甲\n\n~乙}', 'A1 有空行 甲'],
])('%s', (text, expected) => {
  const { content } = one(text) ?? {}
  if (!content) throw new Error('nothing')
  expect(unanswerable(content)).toEqual([])
  const stem = 'Stem' in content ? wordsIn(content.Stem) : ''
  const words =
    content.Type === 'B1'
      ? content.Parts.map(
          (part) =>
            `${wordsIn(part.Stem)}→${wordsIn(content.Options.find(({ Id }) => Id === part.Right)?.Text ?? '')}`,
        ).join(' ')
      : 'Options' in content
        ? content.Options.filter(({ Kind }) => Kind === 'right')
            .map(({ Text }) => wordsIn(Text))
            .join(',')
        : content.Type === 'judge'
          ? String(content.Truth)
          : content.Type === 'blank'
            ? JSON.stringify(content.Blanks)
            : ''
  expect(`${content.Type} ${stem} ${words}`.trim()).toBe(expected)
})

test('one that cannot be read loses no other, and is told by its line', () => {
  const { items, notes } = readGift(
    '// 注\n$CATEGORY: $course$/内科/Set: 1\n\n好 {=甲 ~乙}\n\n坏 {=甲 ~乙\n\n又好 {T}',
  )
  expect(items.map(({ place, faults }) => [place, faults])).toEqual([
    ['第1题（第4行）', []],
    ['第2题（第6行）', [expect.stringMatching(/^第\d行不符合 GIFT 格式$/)]],
    ['第3题（第8行）', []],
  ])
  expect(notes).toEqual(['1 处 $CATEGORY 分类未导入：请用学科与标签归类'])
})
