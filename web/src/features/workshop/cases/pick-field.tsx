import { classes, ComboBox, VisuallyHidden } from '#ui'
import { CircleAlert, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { fitting, type Offer } from './sources.ts'
import styles from './pick-field.module.css'

/** Some of many, found by typing: arrow keys move, Enter takes, what was taken stands above and is taken away one by one. */
export const PickField = ({
  label,
  quiet = false,
  hint,
  error,
  offers,
  value,
  most,
  readOnly = false,
  onChange,
}: {
  label: string
  /** The label for screen readers and as placeholder alone. */
  quiet?: boolean
  hint?: string | undefined
  error?: string | undefined
  offers: readonly Offer[]
  value: readonly string[]
  most: number
  readOnly?: boolean
  onChange: (ids: readonly string[]) => void
}) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const left = offers.filter((one) => !value.includes(one.id))
  const isFull = value.length >= most && most !== 1
  const chosen = value.length > 0 && (
    <ul className={styles.chosen} aria-label={`${label}：已选`}>
      {value.map((one) => {
        const name = offers.find((offer) => offer.id === one)?.name
        return (
          <li key={one} className={classes(styles.tag, !name && styles.lost)}>
            {name ?? `${one}（不存在）`}
            {!readOnly && (
              <button
                type="button"
                aria-label={`移除“${name ?? one}”`}
                onClick={() => {
                  onChange(value.filter((other) => other !== one))
                  input.current?.focus()
                }}
              >
                <X size={13} aria-hidden />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
  return (
    <div className={styles.field}>
      {readOnly || isFull ? (
        <>
          <span className={styles.label}>
            {quiet ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          </span>
          {chosen}
        </>
      ) : (
        <ComboBox
          inputRef={input}
          label={label}
          quiet={quiet}
          above={chosen}
          placeholder={
            quiet ? label : most === 1 && value.length === 1 ? '输入以更换' : '输入名称查找'
          }
          among={(words) => fitting(left, words)}
          invalid={Boolean(error)}
          describedBy={classes(error && `${id}-error`, hint && `${id}-hint`) || undefined}
          onChoose={(offer) => onChange(most === 1 ? [offer.id] : [...value, offer.id])}
        />
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          {error}
        </p>
      )}
    </div>
  )
}
