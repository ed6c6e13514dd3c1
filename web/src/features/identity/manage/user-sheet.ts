import { momentOf, type SpreadSheet } from '#ui'
import { type ListedUser, titles, type User } from '@xinglin/contract/identity'
import { roleNames } from './role-names.ts'

const heads = [
  '姓名',
  '学号/工号',
  '角色',
  '登录名',
  '性别',
  '手机',
  '邮箱',
  '学科',
  '职称',
  '院系',
  '年级',
  '行政班',
  '状态',
  '创建时间',
]

const genders: Readonly<Record<number, string>> = { 0: '女', 1: '男' }

/** People as a sheet; its first columns are those of the import. */
export const userSheet = (users: readonly ListedUser[]): SpreadSheet => ({
  name: '用户',
  heads,
  widths: [14, 18, 10, 20, 8, 16, 26, 16, 14, 16, 8, 26, 8, 20],
  rows: users.map((user) => [
    user.RealName,
    user.Number,
    roleNames[user.RoleType] ?? '',
    user.AccountName,
    user.Gender === null ? '' : (genders[user.Gender] ?? ''),
    user.Phone,
    user.Email,
    user.DepartmentName,
    user.Title > 2 ? (titles[user.Title] ?? '') : '',
    user.CollegeName,
    user.Grade > 0 ? `${user.Grade}级` : '',
    user.ClassName,
    user.Disabled ? '已停用' : '启用',
    momentOf(user.CreatedAt),
  ]),
})

/** First passwords that were given, each with whose it is. */
export const passwordSheet = (
  users: readonly User[],
  passwords: ReadonlyMap<string, string>,
): SpreadSheet => ({
  name: '一次性密码',
  heads: ['姓名', '学号/工号', '登录名', '一次性密码'],
  widths: [14, 18, 20, 18],
  rows: users.flatMap((user) => {
    const password = passwords.get(user.Id)
    return password ? [[user.RealName, user.Number, user.AccountName, password]] : []
  }),
})
