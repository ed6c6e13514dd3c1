import { isMember, useSession } from '#session'
import { SkeletonText, Button, Chips, Empty, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { role } from '@xinglin/contract/identity'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { summaryOf, type Summary } from './queries.ts'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { ReviewList } from './review-list.tsx'
import styles from './review-panel.module.css'

const WriteButton = ({ courseId }: { courseId: string }) => {
  const [writing, setWriting] = useState(false)
  return (
    <>
      <Button
        kind="primary"
        icon={<PencilLine size={16} aria-hidden />}
        onClick={() => setWriting(true)}
      >
        写评价
      </Button>
      {writing && <ReviewDialog courseId={courseId} onClose={() => setWriting(false)} />}
    </>
  )
}

type Shown = 'featured' | 'all'

const Others = ({ courseId, summary }: { courseId: string; summary: Summary }) => {
  const [chosen, setChosen] = useState<Shown>()
  // Nothing featured: then all are worth more than an empty place.
  const which = chosen ?? (summary.CullTotal > 0 ? 'featured' : 'all')
  return (
    <section className={styles.block} aria-label="大家的评价">
      <Chips
        label="评价范围"
        options={[
          { value: 'featured', name: `精选评价 ${summary.CullTotal}` },
          { value: 'all', name: `全部评价 ${summary.Total}` },
        ]}
        chosen={which}
        onChoose={setChosen}
      />
      <ReviewList
        key={which}
        courseId={courseId}
        which={which}
        summary={summary}
        none={<p className={styles.none}>{which === 'featured' ? '暂无精选评价' : '暂无评价'}</p>}
      />
    </section>
  )
}

/** The reviews of a course (评价): its rating, the visitor's own, the featured ones and all, with what this visitor may do. */
export const ReviewPanel = ({ courseId }: { courseId: string }) => {
  const who = useSession()
  const { data: summary, error, refetch } = useQuery(summaryOf(courseId))
  if (error && !summary)
    return <Failure head="评价加载失败" error={error} onRetry={() => void refetch()} />
  if (!summary) {
    return (
      <section className={styles.bones} aria-busy="true" aria-label="正在加载评价">
        <SkeletonText lines={4} />
        <SkeletonText lines={4} />
      </section>
    )
  }
  const write = summary.ReviewFor !== null && <WriteButton courseId={courseId} />
  const isStudent = isMember(who) && who.RoleType === role.student
  return (
    <div className={styles.panel}>
      {summary.HasComments ? (
        <RatingSummary summary={summary} action={write} />
      ) : (
        <Empty
          head="暂无评价"
          note={
            write
              ? '你已学习过这门课程，写下第一条评价吧。'
              : isStudent
                ? '学习课程后就可以写下第一条评价。'
                : '学生学习课程后可以评价。'
          }
          next={write}
        />
      )}
      {isStudent && (
        <ReviewList
          courseId={courseId}
          which="mine"
          summary={summary}
          none={null}
          head="我的评价"
        />
      )}
      {(summary.HasComments || summary.MayModerate) && (
        <Others courseId={courseId} summary={summary} />
      )}
    </div>
  )
}
