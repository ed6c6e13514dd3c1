import { expect, test } from 'vitest'
import { numbersOf } from './read-numbers.ts'

const sheet = (rows: string[][], over: object = {}) => ({
  name: '名单',
  rows,
  hiddenRows: [] as number[],
  odd: [],
  isHidden: false,
  ...over,
})

test.each([
  [
    'below its heading',
    [
      sheet([
        ['姓名', '学号'],
        ['林小满', '1'],
        ['周予安', ' 2 '],
      ]),
    ],
    ['1', '2'],
  ],
  ['by another name', [sheet([['学生 学号：'], ['1']])], ['1']],
  ['not below a name that nobody knows', [sheet([['代号'], ['1']])], undefined],
  ['as 学工号', [sheet([['学工号'], ['1']])], ['1']],
  [
    'below a title',
    [
      sheet([
        ['临床 1 班', ''],
        ['序号', '学号'],
        ['1', '77'],
      ]),
    ],
    ['77'],
  ],
  ['with its heading on every page', [sheet([['学号'], ['1'], ['学号'], ['2'], ['']])], ['1', '2']],
  ['but for hidden rows', [sheet([['学号'], ['1'], ['2']], { hiddenRows: [1] })], ['2']],
  ['of two sheets', [sheet([['学号'], ['1']]), sheet([['学号'], ['2']])], ['1', '2']],
  ['not of a hidden sheet', [sheet([['学号'], ['1']], { isHidden: true })], undefined],
  ['not without a heading', [sheet([['20240101']])], undefined],
  ['not where nothing stands below', [sheet([['学号'], ['']])], undefined],
])('numbers are read %s', (_what, sheets, numbers) => {
  const read = numbersOf(sheets)
  if (numbers) expect(read).toEqual({ numbers })
  else expect(read).toHaveProperty('fault')
})
