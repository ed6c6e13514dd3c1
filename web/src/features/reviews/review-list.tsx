import { SkeletonText, Failure, Pagination } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Comment } from '@xinglin/contract/reviews'
import { type ReactNode, useState } from 'react'
import { Moderation } from './moderation.tsx'
import { OwnActions } from './own-actions.tsx'
import { reviewsAPage, reviewsOf, type Summary, type Which } from './queries.ts'
import { ReplyAction, ReplyActions, ReplyEditor } from './reply-editor.tsx'
import { ReviewCard } from './review-card.tsx'
import styles from './review-panel.module.css'

/** A review with what the visitor may do about it; `over` says what it is about, where that is not plain. */
export const Review = ({
  comment,
  summary,
  over,
}: {
  comment: Comment
  summary: Pick<Summary, 'MayReply' | 'MayModerate'>
  over?: ReactNode
}) => {
  const [replying, setReplying] = useState(false)
  const mayReply = summary.MayReply && !replying
  return (
    <ReviewCard
      comment={comment}
      over={over}
      actions={
        <>
          {comment.IsMine === 1 && <OwnActions comment={comment} />}
          {mayReply && !comment.ReplyComment && <ReplyAction onReply={() => setReplying(true)} />}
          {summary.MayModerate && <Moderation comment={comment} />}
        </>
      }
      replyActions={mayReply && <ReplyActions comment={comment} onEdit={() => setReplying(true)} />}
      below={replying && <ReplyEditor comment={comment} onDone={() => setReplying(false)} />}
    />
  )
}

/** A page of reviews after the other, ten to a page; `none` stands where there are none. */
export const ReviewList = ({
  courseId,
  which,
  summary,
  head,
  none,
}: {
  courseId: string
  which: Which
  summary: Summary
  /** The heading of a list that may be empty, and is then left out with it. */
  head?: string
  none: ReactNode
}) => {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(reviewsOf(courseId, which, page))
  if (error && !data)
    return <Failure head="评价加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <section className={styles.bones} aria-busy="true" aria-label="正在加载评价">
        <SkeletonText lines={3} />
        <SkeletonText lines={3} />
      </section>
    )
  }
  if (data.Count === 0) return none
  return (
    <div>
      {head && <h2 className={styles.title}>{head}</h2>}
      <ul className={styles.list}>
        {data.List.map((comment) => (
          <li key={comment.Id}>
            <Review comment={comment} summary={summary} />
          </li>
        ))}
      </ul>
      <Pagination page={page} size={reviewsAPage} total={data.Count} onPage={setPage} />
    </div>
  )
}
