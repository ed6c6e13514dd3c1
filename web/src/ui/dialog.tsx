import { X } from 'lucide-react'
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { classes } from './classes.ts'
import look from './dialog.module.css'

/**
 * A modal dialog while it is rendered: focus goes in, stays in and comes back. `hold` means that neither a click
 * outside nor Escape closes it (it holds text, or must be answered).
 */
export const Dialog = ({
  title,
  hold = false,
  wide = false,
  closable = true,
  onClose,
  foot,
  children,
}: {
  title: ReactNode
  hold?: boolean
  wide?: boolean
  /** False leaves out the cross; the buttons in `foot` are then the only way on. */
  closable?: boolean
  onClose: () => void
  foot?: ReactNode
  children?: ReactNode
}) => {
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  // The dialog itself is hit only where its backdrop shows: what is inside covers the rest.
  const outside = useEffectEvent((event: Event) => {
    if (!hold && event.target === box.current) onClose()
  })
  useEffect(() => {
    const dialog = box.current
    const before = document.activeElement
    const press = (event: Event) => outside(event)
    if (dialog && !dialog.open) dialog.showModal()
    dialog?.addEventListener('mousedown', press)
    return () => {
      dialog?.removeEventListener('mousedown', press)
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!hold) onClose()
  }
  return (
    <dialog
      ref={box}
      className={classes(look.dialog, wide && look.wide)}
      aria-labelledby={id}
      onCancel={cancel}
    >
      <div className={look.inside}>
        <div className={look.head}>
          <h2 className={look.title} id={id}>
            {title}
          </h2>
          {closable && (
            <button type="button" className={look.close} aria-label="关闭" onClick={onClose}>
              <X size={18} aria-hidden />
            </button>
          )}
        </div>
        {children}
        {foot && <div className={look.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
