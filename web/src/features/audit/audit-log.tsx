import { serverNow } from '#call'
import {
  DateRange,
  Empty,
  exactMomentOf,
  type ListColumn,
  type ListFilter,
  ManagedList,
  PageHead,
  Tag,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { areaName, auditAreas } from '@xinglin/contract/audit'
import {
  allowedAudit,
  audit,
  type AuditFilters,
  auditPageSize,
  auditSheet,
  type Action,
  everyAction,
  maxInSheet,
  defaultAudit,
} from './audit-queries.ts'
import styles from './audit-log.module.css'
import { recentStretches } from './recent-stretches.ts'

const filters: readonly ListFilter<AuditFilters>[] = [
  { kind: 'search', of: 'key', label: '内容或操作人' },
  {
    kind: 'select',
    of: 'area',
    label: '范围',
    options: [
      { value: '', name: '全部范围' },
      ...Object.entries(auditAreas).map(([value, name]) => ({ value, name })),
    ],
  },
  {
    kind: 'own',
    of: 'days',
    render: (state, change) => (
      <DateRange
        label="起止日期"
        value={state}
        offers={recentStretches(serverNow())}
        onChange={({ from, to }) => change({ from, to })}
      />
    ),
  },
]

const columns: readonly ListColumn<Action>[] = [
  {
    id: 'text',
    name: '内容',
    fixed: true,
    cell: ({ Text: text, Detail: detail }) => (
      <span className={styles.words}>
        {text}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    ),
  },
  {
    id: 'area',
    name: '范围',
    width: 128,
    cell: ({ Area: area }) => <Tag>{areaName(area)}</Tag>,
  },
  { id: 'person', name: '操作人', width: 130, cell: ({ Name: name }) => name },
  { id: 'at', name: '时间', width: 180, cell: ({ At: at }) => exactMomentOf(at) },
  {
    id: 'address',
    name: '网络地址',
    secondary: true,
    width: 150,
    cell: ({ Address: address }) => <span className={styles.address}>{address}</span>,
  },
]

/** What administrators did, the newest first; nothing in it can be changed. */
export const AuditLog = () => {
  const list = useListState(defaultAudit, allowedAudit)
  return (
    <>
      <PageHead title="操作日志" note="管理操作的记录，只能查看，不能修改或删除。" />
      <ManagedList
        name="audit"
        label="操作日志"
        unit="条"
        list={list}
        query={useQuery(audit(list.state))}
        size={auditPageSize}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Text }) => Text}
        filters={filters}
        every={(onProgress) => everyAction(list.state, onProgress)}
        exported={{ name: '操作日志', most: maxInSheet, sheet: auditSheet }}
        none="没有符合条件的记录"
        empty={<Empty head="暂无记录" />}
      />
    </>
  )
}
