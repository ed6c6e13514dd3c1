import { FileUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './file-drop.module.css'

/** A place for one file: chosen by press or keyboard, or dropped onto it; whether it is taken is the hearer's decision. */
export const FileDrop = ({
  label,
  hint,
  accept,
  disabled = false,
  error,
  onFile,
}: {
  label: ReactNode
  hint?: ReactNode
  /** What the browser's own list of files offers. */
  accept: string
  disabled?: boolean
  error?: string | undefined
  onFile: (file: File) => void
}) => {
  const id = useId()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !disabled) onFile(file)
  }
  return (
    <div className={styles.place}>
      <label
        className={classes(styles.drop, over && styles.over, disabled && styles.asleep)}
        htmlFor={id}
      >
        {/* It covers the whole place: the browser itself takes what is dropped onto it. */}
        <input
          id={id}
          type="file"
          className={styles.input}
          accept={accept}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            classes(hint !== undefined && `${id}-hint`, error && `${id}-error`) || undefined
          }
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ target }) => {
            take(target.files)
            // The same file, mended, may be chosen again.
            target.value = ''
          }}
        />
        <FileUp className={styles.sign} size={30} strokeWidth={1.5} aria-hidden />
        <span className={styles.label}>{label}</span>
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
