import {
  Button,
  Chips,
  type Column,
  countWord,
  DataTable,
  Empty,
  momentOf,
  PageHead,
  Pagination,
  SearchField,
  Tag,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Registration } from '@xinglin/contract/sign-in-methods'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { DecideDrawer } from './decide-drawer.tsx'
import {
  allowedRegistrations,
  registrations,
  registrationsAPage,
  usualRegistrations,
} from './door-queries.ts'
import look from './doors.module.css'

const chips = [
  { value: 'pending', name: '待审核' },
  { value: 'approved', name: '已通过' },
  { value: 'refused', name: '已拒绝' },
  { value: 'all', name: '全部' },
]

const tones = { pending: 'apricot', approved: 'success', refused: 'neutral' } as const
const names = { pending: '待审核', approved: '已通过', refused: '已拒绝' } as const

const columnsOf = (show: (wish: Registration) => void): readonly Column<Registration>[] => [
  {
    name: '姓名',
    width: '120px',
    cell: (wish) => (
      <button type="button" className={look.name} onClick={() => show(wish)}>
        {wish.RealName}
      </button>
    ),
  },
  {
    name: '学号',
    width: '180px',
    cell: ({ StudentNo, Taken }) => (
      <>
        {StudentNo}
        {Taken && (
          <Tag tone="warning" className={look.taken} icon={<TriangleAlert size={13} aria-hidden />}>
            已存在
          </Tag>
        )}
      </>
    ),
  },
  { name: '班级', cell: ({ ClassCode }) => ClassCode || '—' },
  { name: '手机号', width: '140px', cell: ({ Phone }) => Phone },
  { name: '申请时间', width: '150px', cell: ({ At }) => momentOf(At) },
  {
    name: '状态',
    width: '96px',
    cell: ({ State }) => <Tag tone={tones[State]}>{names[State]}</Tag>,
  },
  {
    name: '操作',
    unnamed: true,
    width: '84px',
    cell: (wish) => (
      <Button kind="plain" size="small" onClick={() => show(wish)}>
        {wish.State === 'pending' ? '审核' : '查看'}
      </Button>
    ),
  },
]

/** Who wishes to register at the school: looked at, approved, refused with a reason. */
export const Registrations = () => {
  const [filters, narrow] = useAddressState(usualRegistrations, allowedRegistrations)
  const { data, error, refetch, isPlaceholderData } = useQuery(registrations(filters))
  const [shown, setShown] = useState<Registration>()
  const isNarrowed = filters.key !== '' || filters.state !== 'pending'
  return (
    <>
      <PageHead title="注册申请" note="通过后立即建立学生账号；结果会以短信通知申请人。" />
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 份</span>}>
        <Chips
          label="状态"
          quiet
          options={chips}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
        <SearchField
          label="姓名、学号、手机号或班级"
          value={filters.key}
          onSearch={(key) => narrow({ key })}
        />
      </Toolbar>
      <DataTable
        label="注册申请列表"
        least="900px"
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={
          <Empty
            head={isNarrowed ? '没有符合条件的申请' : '没有待审核的申请'}
            note={
              isNarrowed
                ? '换一个状态或关键词试试。'
                : '在“登录方式”里开放自助注册后，学生提交的申请会出现在这里。'
            }
          />
        }
        columns={columnsOf(setShown)}
      />
      <Pagination
        page={filters.page}
        size={registrationsAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
      {shown && <DecideDrawer key={shown.Id} wish={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
