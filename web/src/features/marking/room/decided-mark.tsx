import { longMomentOf } from '#ui'
import type { DecidedMark as Decided } from '@xinglin/contract/marking'
import { scoreWord } from '@xinglin/simulation/assessment'
import { RubricFields } from '../points/rubric-fields.tsx'
import styles from './marking-room.module.css'

/** What a marker decided of a version: points, comment, by whom. */
export const DecidedMark = ({ decided }: { decided: Decided }) => (
  <div className={styles.panel}>
    {decided.Outcome === 'marked' && (
      <p className={styles.score}>
        得分 <strong>{scoreWord(decided.Score)}</strong>
      </p>
    )}
    <p className={styles.hint}>
      {decided.Outcome === 'returned' ? '退回修改' : '批阅'} · {decided.By} ·{' '}
      {longMomentOf(decided.At)}
    </p>
    {decided.Mark.Comment !== '' && <p className={styles.comment}>{decided.Mark.Comment}</p>}
    {decided.Outcome === 'marked' && (
      <RubricFields rubric={decided.Rubric} points={decided.Mark.Points} />
    )}
  </div>
)
