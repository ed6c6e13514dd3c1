import type { WorkSheet } from '#ui'
import { expect, test } from 'vitest'
import { numbersOf, teamsOf } from './read-teams.ts'

const sheetOf = (rows: string[][], isHidden = false) =>
  ({ name: '名单', rows, hiddenRows: [], isHidden }) as unknown as WorkSheet

const head = ['队名', '姓名', '学号', '位置', '联系电话']

test('rows of one name are a team, in the order of its positions; an empty name is that of the row above', () => {
  const read = teamsOf(
    [
      sheetOf([
        ['2026 年校赛名单'],
        head,
        ['一队', '甲', '01', 'b', '13800000000'],
        ['', '乙', '02', 'A', ''],
        ['', '丙', '03', '替补', ''],
        ['二队', '丁', '04', '', ''],
        head,
        ['二队', '戊', '05', '', ''],
        ['', '', '', '', ''],
      ]),
    ],
    true,
  )
  if ('fault' in read) throw new Error(read.fault)
  expect(read.teams.map(({ name, rowNo, phone }) => [name, rowNo, phone])).toEqual([
    ['一队', 3, '13800000000'],
    ['二队', 6, ''],
  ])
  expect(read.teams.map(numbersOf)).toEqual([
    { Numbers: ['02', '01'], Substitutes: ['03'] },
    { Numbers: ['04', '05'], Substitutes: [] },
  ])
})

test('where students enter for themselves each row is an entry', () => {
  const read = teamsOf(
    [
      sheetOf([
        ['姓名', '学号'],
        ['甲', '01'],
        ['乙', '02'],
      ]),
    ],
    false,
  )
  expect(read).toMatchObject({
    teams: [
      { name: '', people: [{ number: '01' }] },
      { name: '', people: [{ number: '02' }] },
    ],
  })
})

test.each([
  [[], /没有找到“学号”/],
  [[sheetOf([head, ['一队', '甲', '01', '', '']], true)], /没有找到“学号”/],
  [
    [
      sheetOf([
        ['姓名', '学号'],
        ['甲', '01'],
      ]),
    ],
    /没有“队名”/,
  ],
  [[sheetOf([head, ['一队', '甲', '', '', '']])], /没有内容/],
])('what is no list of teams is refused in words', (sheets, why) =>
  expect(teamsOf(sheets, true)).toEqual({ fault: expect.stringMatching(why) }),
)
