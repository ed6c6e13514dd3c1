import { ButtonLink, momentOf } from '#ui'
import type { SessionLine } from '@xinglin/contract/virtual'
import look from './entrance.module.css'
import { shown } from './shown.ts'

/** One's own sessions of an item, the newest first, with the way to what became of each. */
export const PastSessions = ({
  sessions,
  title,
  states,
  report,
  address,
}: {
  sessions: readonly SessionLine[]
  /** 我的操作. */
  title: string
  states: Readonly<Record<SessionLine['State'], string>>
  /** 看报告. */
  report: string
  address: (sessionId: string) => string
}) =>
  sessions.length > 0 && (
    <div className={look.past}>
      <h3>{title}</h3>
      <ul>
        {sessions.map((one) => (
          <li key={one.SessionId}>
            <span>第 {one.No} 次</span>
            <span className={look.when}>{momentOf(one.StartTime)}</span>
            <span>{states[one.State]}</span>
            <span className={look.score}>
              {one.Composite !== null && `${shown(one.Composite)} 分 ${one.Level}`}
            </span>
            {one.State === 'finished' && (
              <ButtonLink size="small" kind="plain" to={address(one.SessionId)}>
                {report}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
