import {
  ButtonLink,
  Button,
  Chips,
  countWord,
  DataTable,
  Empty,
  Pagination,
  SearchField,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { examineNames } from '@xinglin/contract/courses'
import type { DrawCover } from './managed-columns.tsx'
import { creatingPages } from './addresses.ts'
import { ownColumns } from './own-columns.tsx'
import { allowedOwn, ownCourses, ownPageSize, defaultOwn } from './own-queries.ts'

const states = [
  { value: '-1', name: '全部' },
  ...Object.entries(examineNames).map(([value, name]) => ({ value, name })),
]

/** The courses that one wrote, in every state. */
export const OwnCourses = ({
  cover,
  learners,
}: {
  cover: DrawCover
  /** Where those who study a course are followed. */
  learners: (courseId: string) => string
}) => {
  const [filters, narrow] = useAddressState(defaultOwn, allowedOwn)
  const { data, error, refetch, isPlaceholderData } = useQuery(ownCourses(filters))
  const bare = filters.state === defaultOwn.state && filters.key === ''
  return (
    <>
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 门</span>}>
        <Chips
          label="审核状态"
          options={states}
          chosen={String(filters.state)}
          onChoose={(state) => narrow({ state: Number(state) })}
        />
        <SearchField
          label="课程名称或标签"
          value={filters.key}
          onSearch={(key) => narrow({ key })}
        />
      </Toolbar>
      <DataTable
        label="我教的课程"
        columns={ownColumns(cover, learners)}
        rows={data?.List}
        keyOf={({ Id }) => Id}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        least="760px"
        empty={
          bare ? (
            <Empty
              head="还没有课程"
              note="从基本信息开始，写好内容后提交审核。"
              next={
                <ButtonLink kind="primary" to={creatingPages.base}>
                  去建课
                </ButtonLink>
              }
            />
          ) : (
            <Empty
              head="没有符合条件的课程"
              next={<Button onClick={() => narrow(defaultOwn)}>清除筛选</Button>}
            />
          )
        }
      />
      <Pagination
        page={filters.page}
        size={ownPageSize}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
