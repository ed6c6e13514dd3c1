import { type ReactNode, useId } from 'react'
import styles from './home-page.module.css'

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
    <section className={styles.section} aria-labelledby={own} id={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={own}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {children}
    </section>
  )
}
