import { Card } from '#ui'
import { type ReactNode, useId } from 'react'
import styles from './doors.module.css'

/** A part of the doors: its name and note at the left, what is set at the right. */
export const Part = ({
  name,
  note,
  children,
}: {
  name: string
  note?: string
  children: ReactNode
}) => {
  const id = useId()
  return (
    <Card as="section" className={styles.part} aria-labelledby={id}>
      <div>
        <h2 id={id}>{name}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </Card>
  )
}
