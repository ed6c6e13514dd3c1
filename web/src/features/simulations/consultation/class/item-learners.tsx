import {
  Button,
  type Column,
  csvOf,
  DataTable,
  Empty,
  longMomentOf,
  momentOf,
  offerFile,
  Pagination,
  toast,
  Toolbar,
} from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ItemLearner } from '@xinglin/contract/simulations/consultation'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { type ItemPlace, learnersAt, rowsAPage } from './class-queries.ts'

const head = ['学生', '最好成绩', '等级', '完成次数', '用时（分钟）', '最近一次']

/** Students as a CSV file. */
export const learnersCsv = (rows: readonly ItemLearner[]): string =>
  csvOf([
    head,
    ...rows.map((row) => [
      row.Name,
      row.Best === null ? '' : scoreWord(row.Best),
      row.Level,
      row.Tries,
      row.Minutes,
      longMomentOf(row.LastAt),
    ]),
  ])

const atOnce = 100

/** 导出: every student of the item, not only those of the page. */
const Export = ({ place, name }: { place: ItemPlace; name: string }) => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const rows: ItemLearner[] = []
      for (let page = 1; ; page += 1) {
        const { List, Count } = await queries.fetchQuery(learnersAt(place, page, atOnce))
        rows.push(...List)
        if (List.length === 0 || rows.length >= Count) return rows
      }
    },
    onSuccess: (rows) =>
      offerFile(
        `${name}-问诊成绩.csv`,
        new Blob([learnersCsv(rows)], { type: 'text/csv;charset=utf-8' }),
      ),
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

const columnsOf = (place: ItemPlace, addressOf: DebriefAddress): readonly Column<ItemLearner>[] => [
  { name: '学生', cell: ({ Name }) => Name || '（已移除的用户）' },
  {
    name: '最好成绩',
    figures: true,
    cell: ({ Best, Level }) => (Best === null ? '未完成' : `${scoreWord(Best)} ${Level}`),
  },
  { name: '完成次数', figures: true, cell: ({ Tries }) => Tries },
  { name: '用时', figures: true, cell: ({ Minutes }) => `${Minutes} 分钟` },
  { name: '最近一次', secondary: true, cell: ({ LastAt }) => momentOf(LastAt) },
  {
    name: '复盘',
    width: '120px',
    cell: ({ Tries, Name, SessionId, ProgressId }) =>
      Tries === 0 ? (
        '进行中'
      ) : (
        <Link to={addressOf({ ...place, SessionId, ProgressId })} aria-label={`看复盘：${Name}`}>
          看复盘
        </Link>
      ),
  },
]

/** The students who consulted at an item: best score, tries, minutes, and the way to each debrief. */
export const ItemLearners = ({
  place,
  name,
  page,
  onPage,
  addressOf,
}: {
  place: ItemPlace
  /** Of the item, for the file. */
  name: string
  page: number
  onPage: (page: number) => void
  addressOf: DebriefAddress
}) => {
  const { data, error, refetch, isPlaceholderData } = useQuery(learnersAt(place, page))
  return (
    <>
      <Toolbar end={data && data.Count > 0 && <Export place={place} name={name} />}>
        <span>{data && `共 ${data.Count} 位学生，成绩低的在前`}</span>
      </Toolbar>
      <DataTable
        label="学生"
        least="560px"
        columns={columnsOf(place, addressOf)}
        rows={data?.List}
        keyOf={({ SessionId }) => SessionId}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={<Empty head="还没有学生问诊" note="学生进入诊室后会出现在这里。" />}
      />
      <Pagination page={page} size={rowsAPage} total={data?.Count ?? 0} onPage={onPage} />
    </>
  )
}

/** Where the debrief of a session is read. */
export type DebriefAddress = (
  where: ItemPlace & { readonly ProgressId: string; readonly SessionId: string },
) => string
