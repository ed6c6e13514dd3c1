import styles from './picture.module.css'
import type { Tube } from './scene/blood.ts'

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`

/** The tubes that were filled, in the order in which they were. */
export const Tubes = ({ tubes, colour }: { tubes: readonly Tube[]; colour: number }) => (
  <ol className={styles.tubes} aria-label="已采的管">
    {tubes.map(({ zh, cap, ml, full, isBottle }, index) => {
      const [half, top] = isBottle ? [13, 22] : [6, 18]
      const tall = full * (74 - top)
      return (
        // oxlint-disable-next-line react/no-array-index-key -- a tube stays where it was put down
        <li key={index}>
          <svg viewBox="0 0 30 80" aria-hidden>
            <rect
              x={15 - half}
              y={76 - tall}
              width={half * 2}
              height={tall}
              rx="4"
              fill={hex(colour)}
            />
            <rect
              x={15 - half}
              y={top - 4}
              width={half * 2}
              height={80 - top}
              rx="5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
            <rect x="7.5" y="2" width="15" height="15" rx="2" fill={hex(cap)} />
          </svg>
          <span>{zh}</span>
          <small>{ml} mL</small>
        </li>
      )
    })}
  </ol>
)
