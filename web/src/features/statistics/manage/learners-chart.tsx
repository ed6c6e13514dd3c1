import { Button, figure, VisuallyHidden } from '#ui'
import { ChartColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { type Day, scaleOf, shareOf, shortDay, topOf } from './bars.ts'
import styles from './learners-chart.module.css'

const Drawing = ({ days }: { days: readonly Day[] }) => {
  const top = topOf(Math.max(0, ...days.map(({ Learners }) => Learners)))
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.plot}>
        {scaleOf(top).map((value) => (
          <span key={value} className={styles.line} style={{ bottom: `${shareOf(value, top)}%` }}>
            {figure(value)}
          </span>
        ))}
        <div className={styles.bars}>
          {days.map(({ Day: day, Learners: learners }) => (
            <span key={day} className={styles.place} title={`${day}：${learners} 人`}>
              <span className={styles.bar} style={{ height: `${shareOf(learners, top)}%` }}>
                {learners > 0 && <span className={styles.value}>{figure(learners)}</span>}
              </span>
            </span>
          ))}
        </div>
      </div>
      <div className={styles.days}>
        {days.map(({ Day: day }, index) => (
          <span key={day} className={styles.day}>
            {index === days.length - 1 ? '今日' : shortDay(day)}
          </span>
        ))}
      </div>
    </div>
  )
}

const Twin = ({ days }: { days: readonly Day[] }) => (
  <table className={styles.twin}>
    <thead>
      <tr>
        <th scope="col">日期</th>
        <th scope="col">学习人数</th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map(({ Day: day, Learners: learners }) => (
        <tr key={day}>
          <td>{day}</td>
          <td>{figure(learners)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** How many people learned on each of the last days: as bars, or as the table that says the same. */
export const LearnersChart = ({ days }: { days: readonly Day[] }) => {
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className={styles.figure} aria-labelledby="learners-chart">
      <div className={styles.head}>
        <figcaption id="learners-chart" className={styles.title}>
          近 {days.length} 天学习人数
        </figcaption>
        <Button
          kind="plain"
          size="small"
          icon={asTable ? <ChartColumn size={15} aria-hidden /> : <Table2 size={15} aria-hidden />}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? '以图表查看' : '以表格查看'}
        </Button>
      </div>
      {asTable ? (
        <Twin days={days} />
      ) : (
        <>
          <Drawing days={days} />
          <VisuallyHidden>
            {days.map((day) => `${day.Day} ${day.Learners} 人`).join('，')}
          </VisuallyHidden>
        </>
      )}
    </figure>
  )
}
