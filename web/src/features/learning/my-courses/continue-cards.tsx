import { serverNow } from '#call'
import { Skeleton, SkeletonText, ButtonLink, Failure, Progress } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import type { getRecentLearning } from '@xinglin/contract/learning'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './continue-cards.module.css'
import { playerAddress } from '../addresses/moolparam.ts'
import { recentLearning } from './queries.ts'
import { lastTime } from '../report/when.ts'

type Recent = OutputOf<typeof getRecentLearning>[number]

const ContinueCard = ({ recent, cover }: { recent: Recent; cover: ReactNode }) => (
  <article className={styles.card}>
    <div className={styles.picture}>{cover}</div>
    <div className={styles.words}>
      <h3 className={styles.name}>{recent.CourseName}</h3>
      <p className={styles.last}>
        {lastTime(recent.LastAt, serverNow())}
        {recent.CurrentTitle && ` · ${recent.CurrentTitle}`}
      </p>
      <div className={styles.progress}>
        <Progress
          className={styles.bar}
          value={recent.Progress}
          label={`${recent.CourseName} 学习进度`}
        />
        <span>
          {Math.floor(recent.Progress)}% · {recent.DoneCount}/{recent.ItemCount}
        </span>
      </div>
      <div className={styles.action}>
        <ButtonLink
          kind="primary"
          size="small"
          className={styles.go ?? ''}
          icon={<Play size={14} aria-hidden />}
          aria-label={`继续学习 ${recent.CourseName}`}
          to={playerAddress(recent.CourseId, {
            progressId: recent.ProgressId,
            itemId: recent.CurrentItem ?? '',
          })}
        >
          继续学习
        </ButtonLink>
      </div>
    </div>
  </article>
)

const CardBone = () => (
  <div className={styles.card} aria-hidden="true">
    <div className={styles.picture}>
      <Skeleton height="148px" />
    </div>
    <div className={styles.words} style={{ gap: 12 }}>
      <SkeletonText lines={3} />
    </div>
  </div>
)

/** 继续学习: what the learner is in the middle of, at most three; `frame` puts a heading around it, and is left out when there is nothing. */
export const ContinueCards = ({
  cover,
  frame,
}: {
  cover: (course: {
    readonly id: string
    readonly src: string
    readonly motif: string
  }) => ReactNode
  frame: (inside: ReactNode) => ReactNode
}) => {
  const { data, error, isPending, refetch } = useQuery(recentLearning)
  if (error)
    return frame(<Failure head="学习记录加载失败" error={error} onRetry={() => void refetch()} />)
  if (isPending) {
    return frame(
      <section className={styles.cards} aria-busy="true" aria-label="正在加载学习记录">
        <CardBone />
        <CardBone />
      </section>,
    )
  }
  if (data.length === 0) return null
  return frame(
    <div className={styles.cards}>
      {data.map((recent) => (
        <ContinueCard
          key={recent.ProgressId}
          recent={recent}
          cover={cover({ id: recent.CourseId, src: recent.ImgUrl, motif: recent.Motif })}
        />
      ))}
    </div>,
  )
}
