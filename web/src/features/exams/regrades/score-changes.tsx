import { SkeletonText, type Column, DataTable, Empty, Pagination, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Correction, RegradeFigures, ScoreChange } from '@xinglin/contract/exams'
import { useState } from 'react'
import { changesPageSize, scoreChanges } from './regrade-queries.ts'
import styles from './regrades.module.css'

/** How many scores go up, go down and stay. */
export const FiguresLine = ({ Raised, Lowered, Same }: RegradeFigures) => (
  <p className={styles.figures}>
    <Tag tone={Raised > 0 ? 'success' : 'neutral'}>提高 {Raised} 人</Tag>
    <Tag tone={Lowered > 0 ? 'danger' : 'neutral'}>降低 {Lowered} 人</Tag>
    <Tag>不变 {Same} 人</Tag>
  </p>
)

const points = (own: number, full: number): string => `${own} / ${full}`

const columns: readonly Column<ScoreChange>[] = [
  { name: '学号', width: '130px', cell: ({ Number: number }) => number || '—' },
  {
    name: '姓名',
    cell: ({ Name, AttemptNo }) => (AttemptNo > 1 ? `${Name}（第${AttemptNo}次）` : Name),
  },
  {
    name: '原得分',
    width: '104px',
    figures: true,
    cell: (one) => points(one.Before, one.FullBefore),
  },
  {
    name: '新得分',
    width: '104px',
    figures: true,
    cell: (one) => <strong>{points(one.After, one.FullAfter)}</strong>,
  },
  {
    name: '成绩',
    width: '92px',
    cell: ({ IsOut }) => (IsOut ? '已公布' : '未公布'),
  },
]

/** Exactly whose score a correction changes, by how much and in which direction. */
export const ScoreChanges = ({
  examId,
  unitId,
  correction,
}: {
  examId: string
  unitId: string
  correction: Correction
}) => {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useQuery(
    scoreChanges(examId, unitId, correction, page),
  )
  if (error && !data)
    return (
      <p className={styles.fault} role="alert">
        {error.message}{' '}
        <button type="button" className={styles.again} onClick={() => void refetch()}>
          重试
        </button>
      </p>
    )
  if (!data) return <SkeletonText lines={5} />
  return (
    <section className={styles.changes} aria-label="受影响的考生">
      <FiguresLine {...data.Figures} />
      <DataTable
        label="受影响的考生"
        columns={columns}
        rows={data.Changes}
        keyOf={({ AttemptId }) => AttemptId}
        stale={isPlaceholderData}
        least="480px"
        empty={<Empty head="没有考生的得分改变" note="之后交卷的考生按新的判分计分。" />}
      />
      <Pagination page={page} size={changesPageSize} total={data.Count} onPage={setPage} />
      <p className={styles.note}>
        原来的得分作为一个版本保留，考生可以看到两个得分；成绩已公布的考生会收到通知。已发布的成绩册不变，如需更新请撤回后重新发布。
      </p>
    </section>
  )
}
