import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** The top of a working page: its name, a word about it, and its actions at the right. */
export const PageHead = ({
  title,
  note,
  children,
}: {
  title: string
  note?: ReactNode
  children?: ReactNode
}) => (
  <div className={styles.head}>
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      {note && <p className={styles.note}>{note}</p>}
    </div>
    {children && <div className={styles.actions}>{children}</div>}
  </div>
)
