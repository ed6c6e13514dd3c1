import { serverNow } from '#call'
import { Avatar, type ListColumn, momentOf, Tag } from '#ui'
import { type ListedUser, type User, titles } from '@xinglin/contract/identity'
import { roleNames, roleTones } from './role-names.ts'
import { seenWhen } from './seen-when.ts'
import styles from './users.module.css'

const titleOf = ({ Title: title }: User) => (title > 2 ? (titles[title] ?? '') : '')

/** The columns of the list of people; `self` is who looks. */
export const userColumns = (self: string): readonly ListColumn<ListedUser>[] => [
  {
    id: 'name',
    name: '姓名',
    fixed: true,
    sorts: true,
    cell: (user, opens) => (
      <span className={styles.person}>
        <Avatar src="" gender={user.Gender} size={32} />
        {opens(user.RealName)}
        {user.Id === self && <span className={styles.self}>（您）</span>}
      </span>
    ),
  },
  {
    id: 'number',
    name: '学号/工号',
    width: 132,
    sorts: true,
    cell: ({ Number: number }) => number || '—',
  },
  {
    id: 'account',
    name: '登录名',
    width: 132,
    cell: ({ AccountName }) => AccountName,
  },
  {
    id: 'role',
    name: '角色',
    width: 92,
    cell: ({ RoleType: roleType }) => (
      <Tag tone={roleTones[roleType] ?? 'neutral'}>{roleNames[roleType] ?? '未知'}</Tag>
    ),
  },
  {
    id: 'college',
    name: '院系',
    width: 140,
    secondary: true,
    cell: ({ CollegeName }) => CollegeName || '—',
  },
  {
    id: 'class',
    name: '行政班',
    width: 180,
    secondary: true,
    cell: ({ ClassName }) => ClassName || '—',
  },
  {
    id: 'department',
    name: '学科与职称',
    extra: true,
    width: 150,
    cell: (user) => [user.DepartmentName, titleOf(user)].filter(Boolean).join(' · ') || '—',
  },
  { id: 'phone', name: '手机', extra: true, width: 124, cell: ({ Phone }) => Phone || '—' },
  { id: 'email', name: '邮箱', extra: true, width: 190, cell: ({ Email }) => Email || '—' },
  {
    id: 'created',
    name: '创建时间',
    sorts: true,
    extra: true,
    width: 150,
    cell: ({ CreatedAt }) => momentOf(CreatedAt),
  },
  {
    id: 'state',
    name: '状态',
    width: 128,
    cell: ({ Disabled: disabled, MustChangePassword: fresh, LastSeenAt: seen }) => {
      if (disabled) return <Tag tone="danger">已停用</Tag>
      if (fresh) return <Tag tone="warning">未改初始密码</Tag>
      return <span className={styles.seen}>{seenWhen(seen, serverNow()) || '启用'}</span>
    },
  },
]
