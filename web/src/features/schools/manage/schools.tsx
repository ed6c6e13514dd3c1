import {
  Button,
  dayOf,
  Empty,
  type ListColumn,
  type ListFilter,
  ManagedList,
  PageHead,
  SecretDialog,
  Tag,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { SchoolDrawer } from './school-drawer.tsx'
import { type SchoolLine, schoolPageSize, schools } from './school-queries.ts'
import { SuspendDialog } from './suspend-dialog.tsx'

const usual = { key: '', page: 1 }

const filters: readonly ListFilter<typeof usual>[] = [
  { kind: 'search', of: 'key', label: '学校名称或域名' },
]

const columns: readonly ListColumn<SchoolLine>[] = [
  {
    id: 'name',
    name: '学校',
    fixed: true,
    cell: (school) => (
      <>
        {school.Name}
        {school.Current && (
          <>
            {' '}
            <Tag tone="school">当前</Tag>
          </>
        )}
      </>
    ),
  },
  { id: 'hosts', name: '域名', cell: ({ Hosts: hosts }) => hosts.join('、') },
  {
    id: 'state',
    name: '状态',
    width: 96,
    cell: ({ Disabled: disabled }) =>
      disabled ? <Tag tone="danger">已停用</Tag> : <Tag tone="success">正常</Tag>,
  },
  { id: 'created', name: '创建时间', width: 140, cell: ({ CreatedAt: at }) => dayOf(at) },
]

/** The schools of this installation: made, suspended, let go on. For operators. */
export const Schools = () => {
  const list = useListState(usual)
  const [making, setMaking] = useState(false)
  const [suspended, setSuspended] = useState<SchoolLine>()
  const [founded, setFounded] = useState<{ name: string; admin: string; password: string }>()
  return (
    <>
      <PageHead title="学校列表" note="本次部署中的所有学校。要管理另一所学校，请打开它的域名。">
        <Button
          kind="primary"
          icon={<Plus size={17} aria-hidden />}
          onClick={() => setMaking(true)}
        >
          新建学校
        </Button>
      </PageHead>
      <ManagedList
        name="schools"
        label="学校列表"
        unit="所"
        list={list}
        query={useQuery(schools(list.state.key, list.state.page))}
        size={schoolPageSize}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Name }) => Name}
        filters={filters}
        renderActions={(school) =>
          !school.Current && (
            <Button kind="plain" size="small" onClick={() => setSuspended(school)}>
              {school.Disabled ? '恢复' : '停用'}
            </Button>
          )
        }
        none="没有符合条件的学校"
        empty={<Empty head="还没有学校" />}
      />
      {making && (
        <SchoolDrawer
          onClose={() => setMaking(false)}
          onMade={(done) => {
            setMaking(false)
            setFounded(done)
          }}
        />
      )}
      {suspended && <SuspendDialog school={suspended} onClose={() => setSuspended(undefined)} />}
      {founded && (
        <SecretDialog
          title={`“${founded.name}”已创建`}
          secret={founded.password}
          note="该密码只显示一次，首次登录须修改"
          onClose={() => setFounded(undefined)}
        >
          <p>
            管理员 <strong>{founded.admin}</strong> 的一次性密码：
          </p>
        </SecretDialog>
      )}
    </>
  )
}
