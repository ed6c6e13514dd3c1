import { Histogram, SelectField } from '#ui'
import { type getCourseFigures, withoutClass } from '@xinglin/contract/analytics'
import type { OutputOf } from '@xinglin/contract/call'
import { meanWord } from '@xinglin/simulation/assessment'
import styles from './analytics.module.css'
import { scoreBars } from './score-bars.ts'

type Figures = OutputOf<typeof getCourseFigures>

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** How a course stands in figures, for one class or all; chosen here for everything below. */
export const CourseHead = ({
  figures,
  classId,
  onClass,
}: {
  figures: Figures
  classId: string
  onClass: (classId: string) => void
}) => {
  const { SeesAll, Classes, Learners, New, Learning, Done, MeanProgress, MeanScore } = figures
  const options = [
    { value: '', name: SeesAll ? '全部学生' : '我的全部班级' },
    ...Classes.map(({ Id, Name, Students }) => ({ value: Id, name: `${Name}（${Students}人）` })),
    ...(SeesAll && Classes.length > 0 ? [{ value: withoutClass, name: '未随班级学习' }] : []),
  ]
  return (
    <section className={styles.head} aria-label="概况">
      <div className={styles.numbers}>
        <SelectField label="班级" options={options} value={classId} onChoose={onClass} />
        <dl className={styles.figures}>
          <Figure name="学生" value={String(Learners)} />
          <Figure name="未开始" value={String(New)} />
          <Figure name="学习中" value={String(Learning)} />
          <Figure name="已完成" value={String(Done)} />
          <Figure name="平均进度" value={`${MeanProgress}%`} />
          <Figure name="平均成绩" value={meanWord(MeanScore)} />
        </dl>
      </div>
      <div>
        <h2 className={styles.chart}>成绩分布（分）</h2>
        <Histogram label="成绩分布" unit="人" bars={scoreBars(figures.Buckets)} />
      </div>
    </section>
  )
}
