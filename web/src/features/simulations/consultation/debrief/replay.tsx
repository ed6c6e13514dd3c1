import { Button } from '#ui'
import type { ReportedTurn } from '@xinglin/contract/simulations/consultation'
import { Pause, Play, SkipForward } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { LogLine } from '../talking/conversation.tsx'
import { linesOf } from '../session/log-lines.ts'
import type { Event } from '../session/queries.ts'
import styles from './replay.module.css'
import { stepWord } from '../scoring/steps.ts'
import { Meanings } from './understood.tsx'

const stepMs = 1600

/** The consultation once more: all of it to be read, or step by step as it went. */
export const Replay = ({
  opening,
  informant,
  events,
  understood = [],
}: {
  opening: string
  informant: string
  events: readonly Event[]
  /** How sentences were understood, where that is shown with them: to those who teach. */
  understood?: readonly ReportedTurn[]
}) => {
  const [upTo, setUpTo] = useState(events.length)
  const [running, setRunning] = useState(false)
  const on = running && upTo < events.length
  useEffect(() => {
    if (!on) return
    const timer = setTimeout(() => setUpTo((now) => now + 1), stepMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each step sets the next timer
  }, [on, upTo])
  const lines = useMemo(() => linesOf({ text: opening, mood: '' }, events), [opening, events])
  const play = () => {
    if (upTo >= events.length) setUpTo(0)
    setRunning(true)
  }
  const shown = events.slice(0, upTo)
  return (
    <div className={styles.replay}>
      <div className={styles.bar}>
        <Button
          size="small"
          icon={on ? <Pause size={15} aria-hidden /> : <Play size={15} aria-hidden />}
          onClick={on ? () => setRunning(false) : play}
        >
          {on ? '暂停' : '回放'}
        </Button>
        <Button
          size="small"
          icon={<SkipForward size={15} aria-hidden />}
          disabled={upTo >= events.length}
          onClick={() => {
            setRunning(false)
            setUpTo(events.length)
          }}
        >
          全部
        </Button>
        <label className={styles.slide}>
          <span>
            第 {upTo} / {events.length} 步
          </span>
          <input
            type="range"
            min={0}
            max={events.length}
            value={upTo}
            onChange={(event) => {
              setRunning(false)
              setUpTo(Number(event.target.value))
            }}
          />
        </label>
      </div>
      <ol className={styles.steps}>
        <li className={styles.step}>
          {lines
            .filter(({ seq }) => seq === 0)
            .map((line) => (
              <LogLine key={line.key} line={line} informant={informant} />
            ))}
        </li>
        {shown.map((event) => {
          const own = lines.filter(({ seq }) => seq === event.seq)
          return (
            // Evidence leads here.
            <li key={event.seq} id={`step-${event.seq}`} tabIndex={-1} className={styles.step}>
              <span className={styles.number}>{event.seq}</span>
              {own.length === 0 ? (
                <p className={styles.silent}>{stepWord(event)}</p>
              ) : (
                own.map((line) => <LogLine key={line.key} line={line} informant={informant} />)
              )}
              {understood
                .filter(({ seq }) => seq === event.seq)
                .map((turn) => (
                  <p key="understood" className={styles.understood}>
                    理解为：
                    <Meanings turn={turn} />
                  </p>
                ))}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
