import { describe, expect, test } from 'vitest'
import { readRow, repeated } from './read-row.ts'

const departments = new Map([['内科学', 'd1']])
const row = (more: Readonly<Record<string, string>> = {}): string[] => {
  const cells = {
    name: '林小满',
    number: 'S1',
    role: '学生',
    login: '',
    gender: '女',
    phone: '',
    email: '',
    place: '',
    title: '',
    ...more,
  }
  return Object.values(cells)
}

describe('a row', () => {
  test.each([
    ['as it should be', row(), []],
    ['with spaces around', row({ name: ' 林小满 ', role: ' 学生' }), []],
    ['without a name', row({ name: '' }), ['请填写姓名']],
    ['of an administrator', row({ role: '管理员' }), ['角色须为“学生”或“教师”']],
    ['of a student of any 院系', row({ place: '临床医学院' }), []],
    ['of a teacher of any 院系', row({ role: '教师', place: '临床医学院' }), []],
    ['of a title that there is not', row({ title: '院士' }), ['没有“院士”这一职称']],
    [
      'with everything wrong, every reason',
      row({ name: '', number: '', role: '', gender: '?', phone: '1', email: 'x' }),
      [
        '角色须为“学生”或“教师”',
        '性别须为“男”“女”或空',
        '请填写姓名',
        '请填写学号/工号',
        '电话号码格式不正确',
        '电子邮箱格式不正确',
      ],
    ],
    ['that is empty', [], ['角色须为“学生”或“教师”', '请填写姓名', '请填写学号/工号']],
  ])('%s', (_what, cells, faults) => expect(readRow(cells, departments).faults).toEqual(faults))

  test.each([
    ['学生', 4],
    ['本科生', 4],
    ['硕士研究生', 4],
    ['规培生', 4],
    ['教师', 3],
    ['兼职教师', 3],
    ['老师', 3],
    ['教职工', 3],
  ])('of %s is understood', (word, RoleType) =>
    expect(readRow(row({ role: word }), departments).fields).toMatchObject({ RoleType }),
  )

  test.each(['医生', '先生', '管理员', '家长', ''])('of %j is nobody’s role', (word) =>
    expect(readRow(row({ role: word }), departments).faults).toEqual(['角色须为“学生”或“教师”']),
  )

  test('of a teacher tells title and department', () =>
    expect(
      readRow(row({ role: '教师', title: '副教授', place: '内科学' }), departments).fields,
    ).toMatchObject({
      RoleType: 3,
      Title: 6,
    }))

  test('that repeats an earlier one names it, whichever came first', () => {
    const names = [
      { rowNo: 9, login: 'a', number: '1' },
      { rowNo: 3, login: 'b', number: '1' },
      { rowNo: 12, login: 'b', number: '2' },
      { rowNo: 13, login: '', number: '' },
      { rowNo: 14, login: '', number: '' },
    ]
    expect([...repeated(names)]).toEqual([
      [9, '与第 3 行的学号/工号或登录名重复'],
      [12, '与第 3 行的学号/工号或登录名重复'],
    ])
  })
})
