import { ButtonLink, momentOf } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import type { Once, SessionLine } from '@xinglin/contract/simulations/kernel'
import styles from './entrance.module.css'

/** One's own sessions of an item, the newest first, with the way to what became of each. */
export const PastSessions = ({
  sessions,
  title,
  states,
  report,
  address,
  once,
}: {
  sessions: readonly SessionLine[]
  /** 我的操作. */
  title: string
  states: Readonly<Record<SessionLine['State'], string>>
  /** 看报告. */
  report: string
  address: (sessionId: string) => string
  /** How one stands at it where it is taken once: nothing is told before its release. */
  once: Once
}) =>
  sessions.length > 0 && (
    <div className={styles.past}>
      <h3>{title}</h3>
      <ul>
        {sessions.map((one, at) => (
          <li key={one.SessionId}>
            <span>第 {once ? sessions.length - at : one.No} 次</span>
            <span className={styles.when}>{momentOf(one.StartTime)}</span>
            <span>{states[one.State]}</span>
            <span className={styles.score}>
              {one.Composite !== null && `${scoreWord(one.Composite)} 分 ${one.Level}`}
            </span>
            {one.State === 'finished' && once && !once.Released && (
              <span className={styles.when}>成绩未公布</span>
            )}
            {one.State === 'finished' && (!once || once.Released) && (
              <ButtonLink size="small" kind="plain" to={address(one.SessionId)}>
                {report}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
