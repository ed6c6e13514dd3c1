import { ButtonLink, Empty, Failure, Pagination, SkeletonText } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { InquiryCard } from './inquiry-line.tsx'
import { courseInquiries, inquiriesInBrief } from './inquiry-queries.ts'
import styles from './inquiries.module.css'

/** The questions of a course that one may read, the common ones first, and the way to ask. */
export const CourseInquiries = ({
  courseId,
  asking,
  addressOf,
}: {
  courseId: string
  /** Where one asks about the course; absent for whoever asks nothing. */
  asking?: string | undefined
  addressOf: (id: string) => string
}) => {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(courseInquiries(courseId, page))
  const ask = asking && (
    <ButtonLink size="small" icon={<MessageCircleQuestion size={15} aria-hidden />} to={asking}>
      提问
    </ButtonLink>
  )
  if (error && !data)
    return <Failure head="提问加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={4} />
  if (data.List.length === 0) return <Empty head="还没有提问" next={ask} />
  return (
    <>
      {ask && <p className={styles.ask}>{ask}</p>}
      <ul className={styles.list} aria-label="课程提问">
        {data.List.map((one) => (
          <InquiryCard key={one.Id} one={one} to={addressOf(one.Id)} withAsker heading="h3" />
        ))}
      </ul>
      <Pagination page={page} size={inquiriesInBrief} total={data.Count} onPage={setPage} />
    </>
  )
}
