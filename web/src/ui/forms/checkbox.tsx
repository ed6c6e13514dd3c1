import type { ComponentProps, ReactNode } from 'react'
import look from './checkbox.module.css'

/** A box to tick with its sentence. */
export const Checkbox = ({
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) => (
  <label className={look.checkbox}>
    <input {...rest} type="checkbox" />
    {children}
  </label>
)
