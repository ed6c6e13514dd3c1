import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'

/** A box to tick with its sentence. */
export const Checkbox = ({
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) => (
  <label className={styles.checkbox}>
    <input {...rest} type="checkbox" />
    {children}
  </label>
)
