import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** For screen readers alone. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
)

/** The first stop of the keyboard: jumps to the element with the id. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    className={styles.skip}
    href={`#${to}`}
    onClick={(event) => {
      // A jump by address would be taken for a navigation.
      event.preventDefault()
      document.getElementById(to)?.focus()
      document.getElementById(to)?.scrollIntoView()
    }}
  >
    {children}
  </a>
)
