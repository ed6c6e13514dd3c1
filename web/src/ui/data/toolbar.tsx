import type { ReactNode } from 'react'
import styles from './toolbar.module.css'

/** A row of what narrows a list, wrapped where it is narrow; `end` stands at the right. */
export const Toolbar = ({ end, children }: { end?: ReactNode; children: ReactNode }) => (
  <div className={styles.bar}>
    <div className={styles.part}>{children}</div>
    {end && <div className={styles.end}>{end}</div>}
  </div>
)

/** What may be done with the chosen rows of a list, in place while some are chosen. */
export const ChosenBar = ({
  count,
  most,
  onNone,
  children,
}: {
  count: number
  /** How many may be chosen at once. */
  most?: number
  onNone: () => void
  children: ReactNode
}) =>
  count === 0 ? null : (
    <section className={styles.chosen} aria-label="批量操作">
      <p aria-live="polite">
        已选 <strong>{count}</strong> 项
        {most !== undefined && count >= most && `（一次最多 ${most} 项）`}
      </p>
      <div className={styles.part}>{children}</div>
      <button type="button" className={styles.none} onClick={onNone}>
        取消选择
      </button>
    </section>
  )
