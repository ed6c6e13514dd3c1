import { Button, Chips, countWord, Empty, Failure, Pagination } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { CourseGrid, CourseGridBones } from './course-grid.tsx'
import { type Kind, noFilters } from './filters/course-filters.ts'
import { departmentName } from './filters/department-name.ts'
import look from './kind-courses.module.css'
import { conditions, searchedCourses } from './queries.ts'

/** What a list of one kind is narrowed by. */
export type KindFilters = { readonly department: string; readonly page: number }

const aPage = 15
const bones = 10

/** The courses of one kind by department, fifteen to a page; `nothing` is said where there is none at all. */
export const KindCourses = ({
  kind,
  filters: { department, page },
  nothing,
  onFilters,
}: {
  kind: Kind
  filters: KindFilters
  nothing: string
  onFilters: (filters: KindFilters) => void
}) => {
  const head = useRef<HTMLHeadingElement>(null)
  const departments = useQuery(conditions).data?.MenuModel ?? []
  const isKnown = departments.some(({ Id }) => Id === department)
  const { data, error, refetch, isPlaceholderData } = useQuery(
    searchedCourses({ ...noFilters, kind, department: isKnown ? department : '', page }),
  )
  const turn = (to: number) => {
    onFilters({ department, page: to })
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView()
  }
  const isNarrowed = isKnown || page > 1
  return (
    <div className={look.kind}>
      {departments.length > 0 && (
        <Chips
          label="科室"
          options={[
            { value: '', name: '全部科室' },
            ...departments.map(({ Id, Name }) => ({ value: Id, name: departmentName(Name) })),
          ]}
          chosen={isKnown ? department : ''}
          onChoose={(next) => onFilters({ department: next, page: 1 })}
        />
      )}
      <h2 className={look.total} ref={head} tabIndex={-1}>
        {data && !error && `共 ${countWord(data.Count)} 门课程`}
      </h2>
      {error && <Failure head="课程加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CourseGridBones count={bones} flat />}
      {data && !error && data.List.length === 0 && (
        <Empty
          head={nothing}
          note={isNarrowed ? '换个科室试试。' : undefined}
          next={
            isNarrowed && (
              <Button onClick={() => onFilters({ department: '', page: 1 })}>查看全部科室</Button>
            )
          }
        />
      )}
      {data && !error && data.List.length > 0 && (
        <>
          <CourseGrid courses={data.List} stale={isPlaceholderData} flat />
          <Pagination page={page} size={aPage} total={data.Count} onPage={turn} />
        </>
      )}
    </div>
  )
}
