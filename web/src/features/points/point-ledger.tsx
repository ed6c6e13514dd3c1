import { serverNow } from '#call'
import {
  Button,
  everyPage,
  Failure,
  offerFile,
  Pagination,
  SelectField,
  toast,
  messageOf,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type PointEntry, pointRules, pointRuleWords } from '@xinglin/contract/points'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { EntryTable } from './entry-table.tsx'
import { pointsCsv } from './points-csv.ts'
import {
  allowedLedger,
  defaultLedger,
  exportedLedger,
  ledgerAPage,
  ledgerOf,
} from './point-queries.ts'
import styles from './points.module.css'
import { ReverseDialog } from './reverse-dialog.tsx'

const shownMonths = 24
const exportedAPage = 100
const mostExported = 5_000

/** The last months, the newest first, as `YYYY-MM`. */
const monthsBefore = (now: number): string[] => {
  const date = new Date(now + 8 * 3_600_000)
  return Array.from({ length: shownMonths }, (_, back) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1))
      .toISOString()
      .slice(0, 7),
  )
}

/** 积分明细: the ledger by month and rule, to be exported; of a student where a teacher looks, who may take points back. */
export const PointLedger = ({ student }: { student: string }) => {
  const [filters, change] = useAddressState(defaultLedger, allowedLedger)
  const { data, error, isPlaceholderData, refetch } = useQuery(ledgerOf(student, filters))
  const [isExporting, setExporting] = useState(false)
  const [reversing, setReversing] = useState<PointEntry>()
  if (error && !data)
    return <Failure head="积分明细加载失败" error={error} onRetry={() => void refetch()} />
  const exportAll = async () => {
    setExporting(true)
    try {
      const rows = await everyPage((page) => exportedLedger(student, filters, page), {
        size: exportedAPage,
        most: mostExported,
        onProgress: () => undefined,
      })
      offerFile('积分明细.csv', new Blob([pointsCsv(rows)], { type: 'text/csv' }))
    } catch (failure) {
      toast.error(messageOf(failure))
    } finally {
      setExporting(false)
    }
  }
  return (
    <div className={styles.page}>
      {student !== '' && data && (
        <p className={styles.student}>
          <strong>{data.Name}</strong> <span>{data.Number}</span>{' '}
          <span>余额 {data.Balance} 分</span>
        </p>
      )}
      <div className={styles.bar}>
        <div className={styles.filters}>
          <SelectField
            compact
            label="规则"
            value={filters.rule}
            options={[
              { value: '', name: '全部规则' },
              ...pointRules.map((value) => ({ value, name: pointRuleWords[value].name })),
            ]}
            onChoose={(rule) => change({ rule, page: 1 })}
          />
          <SelectField
            compact
            label="月份"
            value={filters.month}
            options={[
              { value: '', name: '全部月份' },
              ...monthsBefore(serverNow()).map((value) => ({ value, name: value })),
            ]}
            onChoose={(month) => change({ month, page: 1 })}
          />
        </div>
        <Button
          icon={<Download size={16} aria-hidden />}
          pending={isExporting}
          disabled={!data || data.Count === 0}
          onClick={() => void exportAll()}
        >
          导出
        </Button>
      </div>
      <EntryTable
        label="积分明细"
        rows={data?.List}
        stale={isPlaceholderData}
        {...(data?.MayReverse && {
          renderAction: (entry: PointEntry) =>
            entry.Points > 0 && !entry.IsReversed ? (
              <Button size="small" kind="plain" onClick={() => setReversing(entry)}>
                撤销
              </Button>
            ) : null,
        })}
      />
      {data && (
        <Pagination
          page={filters.page}
          size={ledgerAPage}
          total={data.Count}
          onPage={(page) => change({ page })}
        />
      )}
      {reversing && <ReverseDialog entry={reversing} onClose={() => setReversing(undefined)} />}
    </div>
  )
}
