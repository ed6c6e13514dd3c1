import { figure, Progress, Stars } from '#ui'
import type { ReactNode } from 'react'
import { bandOf, shareOf } from './bands.ts'
import type { Summary } from './queries.ts'
import styles from './rating-summary.module.css'

/** How a course is rated: the average with its word, how the stars are shared out, and what one may do about it. */
export const RatingSummary = ({ summary, action }: { summary: Summary; action?: ReactNode }) => {
  const { Rate: rate, R1, R2, R3, R4, R5, Total: total } = summary
  const people = R1 + R2 + R3 + R4 + R5
  return (
    <section className={styles.summary} aria-label="总体评分">
      <div className={styles.average}>
        <p className={styles.figure}>{rate.toFixed(1)}</p>
        <Stars rate={rate} size={20} />
        <p className={styles.band}>{bandOf(rate)}</p>
      </div>
      <table className={styles.bars}>
        <caption className={styles.caption}>评分分布</caption>
        <tbody>
          {(
            [
              [5, R5],
              [4, R4],
              [3, R3],
              [2, R2],
              [1, R1],
            ] as const
          ).map(([stars, count]) => (
            <tr key={stars}>
              <th scope="row">{stars} 星</th>
              <td className={styles.bar}>
                <Progress value={shareOf(count, people)} label={`${stars} 星的比例`} />
              </td>
              <td className={styles.count}>{figure(count)}</td>
              <td className={styles.share}>{shareOf(count, people)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.beside}>
        <p className={styles.total}>
          共 <strong>{figure(total)}</strong> 条评价
        </p>
        {action}
        <p className={styles.note}>每人以最近一次评价计分</p>
      </div>
    </section>
  )
}
