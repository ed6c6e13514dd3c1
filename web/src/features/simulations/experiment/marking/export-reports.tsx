import { Button, longMomentOf, offerSheets, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReportLine } from '@xinglin/contract/simulations/experiment'
import { Download } from 'lucide-react'
import { reportsOf, type ReportFilters } from './marking-queries.ts'
import { stateWord } from './report-state.tsx'

const atOnce = 100
const heads = [
  '姓名',
  '教学班',
  '实验',
  '状态',
  '版本',
  '提交时间',
  '机器评分',
  '最终得分',
  '批阅教师',
  '最高相似度',
]

const rowOf = (line: ReportLine): (string | number)[] => [
  line.Name,
  line.Classes.join('、'),
  line.Title,
  stateWord(line.State),
  line.Version === 0 ? '' : line.Version,
  line.HandedAt === null ? '' : longMomentOf(line.HandedAt),
  line.Machine ?? '',
  line.Final ?? '',
  line.Marker,
  line.Similar === 0 ? '' : `${Math.round(line.Similar * 100)}%`,
]

/** 导出: everybody whom the filters leave, on all pages, as a workbook in which no cell is a formula. */
export const ExportReports = ({
  courseId,
  name,
  filters,
}: {
  courseId: string
  name: string
  filters: ReportFilters
}) => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const lines: ReportLine[] = []
      for (let page = 1; ; page += 1) {
        const { List, Count } = await queries.fetchQuery(
          reportsOf(courseId, { ...filters, page }, atOnce),
        )
        lines.push(...List)
        if (List.length === 0 || lines.length >= Count) break
      }
      const sheet = { name: '实验报告', heads, rows: lines.map(rowOf) }
      if (!(await offerSheets(`${name}-实验报告`, [sheet]))) throw new Error('导出失败，请重试')
    },
    onError: (error) => toast.error(error.message),
  })
  return (
    <Button
      size="small"
      icon={<Download size={15} aria-hidden />}
      pending={isPending}
      onClick={() => mutate()}
    >
      导出 Excel
    </Button>
  )
}
