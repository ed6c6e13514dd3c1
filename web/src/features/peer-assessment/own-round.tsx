import { Failure, momentOf, SkeletonText, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  type getOwnPeerRound,
  peerReviewStateNames,
  peerRoundStateNames,
} from '@xinglin/contract/peer-assessment'
import { Link } from 'react-router'
import { Calibration } from './calibration.tsx'
import { ownRound } from './peer-queries.ts'
import styles from './peer.module.css'
import { ReceivedResult } from './received.tsx'

type Review = OutputOf<typeof getOwnPeerRound>['Reviews'][number]

const tones = { none: 'warning', begun: 'warning', done: 'success', missed: 'danger' } as const

const OwedReview = ({
  no,
  review,
  address,
  isClosed,
}: {
  no: number
  review: Review
  address: string
  /** The sample comes first. */
  isClosed: boolean
}) => (
  <li className={styles.line}>
    <h3 className={styles.title}>
      {isClosed || review.State === 'missed' ? `作业 ${no}` : <Link to={address}>作业 {no}</Link>}
    </h3>
    <p className={styles.about}>
      <Tag tone={tones[review.State]}>{peerReviewStateNames[review.State]}</Tag>
      {review.Extra && <Tag tone="neutral">补评</Tag>}
      {(review.State === 'none' || review.State === 'begun') && (
        <span>截止 {momentOf(review.DueAt)}</span>
      )}
      {review.Distance !== null && (
        <span>
          与最终评分相差 {review.Distance}，评阅质量 {review.Grade}
        </span>
      )}
    </p>
  </li>
)

/** One round of a student's: the sample, what they are to assess, what they received. */
export const OwnPeerRound = ({
  id,
  reviewAddress,
}: {
  id: string
  reviewAddress: (reviewId: string) => string
}) => {
  const { data, error, refetch } = useQuery(ownRound(id))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={10} />
  const { Line, Sample, Reviews, Rubric } = data
  const isClosed = Line.Calibration === 'todo' && Line.State !== 'ended'
  return (
    <div className={styles.form}>
      <h1 className={styles.name}>{Line.Title}</h1>
      <p className={styles.about}>
        <Tag tone={Line.State === 'ended' ? 'neutral' : 'success'}>
          {peerRoundStateNames[Line.State]}
        </Tag>
        <span>
          {Line.GroupName} · {Line.ItemTitle}
        </span>
        {Line.State !== 'ended' && <span>截止 {momentOf(Line.DueAt)}</span>}
        {Line.Grade !== null && <span>评阅质量 {Line.Grade} 分</span>}
      </p>
      {Sample && (isClosed || Line.State !== 'ended') && (
        <Calibration id={id} sample={Sample} rubric={Rubric} />
      )}
      {Line.State === 'ended' && <ReceivedResult round={data} />}
      <section className={styles.panel} aria-label="我评阅的作业">
        <h2 className={styles.sub}>我评阅的作业</h2>
        {isClosed && <p className={styles.hint}>完成示例作业的评分后，就可以打开下面的作业。</p>}
        {Reviews.length === 0 && (
          <p className={styles.hint}>没有分给您的作业，您不需要评阅；您的作业照常得到评分。</p>
        )}
        <ul className={styles.list}>
          {Reviews.map((review, at) => (
            <OwedReview
              key={review.Id}
              no={at + 1}
              review={review}
              address={reviewAddress(review.Id)}
              isClosed={isClosed}
            />
          ))}
        </ul>
        {Line.State !== 'ended' && Reviews.length > 0 && (
          <p className={styles.hint}>
            作者和评阅人互不知道姓名。评阅质量看您的评分与最终评分相差多少：相差 5
            分以内为满分，没有提交的按 0 分计。
          </p>
        )}
      </section>
      {Line.State !== 'ended' && <ReceivedResult round={data} />}
    </div>
  )
}
