import {
  Button,
  type Column,
  DataTable,
  Dialog,
  Empty,
  longMomentOf,
  momentOf,
  Pagination,
  Tag,
} from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import { useQuery } from '@tanstack/react-query'
import type { LearnersResult } from '@xinglin/contract/simulations/experiment'
import { useState } from 'react'
import { resultsAPage, resultsOf } from './elsewhere-queries.ts'
import styles from './elsewhere.module.css'
import { lengthWord } from './length-word.ts'
import { StepTable } from './step-table.tsx'

const nameOf = ({ Learner }: LearnersResult) => Learner || '（已移除的用户）'

const columnsOf = (show: (result: LearnersResult) => void): readonly Column<LearnersResult>[] => [
  {
    name: '学生',
    width: '132px',
    cell: (result) => (
      <>
        {nameOf(result)} {result.Tester && <Tag>试做</Tag>}
      </>
    ),
  },
  {
    name: '得分',
    width: '104px',
    cell: ({ Score, Finished }) =>
      Finished ? <strong>{scoreWord(Score)}</strong> : <Tag tone="warning">未完成</Tag>,
  },
  { name: '送达时间', cell: ({ ReceivedAt }) => momentOf(ReceivedAt) },
  {
    name: '操作',
    unnamed: true,
    width: '92px',
    cell: (result) => (
      <Button
        kind="plain"
        size="small"
        aria-label={`查看${nameOf(result)}的步骤：${result.Title}`}
        onClick={() => show(result)}
      >
        步骤
      </Button>
    ),
  },
]

/** 最近送达: what arrived for a course, and of each its steps. */
export const ArrivedList = ({ courseId }: { courseId: string }) => {
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<LearnersResult>()
  const { data, error, refetch, isPlaceholderData } = useQuery(resultsOf(courseId, page))
  return (
    <>
      <DataTable
        label="最近送达"
        least="420px"
        bones={3}
        columns={columnsOf(setShown)}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={
          <Empty
            head="还没有收到成绩"
            note="请用自己的账号从课程页进入一次外部实验，核对成绩能否送达；试做不计入统计。"
          />
        }
      />
      <Pagination page={page} size={resultsAPage} total={data?.Count ?? 0} onPage={setPage} />
      {shown && (
        <Dialog
          title={`${nameOf(shown)}：${shown.Title}`}
          onClose={() => setShown(undefined)}
          foot={<Button onClick={() => setShown(undefined)}>关闭</Button>}
        >
          <p className={styles.note}>
            {scoreWord(shown.Score)} 分；{longMomentOf(shown.StartedAt)} 开始，用时{' '}
            {lengthWord(shown.Seconds)}
          </p>
          <StepTable result={shown} narrow />
        </Dialog>
      )}
    </>
  )
}
