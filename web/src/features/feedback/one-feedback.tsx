import { useSchool } from '#session'
import { SkeletonText, Button, Card, copyText, Failure, longMomentOf, toast } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Feedback, feedbackTypeNames } from '@xinglin/contract/feedback'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FollowUp } from './follow-up.tsx'
import styles from './one-feedback.module.css'
import { feedbackKey, oneFeedback, type Which } from './queries.ts'
import { RateAnswer } from './rate-answer.tsx'
import { StateTag } from './state-tag.tsx'
import { Thread } from './thread.tsx'

const Facts = ({ feedback }: { feedback: Feedback }) => (
  <dl className={styles.facts}>
    <div>
      <dt>查询码</dt>
      <dd>
        {feedback.Code}
        <button
          type="button"
          className={styles.copy}
          aria-label="复制查询码"
          onClick={() =>
            void copyText(feedback.Code).then((copied) =>
              copied ? toast.success('查询码已复制') : toast.error('浏览器不允许复制，请手动记下'),
            )
          }
        >
          <Copy size={15} aria-hidden />
        </button>
      </dd>
    </div>
    <div>
      <dt>类型</dt>
      <dd>{feedbackTypeNames[feedback.Type]}</dd>
    </div>
    {feedback.Place && (
      <div>
        <dt>相关课程或页面</dt>
        <dd>
          {feedback.CourseId ? (
            <Link to={`/CoursePreview/${feedback.CourseId}`}>{feedback.Place}</Link>
          ) : (
            feedback.Place
          )}
        </dd>
      </div>
    )}
    <div>
      <dt>提交时间</dt>
      <dd>{longMomentOf(feedback.CreatedAt)}</dd>
    </div>
  </dl>
)

const Shown = ({
  which,
  feedback,
  back,
}: {
  which: Which
  feedback: Feedback
  back: ReactNode
}) => {
  const queries = useQueryClient()
  const { Name: school } = useSchool()
  const changed = (next: Feedback) => {
    queries.setQueryData(oneFeedback(which).queryKey, next)
    void queries.invalidateQueries({ queryKey: [...feedbackKey, 'mine'] })
  }
  const isClosed = feedback.State === 'closed'
  return (
    <>
      <div className={styles.top}>
        <h2 className={styles.title}>反馈详情</h2>
        <StateTag state={feedback.State} />
        <span className={styles.back}>{back}</span>
      </div>
      <Facts feedback={feedback} />
      <Thread posts={feedback.Posts} names={{ giver: '我', school: () => `${school} 回复` }} />
      {feedback.MayRate && (
        <RateAnswer key={feedback.Rate} which={which} feedback={feedback} onRated={changed} />
      )}
      {feedback.MayReply ? (
        <div className={styles.follow}>
          {isClosed && feedback.ReopenUntil && (
            <p className={styles.note}>
              反馈已关闭，{longMomentOf(feedback.ReopenUntil)} 前可以重新打开。
            </p>
          )}
          <FollowUp key={feedback.Posts.length} which={which} reopens={isClosed} onSent={changed} />
        </div>
      ) : (
        <p className={styles.note}>
          反馈关闭已超过 7 天，不能再补充。如有新的问题，请<Link to="/Feedback">重新提交反馈</Link>
          。
        </p>
      )}
    </>
  )
}

/** One feedback for whoever gave it: its thread, a rating of the answer, follow-ups. */
export const OneFeedback = ({
  which,
  back,
  missing,
}: {
  which: Which
  /** The way to where it was chosen. */
  back: ReactNode
  /** What stands there when it is not found. */
  missing?: (message: string) => ReactNode
}) => {
  const { data, error, refetch } = useQuery(oneFeedback(which))
  if (data) {
    return (
      <Card as="section" roomy className={styles.one} aria-label={`反馈 ${data.Code}`}>
        <Shown which={which} feedback={data} back={back} />
      </Card>
    )
  }
  if (error) {
    if (missing) return missing(error.message)
    return (
      <Card roomy>
        <Failure
          error={error}
          onRetry={() => void refetch()}
          other={<Button size="small">{back}</Button>}
        />
      </Card>
    )
  }
  return (
    <Card as="section" roomy aria-busy="true" aria-label="正在加载反馈">
      <SkeletonText lines={6} />
    </Card>
  )
}
