import type { ReactNode } from 'react'
import styles from './room.module.css'

/** A list beside the room that scrolls: the keyboard must reach it, though nothing in it takes the focus. */
export const Scrolled = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as said above
  <section className={styles.scroll} aria-label={label} tabIndex={0}>
    <ul className={styles.list}>{children}</ul>
  </section>
)
