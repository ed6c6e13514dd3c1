import { serverNow } from '#call'
import {
  Button,
  type Column,
  countWord,
  DataTable,
  DateRange,
  Empty,
  exactMomentOf,
  offerSheets,
  PageHead,
  Pagination,
  SearchField,
  SelectField,
  Tag,
  toast,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { auditAreas } from '@xinglin/contract/audit'
import { Download } from 'lucide-react'
import { useState } from 'react'
import {
  allowedAudit,
  audit,
  type AuditFilters,
  auditPageSize,
  auditSheet,
  type Deed,
  everyDeed,
  mostInSheet,
  usualAudit,
} from './audit-queries.ts'
import look from './audit-log.module.css'
import { recentStretches } from './recent-stretches.ts'

const areas = [
  { value: '', name: '全部范围' },
  ...Object.entries(auditAreas).map(([value, name]) => ({ value, name })),
]

const columns: readonly Column<Deed>[] = [
  {
    name: '内容',
    cell: ({ Text: text, Detail: detail }) => (
      <span className={look.words}>
        {text}
        {detail && <span className={look.detail}>{detail}</span>}
      </span>
    ),
  },
  {
    name: '范围',
    width: '128px',
    cell: ({ Area: area }) => <Tag>{auditAreas[area] ?? area}</Tag>,
  },
  { name: '操作人', width: '130px', cell: ({ Name: name }) => name },
  { name: '时间', width: '180px', cell: ({ At: at }) => exactMomentOf(at) },
  {
    name: '网络地址',
    secondary: true,
    width: '150px',
    cell: ({ Address: address }) => <span className={look.address}>{address}</span>,
  },
]

const Export = ({ filters, count }: { filters: AuditFilters; count: number }) => {
  const [got, setGot] = useState<number>()
  const run = async () => {
    setGot(0)
    try {
      const deeds = await everyDeed(filters, setGot)
      const made = await offerSheets('操作日志', [auditSheet(deeds)])
      if (!made) toast.error('文件生成失败，请重试')
      else if (deeds.length >= mostInSheet)
        toast.warning(`只导出了最近 ${deeds.length} 条，请缩小范围`)
      else toast.success(`已导出 ${deeds.length} 条`)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setGot(undefined)
    }
  }
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      pending={got !== undefined}
      disabled={count === 0}
      onClick={() => void run()}
    >
      {got === undefined ? '导出' : `导出中 ${got}`}
    </Button>
  )
}

/** What administrators did, the newest first; nothing in it can be changed. */
export const AuditLog = () => {
  const [filters, narrow] = useAddressState(usualAudit, allowedAudit)
  const { data, error, refetch, isPlaceholderData } = useQuery(audit(filters))
  return (
    <>
      <PageHead title="操作日志" note="管理操作的记录，只能查看，不能修改或删除。">
        <Export filters={filters} count={data?.Count ?? 0} />
      </PageHead>
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 条</span>}>
        <SearchField label="内容或操作人" value={filters.key} onSearch={(key) => narrow({ key })} />
        <SelectField
          label="范围"
          compact
          options={areas}
          value={filters.area}
          onChoose={(area) => narrow({ area })}
        />
        <DateRange
          label="起止日期"
          value={filters}
          offers={recentStretches(serverNow())}
          onChange={({ from, to }) => narrow({ from, to })}
        />
      </Toolbar>
      <DataTable
        label="操作日志"
        columns={columns}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="900px"
        empty={
          <Empty
            head="没有符合条件的记录"
            next={<Button onClick={() => narrow(usualAudit)}>清除筛选</Button>}
          />
        }
      />
      <Pagination
        page={filters.page}
        size={auditPageSize}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
