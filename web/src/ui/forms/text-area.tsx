import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './text-field.module.css'

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
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field}>
        {label}
      </label>
      <textarea
        {...rest}
        id={field}
        value={value}
        className={classes(styles.input, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={classes(error && `${field}-error`, `${field}-count`)}
      />
      <div className={classes(styles.count, long > most && styles.over)} id={`${field}-count`}>
        {long}/{most}
      </div>
      {error && (
        <div className={styles.error} id={`${field}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          {error}
        </div>
      )}
    </div>
  )
}
