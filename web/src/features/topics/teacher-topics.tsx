import { Empty, Failure, Pagination } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { teacherTopics, topicsAPage } from './queries.ts'
import type { DrawSubject } from './topic-banner.tsx'
import { TopicGrid, TopicGridBones } from './topic-grid.tsx'

/** The topics that hold courses of a teacher, page by page. */
export const TeacherTopics = ({
  userId,
  page,
  onPage,
  draw,
}: {
  userId: string
  page: number
  onPage: (page: number) => void
  draw: DrawSubject
}) => {
  const { data, error, refetch, isPlaceholderData } = useQuery(teacherTopics(userId, page))
  if (error && !data)
    return <Failure head="专题加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <TopicGridBones count={3} />
  if (data.List.length === 0)
    return <Empty note={page > 1 ? '这一页没有专题。' : '这位教师的课程还没有入选专题。'} />
  return (
    <>
      <TopicGrid topics={data.List} draw={draw} stale={isPlaceholderData} heading="h3" />
      <Pagination page={page} size={topicsAPage} total={data.Count} onPage={onPage} />
    </>
  )
}
