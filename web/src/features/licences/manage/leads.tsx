import {
  Button,
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
import type { Lead } from '@xinglin/contract/licences'
import { useState } from 'react'
import { LeadDrawer } from './lead-drawer.tsx'
import { allowedLeads, everyLead, leads, licencePageSize, defaultLeads } from './licence-queries.ts'
import styles from './licences.module.css'

const filters: readonly ListFilter<typeof defaultLeads>[] = [
  {
    kind: 'chips',
    of: 'state',
    label: '状态',
    options: [
      { value: 'all', name: '全部' },
      { value: 'new', name: '未处理' },
      { value: 'handled', name: '已处理' },
    ],
  },
]

const stateName = ({ State: state }: Lead) => (state === 'new' ? '未处理' : '已处理')

const columns: readonly ListColumn<Lead>[] = [
  {
    id: 'name',
    name: '姓名',
    width: 120,
    fixed: true,
    text: ({ Name }) => Name,
    cell: ({ Name }, opens) => opens(Name),
  },
  {
    id: 'phone',
    name: '电话',
    width: 140,
    text: ({ Phone }) => Phone,
    cell: ({ Phone: phone }) => <a href={`tel:${phone}`}>{phone}</a>,
  },
  {
    id: 'course',
    name: '课程',
    text: ({ CourseName }) => CourseName,
    cell: ({ CourseName: name }) => name || '—',
  },
  {
    id: 'message',
    name: '留言',
    text: ({ Message }) => Message,
    cell: ({ Message: message }) => (
      <span className={styles.short} title={message}>
        {message || '—'}
      </span>
    ),
  },
  {
    id: 'at',
    name: '时间',
    width: 150,
    text: ({ At }) => momentOf(At),
    cell: ({ At: at }) => momentOf(at),
  },
  {
    id: 'state',
    name: '状态',
    width: 96,
    text: stateName,
    cell: (lead) => (
      <Tag tone={lead.State === 'new' ? 'apricot' : 'success'}>{stateName(lead)}</Tag>
    ),
  },
]

/** Who wants to buy a course and left word. */
export const Leads = () => {
  const list = useListState(defaultLeads, allowedLeads)
  const [shown, setShown] = useState<Lead>()
  return (
    <>
      <PageHead title="意向客户" note="在课程的购买窗口留下联系方式的人，请尽快联系。" />
      <ManagedList
        name="leads"
        label="意向客户列表"
        unit="条"
        list={list}
        query={useQuery(leads(list.state))}
        size={licencePageSize}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Name }) => Name}
        filters={filters}
        opens={(lead) => () => setShown(lead)}
        renderActions={(lead) => (
          <Button kind="plain" size="small" onClick={() => setShown(lead)}>
            {lead.State === 'new' ? '处理' : '查看'}
          </Button>
        )}
        every={(onProgress) => everyLead(list.state, onProgress)}
        exported={{ name: '意向客户', caution: '文件包含姓名与电话，请妥善保管。' }}
        none="没有符合条件的意向客户"
        empty={
          <Empty head="没有意向客户" note="有人在课程的购买窗口留下联系方式后，会出现在这里。" />
        }
      />
      {shown && <LeadDrawer key={shown.Id} lead={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
