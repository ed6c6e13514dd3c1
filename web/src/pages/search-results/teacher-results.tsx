import { foundTeachers } from '#search'
import { TeacherGrid, TeacherGridBones } from '#teachers'
import { Button, countWord, Empty, Pagination } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Trouble } from './group.tsx'
import { NotFound } from './not-found.tsx'
import look from './search-results-page.module.css'

const pageSize = 12

/** The teachers whom a search found, page by page. */
export const TeacherResults = ({
  searched,
  page,
  onPage,
}: {
  searched: string
  page: number
  onPage: (page: number) => void
}) => {
  const queries = useQueryClient()
  const head = useRef<HTMLHeadingElement>(null)
  const found = useQuery({
    ...foundTeachers(searched, page),
    placeholderData: (before, query) => (query?.queryKey[2] === searched ? before : undefined),
  })
  const { data, error, isPlaceholderData } = found
  if (error) return <Trouble name="教师" {...found} />
  if (!data) return <TeacherGridBones count={6} />
  if (data.List.length === 0 && page > 1)
    return (
      <Empty head="这一页没有教师" next={<Button onClick={() => onPage(1)}>返回第一页</Button>} />
    )
  if (data.List.length === 0) return <NotFound searched={searched} />
  const turn = (next: number) => {
    onPage(next)
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView()
  }
  return (
    <div className={look.teachers}>
      <h2 className={look.total} ref={head} tabIndex={-1}>
        共 <strong>{countWord(data.Count)}</strong> 位教师
      </h2>
      <TeacherGrid teachers={data.List} stale={isPlaceholderData} />
      <Pagination
        page={page}
        size={pageSize}
        total={data.Count}
        onPage={turn}
        onIntend={(next) => void queries.prefetchQuery(foundTeachers(searched, next))}
      />
    </div>
  )
}
