import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../theme/classes.ts'
import look from './text-field.module.css'

/** A labelled text of several lines with a counter of code points; `error` is bound to it. */
export const TextArea = ({
  label,
  error,
  most,
  value,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'className' | 'value' | 'id'> & {
  label: ReactNode
  error?: string | undefined
  /** How many code points it may hold; longer texts are shown as too long, never cut. */
  most: number
  value: string
}) => {
  const field = useId()
  const long = [...value].length
  return (
    <div className={look.field}>
      <label className={look.label} htmlFor={field}>
        {label}
      </label>
      <textarea
        {...rest}
        id={field}
        value={value}
        className={classes(look.input, look.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={classes(error && `${field}-error`, `${field}-count`)}
      />
      <div className={classes(look.count, long > most && look.over)} id={`${field}-count`}>
        {long}/{most}
      </div>
      {error && (
        <div className={look.error} id={`${field}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          {error}
        </div>
      )}
    </div>
  )
}
