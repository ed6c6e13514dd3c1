import styles from './day-table.module.css'
import { dayWords } from './year-grid.ts'

type Day = { readonly Day: string; readonly Seconds: number }

/** The calendar in words: every day on which one studied, the latest first. */
export const DayTable = ({
  year,
  days,
  timeOf,
}: {
  year: number
  days: readonly Day[]
  timeOf: (seconds: number) => string
}) => {
  const studied = days.toSorted((one, other) => other.Day.localeCompare(one.Day))
  if (studied.length === 0) return null
  return (
    <details className={styles.details}>
      <summary>以表格查看 {studied.length} 天的学习时长</summary>
      <table className={styles.table}>
        <caption>{year} 年每天的学习时长</caption>
        <thead>
          <tr>
            <th scope="col">日期</th>
            <th scope="col">学习时长</th>
          </tr>
        </thead>
        <tbody>
          {studied.map(({ Day: day, Seconds }) => (
            <tr key={day}>
              <th scope="row">{dayWords(day)}</th>
              <td>{timeOf(Seconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
