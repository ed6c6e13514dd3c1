import type { ComponentProps, ReactNode } from 'react'
import look from './switch.module.css'

/** Something that is on or off at once, with its name and what it does. */
export const Switch = ({
  children,
  note,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'role'> & { children: ReactNode; note?: ReactNode }) => (
  <label className={look.switch}>
    <input {...rest} type="checkbox" role="switch" aria-checked={rest.checked ?? false} />
    <span className={look.track} aria-hidden="true" />
    <span className={look.words}>
      {children}
      {note && <span className={look.note}>{note}</span>}
    </span>
  </label>
)
