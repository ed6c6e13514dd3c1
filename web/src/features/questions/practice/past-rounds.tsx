import { DataTable, Empty, momentOf, Pagination, type Column } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { PracticeRound } from '@xinglin/contract/questions'
import { useState } from 'react'
import { practicePageSize, practiceRounds } from './practice-queries.ts'
import styles from './practice.module.css'

const columns = (onOpen: (id: string) => void): readonly Column<PracticeRound>[] => [
  {
    name: '练习',
    cell: ({ Id, Title }) => (
      <button type="button" className={styles.open} onClick={() => onOpen(Id)}>
        {Title}
      </button>
    ),
  },
  { name: '开始时间', width: '170px', cell: ({ BeganAt }) => momentOf(BeganAt) },
  {
    name: '已答',
    width: '100px',
    figures: true,
    cell: ({ Answered, Units }) => `${Answered}/${Units}`,
  },
  { name: '答对', width: '80px', figures: true, cell: ({ Right }) => Right },
  { name: '状态', width: '90px', cell: ({ EndedAt }) => (EndedAt === null ? '进行中' : '已结束') },
]

/** One's rounds, the newest first; each can be looked at again. */
export const PastRounds = ({ onOpen }: { onOpen: (roundId: string) => void }) => {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(practiceRounds(page))
  return (
    <div className={styles.page}>
      <DataTable
        label="练习记录"
        columns={columns(onOpen)}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        empty={<Empty head="还没有练习记录" />}
      />
      {data && (
        <Pagination page={page} total={data.Count} size={practicePageSize} onPage={setPage} />
      )}
    </div>
  )
}
