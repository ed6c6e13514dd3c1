import { classes } from '#ui'
import type { RoundClock as Clock } from '@xinglin/contract/competitions'
import { clockPhase, minutesWord, phaseNames } from './clock-phase.ts'
import { useSeconds } from './use-seconds.ts'
import styles from './running.module.css'

/** The clock of a round: which step goes on, what of it, and the time that is left. */
export const RoundClock = ({ clock, large = false }: { clock: Clock; large?: boolean }) => {
  const { phase, seconds, isPaused } = clockPhase(clock, useSeconds())
  const isOver = ['judging', 'published', 'closed'].includes(clock.State)
  const word = isOver ? '已结束' : isPaused ? '已暂停' : phaseNames[phase]
  return (
    <div
      className={classes(styles.clock, large && styles.large, phase === 'over' && styles.timeUp)}
      role="timer"
      aria-label="比赛计时"
    >
      <span className={styles.phase}>
        {clock.Step > 0 ? `第 ${clock.Step} / ${clock.Steps} 场，` : `共 ${clock.Steps} 场，`}
        {word}
        {clock.ExtraMinutes > 0 && `（延长 ${clock.ExtraMinutes} 分钟）`}
      </span>
      <strong className={styles.time}>{phase === 'none' ? '--:--' : minutesWord(seconds)}</strong>
    </div>
  )
}
