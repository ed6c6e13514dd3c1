import { useSession } from '#session'
import { Button, Chips, countWord, Empty, Failure, Pagination } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { CourseGrid, CourseGridBones } from './course-grid.tsx'
import { type Kind, noFilters } from './filters/course-filters.ts'
import { departmentName } from './filters/department-name.ts'
import styles from './kind-courses.module.css'
import { conditions, searchedCourses, shortAudiences } from './queries.ts'

/** What a list of one kind is narrowed by. */
export type KindFilters = {
  readonly department: string
  /** An audience by number, 0 for all. */
  readonly audience: number
  readonly page: number
}

const aPage = 15
const bones = 10

/** The courses of one kind by department and audience, fifteen to a page; `nothing` is said where there is none at all. */
export const KindCourses = ({
  kind,
  filters: { department, audience, page },
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
  // Strangers are not told whom courses are meant for.
  const isIn = useSession() !== undefined
  const audiences = useQuery({ ...shortAudiences(kind), enabled: isIn }).data ?? []
  const meant = audiences.some(({ Id }) => Id === audience) ? audience : 0
  const { data, error, refetch, isPlaceholderData } = useQuery(
    searchedCourses({
      ...noFilters,
      kind,
      department: isKnown ? department : '',
      audience: meant,
      page,
    }),
  )
  const turn = (to: number) => {
    onFilters({ department, audience, page: to })
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView()
  }
  const isNarrowed = isKnown || meant > 0 || page > 1
  return (
    <div className={styles.kind}>
      {departments.length > 0 && (
        <Chips
          label="科室"
          options={[
            { value: '', name: '全部科室' },
            ...departments.map(({ Id, Name }) => ({ value: Id, name: departmentName(Name) })),
          ]}
          chosen={isKnown ? department : ''}
          onChoose={(next) => onFilters({ department: next, audience, page: 1 })}
        />
      )}
      {audiences.length > 1 && (
        <Chips
          label="适用对象"
          quiet
          options={[
            { value: '0', name: '全部对象' },
            ...audiences.map(({ Id, Name }) => ({ value: String(Id), name: Name })),
          ]}
          chosen={String(meant)}
          onChoose={(next) => onFilters({ department, audience: Number(next), page: 1 })}
        />
      )}
      <h2 className={styles.total} ref={head} tabIndex={-1}>
        {data && !error && `共 ${countWord(data.Count)} 门课程`}
      </h2>
      {error && <Failure head="课程加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CourseGridBones count={bones} flat />}
      {data && !error && data.List.length === 0 && (
        <Empty
          head={nothing}
          note={isNarrowed ? '换个条件试试。' : undefined}
          next={
            isNarrowed && (
              <Button onClick={() => onFilters({ department: '', audience: 0, page: 1 })}>
                清除筛选
              </Button>
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
