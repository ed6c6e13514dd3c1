import type { ComponentProps, ReactNode } from 'react'
import styles from './switch.module.css'

/** Something that is on or off at once, with its name and what it does. */
export const Switch = ({
  children,
  note,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'role'> & { children: ReactNode; note?: ReactNode }) => (
  <label className={styles.switch}>
    <input {...rest} type="checkbox" role="switch" aria-checked={rest.checked ?? false} />
    <span className={styles.track} aria-hidden="true" />
    <span className={styles.words}>
      {children}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  </label>
)
