import { Button, offerFile, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AttemptLine } from '@xinglin/contract/learning'
import { Download } from 'lucide-react'
import { type RecordFilters, recordsOf } from './record-queries.ts'
import { recordsCsv } from './records-csv.ts'

const atOnce = 100

/** 导出: every round that the filters leave, not only those of the page, as a table for spreadsheets. */
export const ExportRecords = ({ filters }: { filters: RecordFilters }) => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const lines: AttemptLine[] = []
      for (let page = 1; ; page += 1) {
        const { List, Count } = await queries.fetchQuery(recordsOf({ ...filters, page }, atOnce))
        lines.push(...List)
        if (List.length === 0 || lines.length >= Count) return lines
      }
    },
    onSuccess: (lines) =>
      offerFile('学习记录.csv', new Blob([recordsCsv(lines)], { type: 'text/csv;charset=utf-8' })),
    onError: (error) => toast.error(error.message),
  })
  return (
    <Button
      size="small"
      icon={<Download size={15} aria-hidden />}
      pending={isPending}
      onClick={() => mutate()}
    >
      导出 CSV
    </Button>
  )
}
