import { type Column, DataTable, Empty, momentOf, Pagination } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { HurriedRound } from '@xinglin/contract/learning'
import { useState } from 'react'
import styles from './once-desk.module.css'
import { hurriedRoundsOf, rowsAPage } from './once-queries.ts'

const columns: readonly Column<HurriedRound>[] = [
  {
    name: '学生',
    cell: ({ Name, Number: number }) => (
      <>
        {Name || '（已移除的用户）'} <span className={styles.note}>{number}</span>
      </>
    ),
  },
  { name: '第几次', figures: true, width: '80px', cell: ({ AttemptNo }) => AttemptNo },
  { name: '进度', figures: true, width: '80px', cell: ({ Progress }) => `${Progress}%` },
  {
    name: '专注时长',
    figures: true,
    width: '110px',
    cell: ({ Seconds }) => (Seconds < 60 ? '不足 1 分钟' : `${Math.floor(Seconds / 60)} 分钟`),
  },
  { name: '开始时间', secondary: true, cell: ({ StartedAt }) => momentOf(StartedAt) },
  { name: '情况', cell: ({ Why }) => Why },
]

/** Rounds of a course that were hurried beyond belief (学习用时异常): its teacher is told, and nothing is taken from anybody. */
export const HurriedRounds = ({ courseId }: { courseId: string }) => {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useQuery(hurriedRoundsOf(courseId, page))
  return (
    <section className={styles.release} aria-labelledby="hurried">
      <h2 id="hurried" className={styles.title}>
        学习用时异常
      </h2>
      <p className={styles.note}>
        报告学完的内容远远快于最短所需时间的学习。系统已推迟计入，成绩没有改变；请与学生核实。
      </p>
      <DataTable
        label="学习用时异常"
        least="620px"
        columns={columns}
        rows={data?.List}
        keyOf={({ PersonId, AttemptNo }) => `${PersonId}/${AttemptNo}`}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={<Empty head="没有异常" note="学生的学习用时都在合理范围内。" />}
      />
      <Pagination page={page} size={rowsAPage} total={data?.Count ?? 0} onPage={setPage} />
    </section>
  )
}
