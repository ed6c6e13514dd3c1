import {
  SkeletonText,
  Card,
  Chips,
  countWord,
  Empty,
  Failure,
  PageHead,
  Pagination,
  SearchField,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Moderation } from './moderation.tsx'
import { ReviewCard } from './review-card.tsx'
import {
  allowedReviews,
  managedReviews,
  managedReviewsAPage,
  defaultReviews,
} from './managed-queries.ts'
import styles from './managed-reviews.module.css'

const chips = [
  { value: 'all', name: '全部' },
  { value: 'shown', name: '显示中' },
  { value: 'featured', name: '精选' },
  { value: 'unanswered', name: '未回复' },
  { value: 'hidden', name: '已隐藏' },
]

/** The reviews of the school for those who run it: found by state and words, featured, hidden with a reason, shown again. */
export const ManagedReviews = () => {
  const [filters, narrow] = useAddressState(defaultReviews, allowedReviews)
  const { data, error, refetch, isPlaceholderData } = useQuery(managedReviews(filters))
  return (
    <>
      <PageHead
        title="课程评价"
        note="精选的评价排在课程评价的最前面；隐藏须写明原因，作者会看到。"
      />
      <Toolbar end={data && <span aria-live="polite">共 {countWord(data.Count)} 条</span>}>
        <Chips
          label="状态"
          quiet
          options={chips}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
        <SearchField label="评价内容" value={filters.key} onSearch={(key) => narrow({ key })} />
      </Toolbar>
      <Card className={styles.card}>
        {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <section className={styles.bones} aria-busy="true" aria-label="正在加载评价">
            <SkeletonText lines={3} />
            <SkeletonText lines={3} />
            <SkeletonText lines={3} />
          </section>
        )}
        {data?.List.length === 0 && (
          <Empty
            head="没有评价"
            note={
              filters.key || filters.state !== 'all'
                ? '换一个状态或关键词试试。'
                : '学生学习课程后写下的评价会出现在这里。'
            }
          />
        )}
        {data && data.List.length > 0 && (
          <ul className={styles.list} aria-busy={isPlaceholderData || undefined}>
            {data.List.map(({ CourseName: courseName, ...comment }) => (
              <li key={comment.Id}>
                <ReviewCard
                  comment={comment}
                  over={
                    <Link
                      className={styles.course}
                      to={`/CoursePreview/${comment.CourseId}?tab=reviews`}
                    >
                      {courseName}
                    </Link>
                  }
                  actions={<Moderation comment={comment} />}
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Pagination
        page={filters.page}
        size={managedReviewsAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
