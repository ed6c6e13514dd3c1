import { Empty, Failure, Pagination } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CourseGrid, CourseGridBones } from './course-grid.tsx'
import { declaredAPage, declaredCourses } from './queries.ts'

const bones = 5

/** 申报课程: national ones first, twenty to a page. */
export const DeclaredCourses = () => {
  const [page, turn] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useQuery(declaredCourses(page))
  if (error && !data)
    return <Failure head="申报课程加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <CourseGridBones count={bones} />
  if (data.List.length === 0) return <Empty note="学校标注申报级别的课程会出现在这里。" />
  return (
    <>
      <CourseGrid courses={data.List} stale={isPlaceholderData} />
      <Pagination page={page} size={declaredAPage} total={data.Count} onPage={turn} />
    </>
  )
}
