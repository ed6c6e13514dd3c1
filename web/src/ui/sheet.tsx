import { X } from 'lucide-react'
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import look from './sheet.module.css'

/** A panel that lies over the page from its left edge while it is rendered; Escape, the cross and a tap beside it close it. */
export const Sheet = ({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) => {
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  // The dialog itself is hit only where its backdrop shows.
  const beside = useEffectEvent((event: Event) => {
    if (event.target === box.current) onClose()
  })
  useEffect(() => {
    const dialog = box.current
    const before = document.activeElement
    const press = (event: Event) => beside(event)
    if (dialog && !dialog.open) dialog.showModal()
    dialog?.addEventListener('mousedown', press)
    return () => {
      dialog?.removeEventListener('mousedown', press)
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog ref={box} className={look.sheet} aria-labelledby={id} onCancel={cancel}>
      <div className={look.inside}>
        <div className={look.head}>
          <h2 className={look.title} id={id}>
            {title}
          </h2>
          <button type="button" className={look.close} aria-label="关闭" onClick={onClose}>
            <X size={20} aria-hidden />
          </button>
        </div>
        <div className={look.body}>{children}</div>
      </div>
    </dialog>
  )
}
