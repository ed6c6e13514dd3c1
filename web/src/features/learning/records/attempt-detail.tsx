import { Card, longMomentOf, Progress, Tag } from '#ui'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './attempt-detail.module.css'
import { AttemptEvents } from './attempt-events.tsx'
import { AttemptItems } from './attempt-items.tsx'
import { attemptName, attemptState } from '../report/attempt-words.ts'
import type { AttemptDetail as Detail } from './record-queries.ts'
import { Dimensions } from '../report/dimensions.tsx'
import { ScoreSum } from '../report/score-sum.tsx'
import { timeSpent } from '../report/time-spent.ts'

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const Head = ({ attempt, closed }: { attempt: Detail['Attempt']; closed: string }) => {
  const { word, tone } = attemptState(attempt)
  return (
    <Card as="section" className={styles.head}>
      <p className={styles.over}>
        {attemptName(attempt.AttemptNo)}
        <Tag tone={tone}>{word}</Tag>
      </p>
      <h1 className={styles.name}>{attempt.CourseName}</h1>
      {closed && (
        <p className={styles.closed}>
          <History size={17} aria-hidden />
          {closed}
        </p>
      )}
      <div className={styles.progress}>
        <Progress value={attempt.Progress} label="学习进度" />
        <span>
          <strong>{Math.floor(attempt.Progress)}%</strong> 已完成 {attempt.DoneCount}/
          {attempt.ItemCount} 项必修内容
        </span>
      </div>
      <dl className={styles.facts}>
        <Fact name="开始时间" value={longMomentOf(attempt.StartedAt)} />
        <Fact
          name={attempt.FinishedAt ? '完成时间' : '最近学习'}
          value={longMomentOf(attempt.FinishedAt ?? attempt.LastAt)}
        />
        <Fact name="学习时长" value={timeSpent(attempt.Seconds)} />
        {attempt.Level && <Fact name="等级" value={attempt.Level} />}
      </dl>
    </Card>
  )
}

/** One round in full: its head, what was done in each item, its score, and what happened when. */
export const AttemptDetail = ({
  detail,
  evidence,
}: {
  detail: Detail
  /** What the score rests on besides, for a course that is not learnt in items. */
  evidence: ReactNode
}) => {
  const { Attempt: attempt, Report: report } = detail
  return (
    <article className={styles.detail}>
      <Head attempt={attempt} closed={detail.Closed} />
      {detail.Items.length > 0 && (
        <section>
          <h2 className={styles.title}>学习内容</h2>
          <AttemptItems items={detail.Items} />
        </section>
      )}
      {report && (
        <section className={styles.report}>
          <h2 className={styles.title}>学习报告</h2>
          <ScoreSum
            composite={report.Composite}
            level={report.Level}
            facts={[
              { name: '完成时间', value: longMomentOf(report.FinishedAt) },
              { name: '学习时长', value: timeSpent(attempt.Seconds) },
            ]}
          />
          <Dimensions report={report} />
        </section>
      )}
      {evidence}
      <section>
        <h2 className={styles.title}>学习轨迹</h2>
        <AttemptEvents events={detail.Events} />
      </section>
    </article>
  )
}
