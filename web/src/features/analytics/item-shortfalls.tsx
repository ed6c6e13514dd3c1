import { SkeletonText, Empty, Failure, Histogram, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { QuestionFigures, Shortfall } from '@xinglin/contract/analytics'
import { meanWord } from '@xinglin/simulation/assessment'
import { itemShortfalls } from './analytics-queries.ts'
import styles from './analytics.module.css'
import { scoreBars } from './score-bars.ts'
import { shareOf } from './share-of.ts'

const wide = (share: number) => `${Math.max(0, Math.min(100, share))}%`

const Missed = ({ rows }: { rows: readonly Shortfall[] }) => (
  <ul className={styles.shares}>
    {rows.map(({ Group, Name, Missed: missed, Of }) => (
      <li key={`${Group} ${Name}`}>
        <span className={styles.shareName}>
          <small className={styles.quiet}>{Group}</small>
          {Name}
        </span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.lost} style={{ width: wide(shareOf(missed, Of)) }} />
        </span>
        <span className={styles.shareWord}>
          {missed}/{Of} 人
        </span>
      </li>
    ))}
  </ul>
)

const Question = ({ one, no }: { one: QuestionFigures; no: number }) => (
  <li className={styles.question}>
    <p className={styles.stem}>
      {no}. {one.Stem}
      <span className={styles.quiet}>
        首次答对 {one.Right}/{one.Answered} 人
      </span>
    </p>
    <ul className={styles.shares}>
      {one.Options.map(({ Text, Right, Chosen }, at) => (
        <li key={Text}>
          <span className={styles.shareName}>
            {String.fromCodePoint(65 + at)}. {Text}
            {Right && <Tag tone="success">正确</Tag>}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span
              className={Right ? styles.won : styles.lost}
              style={{ width: wide(shareOf(Chosen, one.Answered)) }}
            />
          </span>
          <span className={styles.shareWord}>{Chosen} 人</span>
        </li>
      ))}
    </ul>
  </li>
)

/** What the learners missed at an item: how the scores lie, each dimension, each point, each question with its options. */
export const ItemShortfalls = ({
  courseId,
  itemId,
  classId,
}: {
  courseId: string
  itemId: string
  classId: string
}) => {
  const { data, error, refetch } = useQuery(itemShortfalls(courseId, itemId, classId))
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={10} />
  if (data.Learners === 0)
    return <Empty head="还没有人完成" note="有学生提交后，这里显示得分分布与常见失分。" />
  return (
    <div className={styles.shortfalls}>
      <section>
        <h3 className={styles.title}>得分分布</h3>
        <p className={styles.quiet}>
          {data.Learners} 人，平均 {meanWord(data.Mean)} 分
        </p>
        <Histogram label="得分分布" unit="人" bars={scoreBars(data.Buckets)} />
      </section>
      {data.Dimensions.some(({ Mean }) => Mean !== null) && (
        <section>
          <h3 className={styles.title}>各维度平均</h3>
          <ul className={styles.shares}>
            {data.Dimensions.map(({ Name, Mean }) => (
              <li key={Name}>
                <span className={styles.shareName}>{Name}</span>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.won} style={{ width: wide(Mean ?? 0) }} />
                </span>
                <span className={styles.shareWord}>
                  {Mean === null ? '未评' : `${meanWord(Mean)} 分`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.Missed.length > 0 && (
        <section>
          <h3 className={styles.title}>失分最多的评分点</h3>
          <Missed rows={data.Missed} />
        </section>
      )}
      {data.Questions.length > 0 && (
        <section>
          <h3 className={styles.title}>逐题作答</h3>
          <ol className={styles.questions}>
            {data.Questions.map((one, at) => (
              <Question key={one.Id} one={one} no={at + 1} />
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
