import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './text-field.module.css'

/** A labelled line of text; `error` and `hint` are bound to it, and a password can be looked at. */
export const TextField = ({
  label,
  error,
  hint,
  type = 'text',
  id,
  ...rest
}: Omit<ComponentProps<'input'>, 'className'> & {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
}) => {
  const own = useId()
  const field = id ?? own
  const [shown, setShown] = useState(false)
  const secret = type === 'password'
  const describedBy = [error && `${field}-error`, hint && `${field}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...rest}
          id={field}
          type={secret && shown ? 'text' : type}
          className={classes(styles.input, secret && styles.withReveal)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {secret && (
          <button
            type="button"
            className={styles.reveal}
            aria-label={shown ? '隐藏密码' : '显示密码'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </button>
        )}
      </div>
      {hint && (
        <div className={styles.hint} id={`${field}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className={styles.error} id={`${field}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          {error}
        </div>
      )}
    </div>
  )
}
