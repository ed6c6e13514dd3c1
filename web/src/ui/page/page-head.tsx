import type { ReactNode } from 'react'
import look from './page-head.module.css'

/** The top of a working page: its name, a word about it, and its deeds at the right. */
export const PageHead = ({
  title,
  note,
  children,
}: {
  title: string
  note?: ReactNode
  children?: ReactNode
}) => (
  <div className={look.head}>
    <div className={look.words}>
      <h1 className={look.title}>{title}</h1>
      {note && <p className={look.note}>{note}</p>}
    </div>
    {children && <div className={look.deeds}>{children}</div>}
  </div>
)
