import type { ReactNode } from 'react'
import look from './page-head.module.css'

/** The heading of a page of the personal centre, and a sentence about it. */
export const PageHead = ({ title, note }: { title: string; note?: ReactNode }) => (
  <div className={look.head}>
    <h1 className={look.title}>{title}</h1>
    {note && <p className={look.note}>{note}</p>}
  </div>
)
