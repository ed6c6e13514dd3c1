import {
  Button,
  Chips,
  countWord,
  DataTable,
  Empty,
  Pagination,
  SearchField,
  toast,
  Toolbar,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { learnerStateNames, learnerStates, type learnerOrders } from '@xinglin/contract/analytics'
import { Download } from 'lucide-react'
import { useState } from 'react'
import {
  courseLearners,
  type LearnerFilters,
  learnersAPage,
  defaultLearners,
} from './analytics-queries.ts'
import { learnerColumns } from './learner-columns.tsx'
import { offerLearners } from './learner-sheet.ts'

const states = [
  { value: 'all' as const, name: '全部' },
  ...learnerStates.map((value) => ({ value, name: learnerStateNames[value] })),
]

/** The learners of a course: narrowed, sorted, paged, exported. */
export const LearnerList = ({
  courseId,
  courseName,
  filters,
  narrow,
  recordAddress,
}: {
  courseId: string
  courseName: string
  filters: LearnerFilters
  narrow: (change: Partial<LearnerFilters>) => void
  recordAddress: (personId: string) => string
}) => {
  const { data, error, refetch, isPlaceholderData } = useQuery(courseLearners(courseId, filters))
  const [pending, setPending] = useState(false)
  const exportAll = async () => {
    setPending(true)
    try {
      await offerLearners(courseName, courseId, filters)
    } catch {
      toast.error('名单读取失败，请重试')
    } finally {
      setPending(false)
    }
  }
  const isNarrowed = filters.key !== '' || filters.state !== 'all'
  return (
    <>
      <Toolbar
        end={
          <>
            {data && <span aria-live="polite">共 {countWord(data.Count)} 人</span>}
            <Button
              size="small"
              icon={<Download size={15} aria-hidden />}
              pending={pending}
              onClick={() => void exportAll()}
            >
              导出
            </Button>
          </>
        }
      >
        <SearchField label="姓名或学号" value={filters.key} onSearch={(key) => narrow({ key })} />
        <Chips
          label="状态"
          quiet
          options={states}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
      </Toolbar>
      <DataTable
        label="学生名单"
        columns={learnerColumns(recordAddress)}
        rows={data?.List}
        keyOf={({ PersonId }) => PersonId}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="860px"
        order={{
          by: filters.by,
          descending: filters.down,
          onOrder: (by, down) => narrow({ by: by as (typeof learnerOrders)[number], down }),
        }}
        empty={
          isNarrowed ? (
            <Empty
              head="没有符合条件的学生"
              next={
                <Button onClick={() => narrow({ ...defaultLearners, class: filters.class })}>
                  清除筛选
                </Button>
              }
            />
          ) : (
            <Empty head="还没有学生" note="把课程加入教学班后，班里的学生会出现在这里。" />
          )
        }
      />
      <Pagination
        page={filters.page}
        size={learnersAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
