import { momentOf, type SpreadSheet } from '#ui'
import { type User, titles } from '@xinglin/contract/identity'
import { roleNames } from './role-names.ts'

const heads = [
  '姓名',
  '学号/工号',
  '角色',
  '登录名',
  '性别',
  '手机',
  '邮箱',
  '院系',
  '职称',
  '状态',
  '创建时间',
]

const genders: Readonly<Record<number, string>> = { 0: '女', 1: '男' }

/** People as a sheet; its first columns are those of the import. */
export const userSheet = (users: readonly User[]): SpreadSheet => ({
  name: '用户',
  heads,
  widths: [14, 18, 10, 20, 8, 16, 26, 16, 14, 8, 20],
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
    user.Disabled ? '已停用' : '启用',
    momentOf(user.CreatedAt),
  ]),
})
