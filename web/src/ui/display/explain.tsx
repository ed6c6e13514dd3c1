import { CircleHelp } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './explain.module.css'

/** A small ? that says what a figure or a rule means: opened by press, read out, closed by Escape or a press elsewhere. */
export const Explain = ({
  label,
  end = false,
  children,
}: {
  label: string
  /** Opens towards the left, where there is no room at the right. */
  end?: boolean
  children: ReactNode
}) => {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('keydown', escape)
    }
  }, [open])
  return (
    <span ref={place} className={styles.place}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <CircleHelp size={16} aria-hidden />
      </button>
      <output id={id} className={classes(open && styles.words, end && styles.end)}>
        {open && children}
      </output>
    </span>
  )
}
