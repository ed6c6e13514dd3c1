import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** The heading of a page of the personal centre, and a sentence about it. */
export const PageHead = ({ title, note }: { title: string; note?: ReactNode }) => (
  <div className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    {note && <p className={styles.note}>{note}</p>}
  </div>
)
