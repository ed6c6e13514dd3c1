import { Button, Chips, type Column, DataTable, Empty, momentOf, Pagination, Toolbar } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { AppealLine } from '@xinglin/contract/simulations/consultation'
import { useState } from 'react'
import { AppealDrawer } from './appeal-drawer.tsx'
import { appealQueue, appealsAPage, type QueueFilters } from '../appeals/appeal-queries.ts'
import styles from './appeal-queue.module.css'
import { AppealTag } from '../appeals/appeal-sign.tsx'
import type { ItemPlace } from '../class/class-queries.ts'
import type { DebriefAddress } from '../class/item-learners.tsx'
import { meaningWord } from '../meanings/meaning-words.ts'

const states = [
  { value: 'open', name: '待处理' },
  { value: 'accepted', name: '已接受' },
  { value: 'declined', name: '已驳回' },
  { value: 'all', name: '全部' },
]

const Subject = ({ line: { About: about, Title: title, Words: words } }: { line: AppealLine }) => (
  <div className={styles.subject}>
    <span>{about.Kind === 'item' ? title : `“${title}”`}</span>
    <span className={styles.words}>
      {about.Kind === 'item' ? '没给分' : '理解错了'}
      {about.Kind === 'sentence' && about.Meant !== '' && `，问的是“${meaningWord(about.Meant)}”`}
      {words !== '' && `：${words}`}
    </span>
  </div>
)

const columnsOf = (show: (id: string) => void): readonly Column<AppealLine>[] => [
  {
    name: '学生',
    width: '140px',
    cell: ({ Learner, No }) => `${Learner}（第 ${No} 次）`,
  },
  { name: '申诉的内容', cell: (line) => <Subject line={line} /> },
  {
    name: '提交时间',
    width: '156px',
    secondary: true,
    cell: ({ CreatedAt }) => momentOf(CreatedAt),
  },
  { name: '状态', width: '120px', cell: ({ State }) => <AppealTag state={State} /> },
  {
    name: '操作',
    unnamed: true,
    width: '96px',
    cell: ({ Id, State, Learner, Title }) => (
      <Button
        size="small"
        kind="plain"
        aria-label={`${State === 'open' ? '处理' : '查看'}${Learner}的申诉：${Title}`}
        onClick={() => show(Id)}
      >
        {State === 'open' ? '处理' : '查看'}
      </Button>
    ),
  },
]

/** The appeals at an item, the longest waiting first. */
export const AppealQueue = ({
  place,
  filters,
  onNarrow,
  addressOf,
}: {
  place: ItemPlace
  filters: QueueFilters
  onNarrow: (change: Partial<QueueFilters>) => void
  addressOf: DebriefAddress
}) => {
  const [shown, show] = useState<string>()
  const { data, error, refetch, isPlaceholderData } = useQuery(
    appealQueue(place.CourseId, place.ItemId, filters),
  )
  return (
    <>
      <Toolbar end={data && <span aria-live="polite">共 {data.Count} 条</span>}>
        <Chips
          label="状态"
          quiet
          options={states}
          chosen={filters.state}
          onChoose={(state) => onNarrow({ state })}
        />
      </Toolbar>
      <DataTable
        label="申诉"
        least="560px"
        columns={columnsOf(show)}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={
          <Empty
            head={filters.state === 'open' ? '没有待处理的申诉' : '没有申诉'}
            note="学生在复盘里提出的申诉会出现在这里。"
          />
        }
      />
      <Pagination
        page={filters.page}
        size={appealsAPage}
        total={data?.Count ?? 0}
        onPage={(page) => onNarrow({ page })}
      />
      {shown && (
        <AppealDrawer
          id={shown}
          place={place}
          addressOf={addressOf}
          onClose={() => show(undefined)}
        />
      )}
    </>
  )
}
