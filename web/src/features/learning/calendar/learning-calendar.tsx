import { serverNow } from '#call'
import { Skeleton, Card, Explain, Failure } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayTable } from './day-table.tsx'
import { HeatMap } from './heat-map.tsx'
import styles from './learning-calendar.module.css'
import { calendarOf } from '../records/record-queries.ts'
import { timeSpent } from '../report/time-spent.ts'
import { yearOf } from '../report/when.ts'

const firstYear = 2020

const Total = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.total}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const Years = ({ year, onYear }: { year: number; onYear: (year: number) => void }) => (
  <span className={styles.years}>
    <button
      type="button"
      aria-label="上一年"
      disabled={year <= firstYear}
      onClick={() => onYear(year - 1)}
    >
      <ChevronLeft size={18} aria-hidden />
    </button>
    <output>{year} 年</output>
    <button
      type="button"
      aria-label="下一年"
      disabled={year >= yearOf(serverNow())}
      onClick={() => onYear(year + 1)}
    >
      <ChevronRight size={18} aria-hidden />
    </button>
  </span>
)

/** A year of learning: how much in all, on which days how long, and what counts as time. */
export const LearningCalendar = ({
  year,
  dates,
  onYear,
}: {
  year: number
  /** What is due on a day, in words. */
  dates: ReadonlyMap<string, string>
  onYear: (year: number) => void
}) => {
  const { data, error, refetch } = useQuery(calendarOf(year))
  const days = data?.Days ?? []
  return (
    <Card as="section" roomy className={styles.calendar} aria-labelledby="calendar">
      <div className={styles.head}>
        <h2 className={styles.title} id="calendar">
          学习日历
          <Explain label="学习时长怎么算">
            <strong>只计算真正在学的时间</strong>
            <span>
              停留在学习页面，并且有翻页、滚动、输入或播放视频等操作时计时；切换到其他页面、锁屏，或连续
              2 分钟没有任何操作之后不再计时。
            </span>
          </Explain>
        </h2>
        <Years year={year} onYear={onYear} />
      </div>
      {error && !data ? (
        <Failure head="学习日历加载失败" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <dl className={styles.totals}>
            <Total
              name="学习时长"
              value={data.TotalSeconds === 0 ? '0 分钟' : timeSpent(data.TotalSeconds)}
            />
            <Total name="学习天数" value={`${days.length} 天`} />
            <Total name="学习课程" value={`${data.CourseCount} 门`} />
            <Total name="完成学习" value={`${data.FinishedCount} 次`} />
          </dl>
          <HeatMap key={year} year={year} days={days} dates={dates} timeOf={timeSpent} />
          <DayTable year={year} days={days} timeOf={timeSpent} />
        </>
      ) : (
        <section aria-busy="true" aria-label="正在加载学习日历" className={styles.bones}>
          <Skeleton height="52px" shape="block" />
          <Skeleton height="140px" shape="block" />
        </section>
      )}
    </Card>
  )
}
