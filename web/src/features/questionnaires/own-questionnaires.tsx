import { Empty, Failure, momentOf, SkeletonText, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OwnQuestionnaire } from '@xinglin/contract/questionnaires'
import { Link } from 'react-router'
import { ownQuestionnaires } from './questionnaire-queries.ts'
import styles from './questionnaires.module.css'

const StateTag = ({ one: { Answered, Closed } }: { one: OwnQuestionnaire }) => {
  if (Answered) return <Tag tone="success">已填写</Tag>
  return Closed ? <Tag tone="neutral">已截止</Tag> : <Tag tone="warning">待填写</Tag>
}

/** Questionnaires that a student is asked: those that wait first. */
export const OwnQuestionnaires = ({ addressOf }: { addressOf: (id: string) => string }) => {
  const { data, error, refetch } = useQuery(ownQuestionnaires())
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={6} />
  if (data.List.length === 0)
    return <Empty head="暂无问卷" note="老师或学校发来问卷后，会在这里和“今日”中出现。" />
  return (
    <ul className={styles.list} aria-label="问卷">
      {data.List.map((one) => (
        <li key={one.Id} className={styles.line}>
          <h2 className={styles.title}>
            <Link to={addressOf(one.Id)}>{one.Title}</Link>
          </h2>
          <p className={styles.about}>
            <StateTag one={one} />
            {one.Anonymous && <Tag tone="school">匿名</Tag>}
            <span>
              {one.Items} 题，约 {one.Minutes} 分钟
            </span>
            <span>截止 {momentOf(one.ClosesAt)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
