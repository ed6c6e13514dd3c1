import { Button, Chips, countWord, Empty, Failure, Pagination } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { directory, teachersAPage, teacherTitles } from './queries.ts'
import styles from './teacher-directory.module.css'
import { allTeachers, type TeacherFilters } from './teacher-filters.ts'
import { TeacherGrid, TeacherGridBones } from './teacher-grid.tsx'

const all = ''

/** The teachers of a school by department and title, twelve to a page; what is chosen stands in the address alone. */
export const TeacherDirectory = ({
  filters,
  departments,
  onFilters,
}: {
  filters: TeacherFilters
  /** The departments to choose from; absent while they are on the way. */
  departments: readonly { readonly id: string; readonly name: string }[] | undefined
  onFilters: (filters: TeacherFilters) => void
}) => {
  const queries = useQueryClient()
  const head = useRef<HTMLHeadingElement>(null)
  const titles = useQuery(teacherTitles)
  const { data, error, refetch, isPlaceholderData } = useQuery(directory(filters))
  const narrow = (by: Partial<TeacherFilters>) => onFilters({ ...filters, page: 1, ...by })
  const turn = (page: number) => {
    onFilters({ ...filters, page })
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView()
  }
  const isNarrowed = filters.department !== '' || filters.title !== 0
  // Students are no teachers, though the numbers know them.
  const ranks = (titles.data ?? []).filter(({ Id: number }) => number > 2)
  return (
    <div className={styles.directory}>
      <div className={styles.filters}>
        {departments && departments.length > 0 && (
          <Chips
            label="科室"
            options={[
              { value: all, name: '全部科室' },
              ...departments.map(({ id, name }) => ({ value: id, name })),
            ]}
            chosen={filters.department}
            onChoose={(department) => narrow({ department })}
          />
        )}
        {ranks.length > 0 && (
          <Chips
            label="职称"
            quiet
            options={[
              { value: '0', name: '全部职称' },
              ...ranks.map(({ Id, Name }) => ({ value: String(Id), name: Name })),
            ]}
            chosen={String(filters.title)}
            onChoose={(title) => narrow({ title: Number(title) })}
          />
        )}
      </div>
      <h2 className={styles.total} ref={head} tabIndex={-1}>
        {data && !error && (
          <>
            共 <strong>{countWord(data.Count)}</strong> 位教师
          </>
        )}
      </h2>
      {error && <Failure head="教师加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TeacherGridBones count={6} />}
      {data && !error && data.User.length === 0 && (
        <Empty
          note={
            isNarrowed
              ? '没有符合条件的教师，换个条件试试。'
              : filters.page > 1
                ? '这一页没有教师。'
                : '教师发布课程后会出现在这里。'
          }
          next={
            (isNarrowed || filters.page > 1) && (
              <Button onClick={() => onFilters(isNarrowed ? allTeachers : { ...filters, page: 1 })}>
                {isNarrowed ? '清除筛选' : '返回第一页'}
              </Button>
            )
          }
        />
      )}
      {data && !error && data.User.length > 0 && (
        <>
          <TeacherGrid teachers={data.User} stale={isPlaceholderData} />
          <Pagination
            page={filters.page}
            size={teachersAPage}
            total={data.Count}
            onPage={turn}
            onIntend={(page) => void queries.prefetchQuery(directory({ ...filters, page }))}
          />
        </>
      )}
    </div>
  )
}
