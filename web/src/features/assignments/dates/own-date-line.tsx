import { serverNow } from '#call'
import { momentOf } from '#ui'
import { dateFieldNames, type OwnDate } from '@xinglin/contract/assignments'
import styles from './dates.module.css'
import { timeLeft } from './time-left.ts'

/** Until when what was returned may be handed in again, with how long that is still. */
export const AgainLine = ({ until }: { until: string }) => (
  <div className={styles.date}>
    <span className={styles.name}>重新提交截止</span>
    <span>
      <strong>{momentOf(until)}</strong>
      <span className={styles.left}>{timeLeft(until, serverNow())}</span>
    </span>
  </div>
)

/** A date as it holds for one student, with how long it is still, and why it is another than the task's. */
export const OwnDateLine = ({ date, counts = true }: { date: OwnDate; counts?: boolean }) => (
  <div className={styles.date}>
    <span className={styles.name}>{dateFieldNames[date.Field]}</span>
    <span>
      <strong>{date.At ? momentOf(date.At) : '不限'}</strong>
      {date.At && counts && <span className={styles.left}>{timeLeft(date.At, serverNow())}</span>}
      {date.By && (
        <span className={styles.why}>
          {date.By.Name}单独设置{date.By.Reason && `：${date.By.Reason}`}（任务统一时间{' '}
          {date.Base ? momentOf(date.Base) : '不限'}）
          {date.Others.map(({ Name, At }) => (
            <span key={Name}>
              ；{Name}为 {At ? momentOf(At) : '不限'}，以后设置的为准
            </span>
          ))}
        </span>
      )}
    </span>
  </div>
)
