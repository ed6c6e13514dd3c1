import type { Report } from '@xinglin/contract/learning'
import { hasScores, RadarChart } from '#ui'
import styles from './dimensions.module.css'
import { ReportTable } from './report-table.tsx'
import { levelScale, sumOf } from './score.ts'

/** 八个维度: how they count, as a drawing where there is enough to draw, and as a table with the evidence. */
export const Dimensions = ({ report }: { report: Report }) => {
  const { Dimensions: dimensions } = report
  const axes = dimensions.map(({ Name, Score }) => ({ name: Name, score: Score }))
  const assessed = axes.filter(({ score }) => score !== null).length
  return (
    <section className={styles.frame}>
      <h2 className={styles.head}>八个维度</h2>
      <p className={styles.note}>
        {assessed === dimensions.length
          ? '八个维度各占 12.5%。'
          : `本课程设置了 ${assessed} 个维度，综合成绩为它们的平均；未设置的维度不计入总分。`}
        {assessed > 1 && sumOf(report)}
        <br />
        {levelScale}
      </p>
      <div className={styles.both}>
        {hasScores(axes) && (
          <div className={styles.drawing}>
            <RadarChart axes={axes} />
          </div>
        )}
        <ReportTable dimensions={dimensions} />
      </div>
    </section>
  )
}
