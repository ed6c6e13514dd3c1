import { serverNow } from '#call'
import { classes, dayOf, VisuallyHidden } from '#ui'
import { useEffect, useRef, useState } from 'react'
import styles from './heat-map.module.css'
import { dayWords, monthsIn, strengthOf, weeksOf } from './year-grid.ts'

type Day = { readonly Day: string; readonly Seconds: number }

const weekdays = ['一', '', '三', '', '五', '', '日']

/** A year of days on which something was learned, darker the longer one studied; the day under the pointer is told below. The table beneath says the same in words. */
export const HeatMap = ({
  year,
  days,
  dates,
  timeOf,
}: {
  year: number
  days: readonly Day[]
  /** What is due on a day, in words. */
  dates: ReadonlyMap<string, string>
  timeOf: (seconds: number) => string
}) => {
  const frame = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<string>()
  const weeks = weeksOf(year)
  const seconds = new Map(days.map(({ Day: day, Seconds }) => [day, Seconds]))
  const last = days
    .map(({ Day: day }) => day)
    .toSorted()
    .at(-1)
  // Where not all of it fits, what is recent is in sight: the last day of learning, or today, whichever is later.
  const today = dayOf(serverNow())
  const newest = last !== undefined && last > today ? last : today
  useEffect(() => {
    const place = frame.current
    const cell = place?.querySelector<HTMLElement>(`[data-day='${newest}']`)
    if (place && cell) place.scrollLeft = cell.offsetLeft - place.clientWidth * 0.8
  }, [newest])
  const label = (day: string) => {
    const spent = seconds.get(day)
    const due = dates.get(day)
    return `${dayWords(day)} · ${spent === undefined ? '没有学习' : timeOf(spent)}${due === undefined ? '' : ` · ${due}`}`
  }
  const hint = days.length > 0 ? '指向一天可查看学习时长' : '这一年还没有学习记录'
  return (
    <div>
      <VisuallyHidden>
        {year} 年学习日历：共 {days.length} 天有学习，明细见下方表格。
      </VisuallyHidden>
      <div
        ref={frame}
        className={styles.frame}
        aria-hidden="true"
        onPointerOver={(event) => {
          const { target } = event
          if (target instanceof HTMLElement) setPointed(target.dataset['day'])
        }}
        onPointerLeave={() => setPointed(undefined)}
      >
        <div
          className={styles.grid}
          style={{ gridTemplateColumns: `20px repeat(${weeks.length}, minmax(0, 1fr))` }}
        >
          {monthsIn(weeks).map(({ week, month }) => (
            <span key={month} className={styles.month} style={{ gridColumn: week + 2, gridRow: 1 }}>
              {month}月
            </span>
          ))}
          {weekdays.map((name, index) => (
            <span
              key={index}
              className={styles.weekday}
              style={{ gridColumn: 1, gridRow: index + 2 }}
            >
              {name}
            </span>
          ))}
          {weeks.flatMap((week, index) =>
            week.map(
              (day, at) =>
                day && (
                  <span
                    key={day}
                    data-day={day}
                    className={classes(
                      styles.day,
                      styles[`step${strengthOf(seconds.get(day))}`],
                      day === pointed && styles.pointed,
                      dates.has(day) && styles.due,
                    )}
                    style={{ gridColumn: index + 2, gridRow: at + 2 }}
                  />
                ),
            ),
          )}
        </div>
      </div>
      <div className={styles.legend} aria-hidden="true">
        <span className={styles.told}>{pointed ? label(pointed) : hint}</span>
        <span className={styles.scale}>
          <span className={classes(styles.day, styles.step0, styles.due)} />
          有任务或考试截止
        </span>
        <span className={styles.scale}>
          少
          {[0, 1, 2, 3, 4].map((step) => (
            <span key={step} className={classes(styles.day, styles[`step${step}`])} />
          ))}
          多
        </span>
      </div>
    </div>
  )
}
