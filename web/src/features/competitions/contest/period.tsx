import { momentOf } from '#ui'
import styles from './period.module.css'

/** A time from one moment to another; what is not set says so. */
export const Period = ({ from, to }: { from: string | null; to: string | null }) =>
  from && to ? (
    <>
      <span className={styles.moment}>{momentOf(from)}</span> 至{' '}
      <span className={styles.moment}>{momentOf(to)}</span>
    </>
  ) : (
    '待定'
  )
