import { manages, useSession } from '#session'
import {
  type BulkAction,
  Button,
  ButtonLink,
  type Choices,
  Empty,
  ListViews,
  ManagedList,
  type Outcome,
  PageHead,
  SecretDialog,
  toast,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type ListedUser, role, type User } from '@xinglin/contract/identity'
import { FileSpreadsheet, Trash2, UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { MergeDialog } from './merge-dialog.tsx'
import { hasForm, mayChange } from './role-names.ts'
import { useListViews } from './use-list-views.ts'
import { type OneTime, useUserActions } from './use-user-actions.ts'
import { userColumns } from './user-columns.tsx'
import { UserDrawer } from './user-drawer.tsx'
import { userFilters, type UserPlaces } from './user-filters.tsx'
import { allowedUsers, everyUser, userPageSize, users, defaultUsers } from './user-queries.ts'
import { userSheet } from './user-sheet.ts'
import styles from './users.module.css'

/** Puts people into a 行政班, drawn by the room that knows them. */
export type PlacePeople = (props: {
  readonly personIds: readonly string[]
  readonly onProgress: (done: number) => void
  readonly onEnd: (outcomes: readonly Outcome[] | undefined) => void
}) => ReactNode

type Placing = Parameters<PlacePeople>[0]
type Merging = {
  readonly pair: readonly [User, User]
  readonly onEnd: (outcomes: readonly Outcome[] | undefined) => void
}

/** The people of the school: found, made, changed, put out and let in again, moved, merged, deleted, exported. */
export const Users = ({
  departments,
  places,
  place,
  importAt,
  binAt,
}: {
  departments: Choices
  places: UserPlaces
  place: PlacePeople
  /** Where people are imported. */
  importAt: string
  /** Where those are who were deleted. */
  binAt: string
}) => {
  const who = useSession()
  const self = who?.UserId ?? ''
  const list = useListState(defaultUsers, allowedUsers)
  const query = useQuery(users(list.state))
  const [edited, setEdited] = useState<ListedUser | 'new'>()
  const runs = manages(who)
  const keeps = manages(who, 'secretary')
  const [oneTime, setOneTime] = useState<OneTime>()
  const [placing, setPlacing] = useState<Placing>()
  const [merging, setMerging] = useState<Merging>()
  const actions = useUserActions(setOneTime)
  const { views, keep, forget } = useListViews('users')
  const isBelow = (user: User) => user.Id !== self && mayChange(who, user.RoleType)
  const chosenClass = list.state.class
  const className =
    query.data?.List.find(({ ClassId }) => ClassId === chosenClass)?.ClassName ?? '所选行政班'

  const placeSome = (some: readonly User[], onProgress: Placing['onProgress']) => {
    const students = some.filter(({ RoleType }) => RoleType === role.student)
    const others = some
      .filter((user) => !students.includes(user))
      .map(({ Id }) => ({ key: Id, done: false, note: '只有学生可以转入行政班' }))
    if (students.length === 0) return Promise.resolve(others)
    return new Promise<readonly Outcome[] | undefined>((resolve) =>
      setPlacing({
        personIds: students.map(({ Id }) => Id),
        onProgress,
        onEnd: (outcomes) => {
          setPlacing(undefined)
          void actions.anew()
          resolve(outcomes && [...others, ...outcomes])
        },
      }),
    )
  }
  const merge = (some: readonly User[]) => {
    const [one, other] = some
    if (!one || !other || some.length !== 2) {
      toast.warning('请选择要合并的两个账号')
      return Promise.resolve(undefined)
    }
    return new Promise<readonly Outcome[] | undefined>((resolve) =>
      setMerging({ pair: [one, other], onEnd: resolve }),
    )
  }

  const removal: BulkAction<ListedUser> = {
    name: '删除',
    danger: true,
    run: (some, onProgress) =>
      actions.byRow('delete', some, {
        onProgress,
        title: `删除选中的 ${some.length} 个账号？`,
        note: '立即退出登录并离开行政班，移入回收站；30 天内可以恢复，学习记录始终保留。',
        yes: '删除',
      }),
  }
  const bulkActions: readonly BulkAction<ListedUser>[] = [
    { name: '停用', run: (some, onProgress) => actions.disable(some, true, onProgress) },
    { name: '启用', run: (some, onProgress) => actions.disable(some, false, onProgress) },
    { name: '重置密码', run: (some, onProgress) => actions.resetMany(some, onProgress) },
    { name: '转入行政班', opensDialog: true, run: placeSome },
    ...(runs ? [{ name: '合并', opensDialog: true as const, run: merge }, removal] : []),
  ]

  return (
    <>
      <PageHead
        title="用户"
        note={`${runs ? '本校的学生、教师与管理员' : '您负责的院系的学生与教师'}。可按姓名、拼音、首字母、学号或登录名查找。`}
      >
        {runs && (
          <ButtonLink to={binAt} icon={<Trash2 size={16} aria-hidden />}>
            回收站
          </ButtonLink>
        )}
        {keeps && (
          <>
            <ButtonLink to={importAt} icon={<FileSpreadsheet size={16} aria-hidden />}>
              导入
            </ButtonLink>
            <Button
              kind="primary"
              icon={<UserPlus size={17} aria-hidden />}
              onClick={() => setEdited('new')}
            >
              {runs ? '新建用户' : '新建学生'}
            </Button>
          </>
        )}
      </PageHead>
      <ManagedList
        name="users"
        label="用户列表"
        unit="人"
        list={list}
        query={query}
        size={userPageSize}
        columns={userColumns(self)}
        keyOf={({ Id }) => Id}
        nameOf={({ RealName }) => RealName}
        filters={userFilters(places, className)}
        opens={(user) =>
          hasForm(user.RoleType) && isBelow(user) ? () => setEdited(user) : undefined
        }
        actionsWidth={210}
        renderActions={(user) =>
          isBelow(user) && (
            <span className={styles.actions}>
              {hasForm(user.RoleType) && (
                <Button kind="plain" size="small" onClick={() => setEdited(user)}>
                  编辑
                </Button>
              )}
              <Button kind="plain" size="small" onClick={() => void actions.reset(user)}>
                重置密码
              </Button>
              <Button kind="plain" size="small" onClick={() => void actions.disableOne(user)}>
                {user.Disabled ? '启用' : '停用'}
              </Button>
            </span>
          )
        }
        may={isBelow}
        {...(keeps && { bulkActions })}
        end={<ListViews views={views} onKeep={keep} onForget={(view) => void forget(view)} />}
        every={(onProgress) => everyUser(list.state, onProgress)}
        exported={{
          name: '用户',
          caution: '文件包含姓名、学号/工号与联系方式，请妥善保管，仅用于教学管理。',
          sheet: userSheet,
        }}
        none="没有符合条件的用户"
        empty={
          <Empty
            head="还没有用户"
            note={
              keeps ? '可以逐个新建，也可以从 Excel 一次导入。' : '您负责的院系还没有学生和教师。'
            }
            next={keeps && <ButtonLink to={importAt}>导入用户</ButtonLink>}
          />
        }
      />
      {edited && (
        <UserDrawer
          user={edited === 'new' ? undefined : edited}
          departments={departments}
          colleges={places.colleges}
          onClose={() => setEdited(undefined)}
          onSaved={(user, password) => {
            setEdited(undefined)
            if (password) setOneTime({ name: user.RealName, password })
            else toast.success('已保存')
          }}
        />
      )}
      {placing && place(placing)}
      {merging && (
        <MergeDialog
          pair={merging.pair}
          onEnd={(dropped) => {
            setMerging(undefined)
            merging.onEnd(dropped && merging.pair.map(({ Id }) => ({ key: Id, done: true })))
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
