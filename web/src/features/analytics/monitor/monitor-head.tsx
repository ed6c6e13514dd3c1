import { Histogram } from '#ui'
import type { WatchedItem, WatchedLearner } from '@xinglin/contract/analytics'
import { progressBuckets, stands, stopsOf } from './standing.ts'
import styles from './monitor.module.css'

const maxStops = 5

const Figure = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** How all of them stand: in figures, by progress, and where people stop. */
export const MonitorHead = ({
  items,
  learners,
  now,
}: {
  items: readonly WatchedItem[]
  learners: readonly WatchedLearner[]
  now: number
}) => {
  const count = (standing: Parameters<typeof stands>[1]) =>
    learners.filter((one) => stands(one, standing, now)).length
  const stops = stopsOf(items, learners, now)
  const bars = progressBuckets(learners).map((some, at) => ({
    name: at === 10 ? '100%' : `${at * 10}%至${at * 10 + 9}%`,
    short: at === 10 ? '100' : String(at * 10),
    count: some,
  }))
  return (
    <div className={styles.head}>
      <dl className={styles.figures}>
        <Figure name="正在学习" value={count('here')} />
        <Figure name="落后" value={count('behind')} />
      </dl>
      <section aria-label="进度分布">
        <h3 className={styles.name}>进度分布（%）</h3>
        <Histogram label="进度分布" unit="人" bars={bars} />
      </section>
      <section aria-label="停在哪里">
        <h3 className={styles.name}>停在哪里</h3>
        {stops.length === 0 ? (
          <p className={styles.quiet}>没有人停下：学习中的学生三天内都学习过。</p>
        ) : (
          <ol className={styles.stops}>
            {stops.slice(0, maxStops).map(({ title, count: some }) => (
              <li key={title}>
                <span>{title}</span>
                <strong>{some} 人</strong>
              </li>
            ))}
          </ol>
        )}
        {stops.length > 0 && <p className={styles.quiet}>三天以上没有学习、停在该内容的人数</p>}
      </section>
    </div>
  )
}
