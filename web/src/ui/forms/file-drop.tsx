import { FileUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { classes } from '../theme/classes.ts'
import look from './file-drop.module.css'

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
    <div className={look.place}>
      <label
        className={classes(look.drop, over && look.over, disabled && look.asleep)}
        htmlFor={id}
      >
        {/* It covers the whole place: the browser itself takes what is dropped onto it. */}
        <input
          id={id}
          type="file"
          className={look.input}
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
        <FileUp className={look.sign} size={30} strokeWidth={1.5} aria-hidden />
        <span className={look.label}>{label}</span>
      </label>
      {hint !== undefined && (
        <p className={look.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={look.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
