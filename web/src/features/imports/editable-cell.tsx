import { useState } from 'react'
import { classes } from '#ui'
import styles from './editable-cell.module.css'

/** A cell of a row that can be mended where it stands: it opens by a press, is kept by Enter or by leaving it, given up by Escape. */
export const EditableCell = ({
  label,
  value,
  isWrong,
  onKeep,
}: {
  label: string
  value: string
  isWrong: boolean
  onKeep: (value: string) => Promise<void>
}) => {
  const [typed, setTyped] = useState<string>()
  const [pending, setPending] = useState(false)
  const keep = async () => {
    if (typed === undefined || pending) return
    if (typed === value) return setTyped(undefined)
    setPending(true)
    await onKeep(typed)
    setPending(false)
    setTyped(undefined)
  }
  if (typed === undefined)
    return (
      <button
        type="button"
        className={classes(styles.cell, isWrong && styles.wrong)}
        aria-label={`修改${label}：${value || '空'}`}
        onClick={() => setTyped(value)}
      >
        {value || <span className={styles.empty}>（空）</span>}
      </button>
    )
  return (
    <input
      className={styles.field}
      aria-label={label}
      autoFocus
      value={typed}
      maxLength={500}
      disabled={pending}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void keep()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void keep()
        if (key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
