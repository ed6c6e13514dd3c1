import { Empty, Failure, momentOf, SkeletonText, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type OwnPeerRound, peerResultStateNames } from '@xinglin/contract/peer-assessment'
import { Link } from 'react-router'
import { ownRounds } from './peer-queries.ts'
import styles from './peer.module.css'

/** How a round stands for a student, in a word. */
const StateTag = ({ one: { Owed, State } }: { one: OwnPeerRound }) => {
  if (Owed > 0) return <Tag tone="warning">还有 {Owed} 份待评阅</Tag>
  return State === 'ended' ? (
    <Tag tone="neutral">已结束</Tag>
  ) : (
    <Tag tone="success">您的评阅已完成</Tag>
  )
}

/** What became of a student's own work, in words. */
export const resultWords = ({ Result, Share }: OwnPeerRound): string =>
  Share === null ? `我的作业：${peerResultStateNames[Result]}` : `我的作业：${Share} 分`

/** The rounds of peer assessment of a student: those in which they owe something first. */
export const OwnPeerRounds = ({ addressOf }: { addressOf: (id: string) => string }) => {
  const { data, error, refetch } = useQuery(ownRounds())
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={6} />
  if (data.List.length === 0)
    return (
      <Empty
        head="暂无互评任务"
        note="老师为您提交的作业安排互评后，待评阅的作业会在这里和“今天”中出现。"
      />
    )
  return (
    <ul className={styles.list} aria-label="互评">
      {data.List.map((one) => (
        <li key={one.Id} className={styles.line}>
          <h2 className={styles.title}>
            <Link to={addressOf(one.Id)}>{one.Title}</Link>
          </h2>
          <p className={styles.about}>
            <StateTag one={one} />
            <span>
              {one.GroupName} · {one.ItemTitle}
            </span>
          </p>
          <p className={styles.about}>
            <span>
              已评 {one.Done} / {one.Done + one.Owed}
            </span>
            {one.State !== 'ended' && <span>截止 {momentOf(one.DueAt)}</span>}
            <span>{resultWords(one)}</span>
            {one.Grade !== null && <span>评阅质量 {one.Grade}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
