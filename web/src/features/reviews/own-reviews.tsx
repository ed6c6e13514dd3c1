import { call } from '#call'
import {
  SkeletonText,
  Button,
  Card,
  Chips,
  Empty,
  Failure,
  Pagination,
  SelectField,
  Toolbar,
  useAddressState,
} from '#ui'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { listOwnComments } from '@xinglin/contract/reviews'
import { Link } from 'react-router'
import styles from './managed-reviews.module.css'
import { ownReviewsKey, reviewsAPage } from './queries.ts'
import { Review } from './review-list.tsx'

const usual = { course: '', state: 'all', rate: 0, page: 1 }
const states = ['all', 'unanswered', 'featured'] as const
const allowed = { state: [...states], rate: [0, 1, 2, 3, 4, 5] }

const ownReviews = ({ course, state, rate, page }: typeof usual) =>
  queryOptions({
    queryKey: [...ownReviewsKey, course, state, rate, page],
    queryFn: ({ signal }) =>
      call(
        listOwnComments,
        {
          CourseId: course || null,
          State: states.find((known) => known === state) ?? 'all',
          Rate: rate,
          PageIndex: page,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

const chips = [
  { value: 'all', name: '全部' },
  { value: 'unanswered', name: '未回复' },
  { value: 'featured', name: '精选' },
]
const rates = [
  { value: '0', name: '全部星级' },
  ...[5, 4, 3, 2, 1].map((rate) => ({ value: String(rate), name: `${rate} 星` })),
]

/** The reviews that concern somebody: a student's own, or those of a teacher's courses, to be replied to. */
export const OwnReviews = ({
  teaches,
  courseAddress,
  next,
}: {
  teaches: boolean
  courseAddress: (courseId: string) => string
  /** Where a student without reviews goes on. */
  next: string
}) => {
  const [filters, narrow] = useAddressState(usual, allowed)
  const { data, error, refetch, isPlaceholderData } = useQuery(ownReviews(filters))
  const isBare = filters.course === '' && filters.state === 'all' && filters.rate === 0
  return (
    <>
      <Toolbar>
        <Chips
          label="状态"
          quiet
          options={chips}
          chosen={filters.state}
          onChoose={(state) => narrow({ state })}
        />
        <SelectField
          label="课程"
          compact
          options={[
            { value: '', name: '全部课程' },
            ...(data?.Courses.map(({ Id, Name }) => ({ value: Id, name: Name })) ?? []),
          ]}
          value={filters.course}
          onChoose={(course) => narrow({ course })}
        />
        <SelectField
          label="星级"
          compact
          options={rates}
          value={String(filters.rate)}
          onChoose={(rate) => narrow({ rate: Number(rate) })}
        />
      </Toolbar>
      <Card className={styles.card}>
        {error && !data && (
          <Failure head="评价加载失败" error={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <section className={styles.bones} aria-busy="true" aria-label="正在加载评价">
            <SkeletonText lines={3} />
            <SkeletonText lines={3} />
          </section>
        )}
        {data?.List.length === 0 && (
          <Empty
            head="暂无评价"
            note={
              isBare
                ? teaches
                  ? '学生学习您的课程后写下的评价会出现在这里。'
                  : '学习课程后可以在课程页写下评价。'
                : '换一个条件试试。'
            }
            next={
              isBare ? (
                !teaches && <Link to={next}>去看我的课程</Link>
              ) : (
                <Button onClick={() => narrow(usual)}>查看全部评价</Button>
              )
            }
          />
        )}
        {data && data.List.length > 0 && (
          <ul className={styles.list} aria-busy={isPlaceholderData || undefined}>
            {data.List.map((comment) => (
              <li key={comment.Id}>
                <Review
                  comment={comment}
                  summary={{ MayReply: teaches, MayModerate: false }}
                  over={
                    <Link className={styles.course} to={courseAddress(comment.CourseId)}>
                      {comment.CourseName}
                    </Link>
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Pagination
        page={filters.page}
        size={reviewsAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
