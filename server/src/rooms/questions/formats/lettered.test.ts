import { describe, expect, test } from 'vitest'
import { emptied, lettered, listsIn, readKey } from './lettered.ts'

const five = 'A 原发病\\nB 出血部位\\nC 出血量\\nD 失血速度\\nE 年龄'
const options = lettered(five).options

test.each<[string, string, string[]]>([
  ['by the two signs \\ and n', five, ['A原发病', 'B出血部位', 'C出血量', 'D失血速度', 'E年龄']],
  ['by full-width letters', 'Ａ．甲\nＢ．乙', ['A甲', 'B乙']],
  ['in one line', 'A.甲 B.乙 C.维生素 A 缺乏 D.丁', ['A甲', 'B乙', 'C维生素 A 缺乏', 'D丁']],
  ['from B on', 'B. 乙\nC. 丙', ['B乙', 'C丙']],
  ['in brackets', '（A）甲\n(B)乙', ['A甲', 'B乙']],
  ['over two lines', 'A.甲的\n第二行\nB.乙', ['A甲的\n第二行', 'B乙']],
  ['without words', 'A.\nB.', ['A', 'B']],
])('options %s', (_what, text, expected) =>
  expect(lettered(text).options.map(({ letter, text: words }) => letter + words)).toEqual(expected),
)

test('where the letters begin anew another list begins', () =>
  expect(listsIn(lettered('A.甲\nB.乙\nA.丙\nB.丁').options).map((list) => list.length)).toEqual([
    2, 2,
  ]))

test.each(['nan', 'NaN', 'None', ' - ', 'N/A'])('%s says nothing', (cell) =>
  expect(emptied(cell)).toBe(''),
)

describe('keys', () => {
  test.each<[string, string]>([
    ['C,D,B', 'BCD'],
    ['A, B, D', 'ABD'],
    ['BEE', 'BE'],
    ['ａｃ', 'AC'],
    ['ACD。', 'ACD'],
    ['E.年龄。', 'E'],
    ['年龄', 'E'],
    ['综上所述，失血量起决定作用，故正确答案C。', 'C'],
    ['因此A、B均错，正确答案 DE', 'DE'],
  ])('%s', (key, letters) => {
    const read = readKey(key, options)
    expect('letters' in read ? read.letters.join('') : read.fault).toBe(letters)
  })
  test.each(['', 'nan', 'E.别的', 'E\nA.对乙酰氨基酚', 'A错，为本题正确答案', '见解析'])(
    '%j is none',
    (key) => expect(readKey(key, options)).toHaveProperty('fault'),
  )
})
