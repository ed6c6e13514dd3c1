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
  Tag,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Lead } from '@xinglin/contract/licences'
import { useState } from 'react'
import { LeadDrawer } from './lead-drawer.tsx'
import { allowedLeads, leads, licencePageSize, usualLeads } from './licence-queries.ts'
import look from './licences.module.css'

const chips = [
  { value: 'all', name: '全部' },
  { value: 'new', name: '未处理' },
  { value: 'handled', name: '已处理' },
]

const columnsOf = (setShown: (lead: Lead) => void): readonly Column<Lead>[] => [
  {
    name: '姓名',
    width: '120px',
    cell: (lead) => (
      <button type="button" className={look.name} onClick={() => setShown(lead)}>
        {lead.Name}
      </button>
    ),
  },
  {
    name: '电话',
    width: '140px',
    cell: ({ Phone: phone }) => <a href={`tel:${phone}`}>{phone}</a>,
  },
  { name: '课程', width: '20%', cell: ({ CourseName: name }) => name || '—' },
  {
    name: '留言',
    cell: ({ Message: message }) => (
      <span className={look.short} title={message}>
        {message || '—'}
      </span>
    ),
  },
  { name: '时间', width: '150px', cell: ({ At: at }) => momentOf(at) },
  {
    name: '状态',
    width: '96px',
    cell: ({ State: state }) =>
      state === 'new' ? <Tag tone="apricot">未处理</Tag> : <Tag tone="success">已处理</Tag>,
  },
  {
    name: '操作',
    unnamed: true,
    width: '84px',
    cell: (lead) => (
      <Button kind="plain" size="small" onClick={() => setShown(lead)}>
        {lead.State === 'new' ? '处理' : '查看'}
      </Button>
    ),
  },
]

/** Who wants to buy a course and left word. */
export const Leads = () => {
  const [filters, narrow] = useAddressState(usualLeads, allowedLeads)
  const { data, error, refetch, isPlaceholderData } = useQuery(leads(filters))
  const [shown, setShown] = useState<Lead>()
  return (
    <>
      <PageHead title="意向客户" note="在课程的购买窗口留下联系方式的人，请尽快联系。" />
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 条</span>}>
        <Chips
          label="状态"
          quiet
          options={chips}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
      </Toolbar>
      <DataTable
        label="意向客户列表"
        least="940px"
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={
          <Empty head="没有意向客户" note="有人在课程的购买窗口留下联系方式后，会出现在这里。" />
        }
        columns={columnsOf(setShown)}
      />
      <Pagination
        page={filters.page}
        size={licencePageSize}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
      {shown && <LeadDrawer key={shown.Id} lead={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
