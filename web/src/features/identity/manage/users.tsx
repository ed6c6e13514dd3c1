import { useSession } from '#session'
import {
  Button,
  ButtonLink,
  type Choices,
  Empty,
  type ListFilter,
  ManagedList,
  PageHead,
  SecretDialog,
  toast,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { role, type User } from '@xinglin/contract/identity'
import { FileSpreadsheet, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { hasForm, mayChange, roleNames } from './role-names.ts'
import { type OneTime, useUserDeeds } from './use-user-deeds.ts'
import { userColumns } from './user-columns.tsx'
import { UserDrawer } from './user-drawer.tsx'
import { allowedUsers, everyUser, userPageSize, users, usualUsers } from './user-queries.ts'
import { userSheet } from './user-sheet.ts'
import look from './users.module.css'

const filters: readonly ListFilter<typeof usualUsers>[] = [
  { kind: 'search', of: 'key', label: '姓名、拼音、学号或登录名' },
  {
    kind: 'select',
    of: 'role',
    label: '角色',
    options: [
      { value: '0', name: '全部角色' },
      ...Object.entries(roleNames).map(([value, name]) => ({ value, name })),
    ],
  },
  {
    kind: 'chips',
    of: 'state',
    label: '状态',
    options: [
      { value: 'all', name: '全部' },
      { value: 'active', name: '启用' },
      { value: 'disabled', name: '已停用' },
    ],
  },
]

/** The people of the school: found, made, changed, put out and let in again, exported. */
export const Users = ({
  departments,
  importAt,
}: {
  departments: Choices
  /** Where people are imported. */
  importAt: string
}) => {
  const who = useSession()
  const own = who?.RoleType ?? role.guest
  const self = who?.UserId ?? ''
  const list = useListState(usualUsers, allowedUsers)
  const [edited, setEdited] = useState<User | 'new'>()
  const [oneTime, setOneTime] = useState<OneTime>()
  const deeds = useUserDeeds(setOneTime)
  const isBelow = (user: User) => user.Id !== self && mayChange(own, user.RoleType)

  return (
    <>
      <PageHead
        title="用户"
        note="本校的学生、教师与管理员。可按姓名、拼音、首字母、学号或登录名查找。"
      >
        <ButtonLink to={importAt} icon={<FileSpreadsheet size={16} aria-hidden />}>
          导入
        </ButtonLink>
        <Button
          kind="primary"
          icon={<UserPlus size={17} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          新建用户
        </Button>
      </PageHead>
      <ManagedList
        name="users"
        label="用户列表"
        unit="人"
        list={list}
        query={useQuery(users(list.state))}
        size={userPageSize}
        columns={userColumns(self)}
        keyOf={({ Id }) => Id}
        nameOf={({ RealName }) => RealName}
        filters={filters}
        opens={(user) =>
          hasForm(user.RoleType) && isBelow(user) ? () => setEdited(user) : undefined
        }
        deedsWidth={210}
        renderDeeds={(user) =>
          isBelow(user) && (
            <span className={look.deeds}>
              {hasForm(user.RoleType) && (
                <Button kind="plain" size="small" onClick={() => setEdited(user)}>
                  编辑
                </Button>
              )}
              <Button kind="plain" size="small" onClick={() => void deeds.reset(user)}>
                重置密码
              </Button>
              <Button kind="plain" size="small" onClick={() => void deeds.disableOne(user)}>
                {user.Disabled ? '启用' : '停用'}
              </Button>
            </span>
          )
        }
        may={isBelow}
        actions={[
          { name: '停用', run: (some, heard) => deeds.disable(some, true, heard) },
          { name: '启用', run: (some, heard) => deeds.disable(some, false, heard) },
        ]}
        every={(heard) => everyUser(list.state, heard)}
        exported={{
          name: '用户',
          caution: '文件包含姓名、学号/工号与联系方式，请妥善保管，仅用于教学管理。',
          sheet: userSheet,
        }}
        none="没有符合条件的用户"
        empty={
          <Empty
            head="还没有用户"
            note="可以逐个新建，也可以从 Excel 一次导入。"
            next={<ButtonLink to={importAt}>导入用户</ButtonLink>}
          />
        }
      />
      {edited && (
        <UserDrawer
          user={edited === 'new' ? undefined : edited}
          departments={departments}
          onClose={() => setEdited(undefined)}
          onSaved={(user, password) => {
            setEdited(undefined)
            if (password) setOneTime({ name: user.RealName, password })
            else toast.success('已保存')
          }}
        />
      )}
      {oneTime && (
        <SecretDialog
          title={`“${oneTime.name}”的一次性密码`}
          secret={oneTime.password}
          note="该密码只显示一次，首次登录须修改"
          onClose={() => setOneTime(undefined)}
        />
      )}
    </>
  )
}
