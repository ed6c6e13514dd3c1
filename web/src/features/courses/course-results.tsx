import { CallError } from '#call'
import { Button, ButtonLink, Empty, Failure, figure, NoRight, Pagination } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CourseGrid, CourseGridBones } from './course-grid.tsx'
import type { CourseFilters } from './filters/course-filters.ts'
import styles from './course-results.module.css'
import { searchedCourses } from './queries.ts'
import type { useCourseResults } from './use-course-results.ts'

const pageSize = 15
const bones = 12

/** One page of what filters leave: cards to come, cards, nothing, or why there is nothing. */
export const CourseResults = ({
  results,
  filters,
  nothing,
  onPage,
}: {
  results: ReturnType<typeof useCourseResults>
  filters: CourseFilters
  /** What stands where no course is left. */
  nothing: ReactNode
  onPage: (page: number) => void
}) => {
  const queries = useQueryClient()
  const { data, error, isPending, isPlaceholderData, refetch } = results
  if (error instanceof CallError && error.http === 403)
    return <NoRight next={<ButtonLink to="/">返回首页</ButtonLink>} />
  if (error) return <Failure head="课程加载失败" error={error} onRetry={() => void refetch()} />
  if (isPending) return <CourseGridBones flat count={bones} />
  if (data.List.length === 0 && filters.page > 1) {
    return (
      <Empty
        head="这一页没有课程"
        note="课程可能有增减，请从第一页看起。"
        next={<Button onClick={() => onPage(1)}>返回第一页</Button>}
      />
    )
  }
  if (data.List.length === 0) return nothing
  return (
    <>
      <CourseGrid flat courses={data.List} stale={isPlaceholderData} />
      <Pagination
        page={filters.page}
        size={pageSize}
        total={data.Count}
        onPage={onPage}
        onIntend={(page) => void queries.prefetchQuery(searchedCourses({ ...filters, page }))}
      />
      {data.More && (
        <p className={styles.more}>
          仅列出最相关的 {figure(data.Count)} 门课程，可输入更多文字缩小范围
        </p>
      )}
    </>
  )
}
