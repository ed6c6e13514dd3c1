import {
  ButtonLink,
  Empty,
  type ListColumn,
  type ListFilter,
  ManagedList,
  momentOf,
  PageHead,
  Tag,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import type { listDeletedUsers } from '@xinglin/contract/identity'
import { ArrowLeft } from 'lucide-react'
import { roleNames } from './role-names.ts'
import { deletedUsers, userPageSize } from './user-queries.ts'
import { useUserActions } from './use-user-actions.ts'

type Line = OutputOf<typeof listDeletedUsers>['List'][number]

const usual = { key: '' }
const filters: readonly ListFilter<typeof usual>[] = [
  { kind: 'search', of: 'key', label: '姓名、拼音、学号或登录名' },
]

const columns: readonly ListColumn<Line>[] = [
  { id: 'name', name: '姓名', fixed: true, cell: ({ RealName }) => RealName },
  { id: 'number', name: '学号/工号', width: 140, cell: ({ Number: number }) => number || '—' },
  { id: 'account', name: '登录名', secondary: true, width: 140, cell: (one) => one.AccountName },
  {
    id: 'role',
    name: '角色',
    width: 92,
    cell: ({ RoleType: roleType }) => <Tag>{roleNames[roleType] ?? '未知'}</Tag>,
  },
  { id: 'at', name: '删除时间', width: 150, cell: ({ DeletedAt }) => momentOf(DeletedAt) },
  {
    id: 'by',
    name: '操作人',
    secondary: true,
    width: 110,
    cell: (one) => one.DeletedByName || '—',
  },
  { id: 'until', name: '彻底删除时间', width: 150, cell: ({ ErasedAt }) => momentOf(ErasedAt) },
  {
    id: 'merged',
    name: '合并到',
    width: 120,
    cell: ({ MergedIntoName: into }) => into || '—',
  },
]

/** The bin of people: back, or away for good; thirty days after they came they are erased by themselves. */
export const DeletedUsers = ({ usersAt }: { usersAt: string }) => {
  const list = useListState(usual)
  const actions = useUserActions(() => undefined)
  return (
    <>
      <PageHead
        title="用户回收站"
        note="删除的用户在此保留 30 天，其学号与登录名在彻底删除前不能被他人使用；学习过的人，姓名与学习记录始终保留。"
      >
        <ButtonLink to={usersAt} icon={<ArrowLeft size={16} aria-hidden />}>
          返回用户
        </ButtonLink>
      </PageHead>
      <ManagedList
        name="deleted-users"
        label="已删除的用户"
        unit="人"
        list={list}
        query={useQuery(deletedUsers(list.state))}
        size={userPageSize}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ RealName }) => RealName}
        filters={filters}
        bulkActions={[
          {
            name: '恢复',
            run: (some, onProgress) =>
              actions.byRow('restore', some, {
                onProgress,
                title: `恢复选中的 ${some.length} 人？`,
                note: '恢复后可用原来的账号和密码登录，并回到原来的行政班。',
                yes: '恢复',
              }),
          },
          {
            name: '彻底删除',
            danger: true,
            run: (some, onProgress) =>
              actions.byRow('erase', some, {
                onProgress,
                title: `彻底删除选中的 ${some.length} 人？`,
                note: '联系方式与登录信息会被清除，不能恢复；学习过的人，姓名与学习记录保留。',
                yes: '彻底删除',
              }),
          },
        ]}
        none="没有符合条件的用户"
        empty={<Empty head="回收站是空的" note="删除的用户会在这里保留 30 天。" />}
      />
    </>
  )
}
