import { serverNow } from '#call'
import { Skeleton, Failure, Pagination } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AttemptList } from './attempt-list.tsx'
import { recordsOf } from './record-queries.ts'

const some = 5

/** One's rounds of a course, the newest first, each leading to its detail. */
export const CourseAttempts = ({ courseId }: { courseId: string }) => {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(
    recordsOf({ courseId, kind: -1, from: '', to: '', page }, some),
  )
  if (error && !data)
    return <Failure head="学习记录加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="80px" shape="block" />
  return (
    <>
      <AttemptList lines={data.List} now={serverNow()} />
      <Pagination page={page} size={some} total={data.Count} onPage={setPage} />
    </>
  )
}
