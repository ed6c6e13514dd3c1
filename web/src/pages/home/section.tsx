import { type ReactNode, useId } from 'react'
import look from './home-page.module.css'

/** A block of the home page under its heading. */
export const Section = ({
  title,
  note,
  id,
  children,
}: {
  title: string
  note?: string
  id?: string
  children: ReactNode
}) => {
  const own = useId()
  return (
    <section className={look.section} aria-labelledby={own} id={id}>
      <div className={look.head}>
        <h2 className={look.title} id={own}>
          {title}
        </h2>
        {note && <span className={look.note}>{note}</span>}
      </div>
      {children}
    </section>
  )
}
