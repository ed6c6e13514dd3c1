import { serverNow } from '#call'
import { Avatar, Button, type Column, Tag } from '#ui'
import { type User, titles } from '@xinglin/contract/identity'
import { hasForm, mayChange, roleNames, roleTones } from './role-names.ts'
import { seenWhen } from './seen-when.ts'
import look from './users.module.css'

/** The columns of the list of people; what somebody may not do is not there. */
export const userColumns = ({
  own,
  self,
  onEdit,
  onReset,
  onDisable,
}: {
  own: number
  self: string
  onEdit: (user: User) => void
  onReset: (user: User) => void
  onDisable: (user: User) => void
}): readonly Column<User>[] => [
  {
    name: '姓名',
    cell: (user) => (
      <span className={look.person}>
        <Avatar src="" gender={user.Gender} size={32} />
        {hasForm(user.RoleType) && mayChange(own, user.RoleType) ? (
          <button type="button" className={look.name} onClick={() => onEdit(user)}>
            {user.RealName}
          </button>
        ) : (
          <span>{user.RealName}</span>
        )}
        {user.Id === self && <span className={look.self}>（您）</span>}
      </span>
    ),
  },
  { name: '学号/工号', width: '14%', cell: ({ Number: number }) => number || '—' },
  {
    name: '登录名',
    width: '14%',
    cell: ({ AccountName }) => <span className={look.login}>{AccountName}</span>,
  },
  {
    name: '角色',
    width: '92px',
    cell: ({ RoleType: roleType }) => (
      <Tag tone={roleTones[roleType] ?? 'neutral'}>{roleNames[roleType] ?? '未知'}</Tag>
    ),
  },
  {
    name: '院系',
    secondary: true,
    width: '15%',
    cell: ({ DepartmentName: department, Title: title }) =>
      [department, title > 2 ? titles[title] : ''].filter(Boolean).join(' · ') || '—',
  },
  {
    name: '状态',
    width: '128px',
    cell: ({ Disabled: disabled, MustChangePassword: fresh, LastSeenAt: seen }) => {
      if (disabled) return <Tag tone="danger">已停用</Tag>
      if (fresh) return <Tag tone="warning">未改初始密码</Tag>
      return <span className={look.seen}>{seenWhen(seen, serverNow()) || '启用'}</span>
    },
  },
  {
    name: '操作',
    unnamed: true,
    width: '210px',
    cell: (user) =>
      user.Id !== self &&
      mayChange(own, user.RoleType) && (
        <span className={look.deeds}>
          {hasForm(user.RoleType) && (
            <Button kind="plain" size="small" onClick={() => onEdit(user)}>
              编辑
            </Button>
          )}
          <Button kind="plain" size="small" onClick={() => onReset(user)}>
            重置密码
          </Button>
          <Button kind="plain" size="small" onClick={() => onDisable(user)}>
            {user.Disabled ? '启用' : '停用'}
          </Button>
        </span>
      ),
  },
]
