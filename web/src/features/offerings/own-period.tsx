import { longMomentOf } from '#ui'
import { type OwnChange, type OwnPeriod, periodFieldNames } from '@xinglin/contract/offerings'
import { CalendarClock } from 'lucide-react'
import styles from './own-period.module.css'
import { spanOf } from './span.ts'

const baseWord = ({ Field, Base, BaseRounds }: OwnChange): string => {
  if (Field === 'rounds') return BaseRounds > 0 ? `${BaseRounds} 次` : '不限'
  return Base === null ? '不限' : longMomentOf(Base)
}

/** Why something holds for a student that is another than for the rest, in a sentence. */
export const changeWord = (change: OwnChange): string =>
  `${change.Name ? `${change.Name} ` : '为您'}单独设置${change.Reason ? `：${change.Reason}` : ''}（统一${periodFieldNames[change.Field]} ${baseWord(change)}）`

/** When a course is open to a student, by which classes, and why where that is another time than the others have. */
export const OwnPeriodNote = ({ period }: { period: OwnPeriod }) => (
  <section className={styles.note} aria-label="开课安排">
    <CalendarClock size={18} aria-hidden className={styles.sign} />
    <div className={styles.words}>
      <p className={styles.span}>
        <strong>{spanOf(period.OpensAt, period.ClosesAt, '学习时间不限')}</strong>
        {period.Via.length > 0 && <span className={styles.via}>{period.Via.join('、')}</span>}
      </p>
      {(period.ExamFrom !== null || period.ExamUntil !== null) && (
        <p>考核时间 {spanOf(period.ExamFrom, period.ExamUntil, '不限')}</p>
      )}
      {period.MostRounds > 0 && <p>最多学习 {period.MostRounds} 次</p>}
      {period.Changes.map((change) => (
        <p key={change.Field} className={styles.why}>
          {periodFieldNames[change.Field]}由{changeWord(change)}
        </p>
      ))}
    </div>
  </section>
)
