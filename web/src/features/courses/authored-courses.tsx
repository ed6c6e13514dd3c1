import { Empty, Failure, Pagination } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { CourseGrid, CourseGridBones } from './course-grid.tsx'
import { authoredAPage, authoredCourses } from './queries.ts'

const bones = 5

/** The courses of a teacher that the visitor may open, page by page. */
export const AuthoredCourses = ({
  authorId,
  page,
  onPage,
}: {
  authorId: string
  page: number
  onPage: (page: number) => void
}) => {
  const { data, error, refetch, isPlaceholderData } = useQuery(authoredCourses(authorId, page))
  if (error && !data)
    return <Failure head="课程加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <CourseGridBones count={bones} flat />
  if (data.List.length === 0)
    return <Empty note={page > 1 ? '这一页没有课程。' : '这位教师还没有可以学习的课程。'} />
  return (
    <>
      <CourseGrid courses={data.List} stale={isPlaceholderData} flat />
      <Pagination page={page} size={authoredAPage} total={data.Count} onPage={onPage} />
    </>
  )
}
