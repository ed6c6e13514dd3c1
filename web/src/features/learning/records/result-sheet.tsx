import { longMomentOf } from '#ui'
import styles from '../report/report.module.css'
import { Dimensions } from '../report/dimensions.tsx'
import { ScoreSum } from '../report/score-sum.tsx'
import type { TrainingResult } from './record-queries.ts'
import { timeSpent } from '../report/time-spent.ts'

/** A report for whoever it is shown to: whose it is, of which course, and what it says. */
export const ResultSheet = ({ result }: { result: TrainingResult }) => {
  const { Report: report } = result
  return (
    <article className={styles.report}>
      <p className={styles.over}>{result.Learner}</p>
      <h1 className={styles.title}>学习报告</h1>
      <p className={styles.course}>
        {result.CourseName}
        <span>第 {result.AttemptNo} 次学习</span>
      </p>
      <ScoreSum
        composite={report.Composite}
        level={report.Level}
        facts={[
          { name: '开始时间', value: longMomentOf(result.StartedAt) },
          { name: '完成时间', value: longMomentOf(report.FinishedAt) },
          { name: '学习时长', value: timeSpent(result.Seconds) },
          { name: '必修内容', value: `${result.DoneCount}/${result.ItemCount}` },
        ]}
      />
      <Dimensions report={report} />
    </article>
  )
}
