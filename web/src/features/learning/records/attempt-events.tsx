import { Button, Empty, longMomentOf } from '#ui'
import { useState } from 'react'
import styles from './attempt-events.module.css'
import type { AttemptDetail } from './record-queries.ts'

const first = 20

/** What happened in a round, the newest first; the first twenty, and the rest when asked for. */
export const AttemptEvents = ({ events }: { events: AttemptDetail['Events'] }) => {
  const [all, setAll] = useState(false)
  if (events.length === 0) return <Empty head="暂无学习数据" />
  const shown = all ? events : events.slice(0, first)
  return (
    <>
      <ol className={styles.events}>
        {shown.map(({ Seq, At, Text }) => (
          <li key={Seq} className={styles.event}>
            <time dateTime={At}>{longMomentOf(At)}</time>
            <span>{Text}</span>
          </li>
        ))}
      </ol>
      {events.length > shown.length && (
        <div className={styles.more} data-print="no">
          <Button size="small" onClick={() => setAll(true)}>
            显示全部 {events.length} 条
          </Button>
        </div>
      )}
    </>
  )
}
