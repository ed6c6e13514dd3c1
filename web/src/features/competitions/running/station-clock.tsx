import { useTimeLeft } from '#simulations/kernel'
import type { VirtualKind } from '@xinglin/contract/competitions'
import type { ReactNode } from 'react'
import { minutesWord } from './clock-phase.ts'
import styles from './station-sitting.module.css'

/** The room of a kind of simulation, by the page that knows these. */
export type VirtualRoom = (given: {
  readonly kind: VirtualKind
  readonly sessionId: string
  readonly back: string
  readonly onEnded: () => void
  /** The time that is left, for a room that has no clock of its own. */
  readonly clock: ReactNode
  readonly backName: string
}) => ReactNode

/** The time that is left of a station; once it is over the station is asked how it stands. */
export const StationClock = ({ until, onOver }: { until: string; onOver: () => void }) => {
  return (
    <span className={styles.clock} role="timer" aria-label="本站剩余时间">
      {minutesWord(useTimeLeft(until, onOver))}
    </span>
  )
}
