import {
  Button,
  type Column,
  countWord,
  DataTable,
  dayOf,
  Empty,
  PageHead,
  Pagination,
  SearchField,
  SecretDialog,
  Tag,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { SchoolDrawer } from './school-drawer.tsx'
import { type SchoolLine, schoolPageSize, schools } from './school-queries.ts'
import look from './schools.module.css'
import { SuspendDialog } from './suspend-dialog.tsx'

const usual = { key: '', page: 1 }

const columnsOf = (setSuspended: (school: SchoolLine) => void): readonly Column<SchoolLine>[] => [
  {
    name: '学校',
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
  {
    name: '域名',
    cell: ({ Hosts: hosts }) => <span className={look.hosts}>{hosts.join('、')}</span>,
  },
  {
    name: '状态',
    width: '96px',
    cell: ({ Disabled: disabled }) =>
      disabled ? <Tag tone="danger">已停用</Tag> : <Tag tone="success">正常</Tag>,
  },
  {
    name: '创建时间',
    width: '140px',
    cell: ({ CreatedAt: at }) => dayOf(at),
  },
  {
    name: '操作',
    unnamed: true,
    width: '90px',
    cell: (school) =>
      !school.Current && (
        <Button kind="plain" size="small" onClick={() => setSuspended(school)}>
          {school.Disabled ? '恢复' : '停用'}
        </Button>
      ),
  },
]

/** The schools of this installation: made, suspended, let go on. For operators. */
export const Schools = () => {
  const [{ key, page }, narrow] = useAddressState(usual)
  const { data, error, refetch, isPlaceholderData } = useQuery(schools(key, page))
  const [making, setMaking] = useState(false)
  const [suspended, setSuspended] = useState<SchoolLine>()
  const [made, setMade] = useState<{ name: string; admin: string; password: string }>()
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
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 所</span>}>
        <SearchField
          label="学校名称或域名"
          value={key}
          onSearch={(words) => narrow({ key: words })}
        />
      </Toolbar>
      <DataTable
        label="学校列表"
        least="760px"
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={<Empty head="没有符合条件的学校" />}
        columns={columnsOf(setSuspended)}
      />
      <Pagination
        page={page}
        size={schoolPageSize}
        total={data?.Count ?? 0}
        onPage={(to) => narrow({ page: to })}
      />
      {making && (
        <SchoolDrawer
          onClose={() => setMaking(false)}
          onMade={(done) => {
            setMaking(false)
            setMade(done)
          }}
        />
      )}
      {suspended && <SuspendDialog school={suspended} onClose={() => setSuspended(undefined)} />}
      {made && (
        <SecretDialog
          title={`“${made.name}”已创建`}
          secret={made.password}
          note="该密码只显示一次，首次登录须修改"
          onClose={() => setMade(undefined)}
        >
          <p>
            管理员 <strong>{made.admin}</strong> 的一次性密码：
          </p>
        </SecretDialog>
      )}
    </>
  )
}
