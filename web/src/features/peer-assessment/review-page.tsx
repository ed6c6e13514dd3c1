import { RubricFields } from '#marking'
import {
  Button,
  confirm,
  Failure,
  FormFault,
  momentOf,
  SaveSign,
  SkeletonText,
  TextArea,
  toast,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  longestPeerComment,
  type openPeerReview,
  savePeerReview,
} from '@xinglin/contract/peer-assessment'
import { useState } from 'react'
import { PeerDocument } from './peer-document.tsx'
import { reviewOf } from './peer-queries.ts'
import styles from './peer.module.css'
import { useReview } from './use-review.ts'

type Review = OutputOf<typeof openPeerReview>

const faultOf = (
  { Rubric }: Review,
  points: Review['Points'],
  comment: string,
): string | undefined => {
  const { unrated, short } = savePeerReview.refusals
  if (Rubric.some(({ Id }) => points[Id] === undefined)) return unrated[1]
  return [...comment.trim()].length < 10 ? short[1] : undefined
}

const Writing = ({ review, onDone }: { review: Review; onDone: () => void }) => {
  const own = useReview(review)
  const [pending, setPending] = useState(false)
  const submit = async () => {
    const fault = faultOf(review, own.points, own.comment)
    own.setRefused(fault ?? '')
    if (fault) return
    if (!(await confirm({ title: '提交评阅？', note: '提交后不能再修改。', yes: '提交' }))) return
    setPending(true)
    const isDone = await own.submit()
    setPending(false)
    if (!isDone) return
    toast.success('评阅已提交')
    onDone()
  }
  return (
    <section className={styles.box} aria-label="评分">
      <RubricFields rubric={review.Rubric} points={own.points} onChange={own.setPoints} />
      <TextArea
        label="评语（至少10个字）"
        rows={6}
        most={longestPeerComment}
        placeholder="先写做得好的，再写可以改进的，指出具体位置。"
        value={own.comment}
        onChange={(event) => own.setComment(event.target.value)}
      />
      <FormFault>{own.refused}</FormFault>
      <p className={styles.actions}>
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          提交评阅
        </Button>
        <SaveSign saving={own.saving} fault={own.fault} onSave={() => void own.flush()} />
      </p>
    </section>
  )
}

const Written = ({ review }: { review: Review }) => (
  <section className={styles.box} aria-label="评分">
    <output className={styles.hint}>
      {review.Submitted ? '您已提交这份评阅。' : review.Locked}
    </output>
    <RubricFields rubric={review.Rubric} points={review.Points} />
    <p className={styles.comment}>{review.Comment}</p>
  </section>
)

/** A work that a student assesses: what was handed in at the left, points and comment at the right. */
export const PeerReview = ({ id, onDone }: { id: string; onDone: (roundId: string) => void }) => {
  const { data: review, error, refetch } = useQuery(reviewOf(id))
  if (error && !review) return <Failure error={error} onRetry={() => void refetch()} />
  if (!review) return <SkeletonText lines={10} />
  return (
    <div className={styles.form}>
      <h1 className={styles.name}>{review.Title}</h1>
      <p className={styles.about}>
        <span>作者匿名</span>
        <span>截止 {momentOf(review.DueAt)}</span>
      </p>
      <div className={styles.desk}>
        <article className={styles.box} aria-label="作业">
          <PeerDocument shown={review.Document} />
        </article>
        {review.Locked === '' ? (
          <Writing review={review} onDone={() => onDone(review.RoundId)} />
        ) : (
          <Written review={review} />
        )}
      </div>
    </div>
  )
}
