import {
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/**
 * A native dialog that is modal while it is rendered: focus goes in, to what has `autoFocus` if anything has, stays in
 * and comes back. Escape and a press on the backdrop ask to close it; `hold` refuses both, or the press alone where what asks
 * looks after what is unsaved (`'press'`). Returns what the dialog element takes.
 */
export const useModal = (
  onClose: () => void,
  hold: boolean | 'press' = false,
): {
  ref: RefObject<HTMLDialogElement | null>
  /** Nothing in a closed dialog can take the focus that React gives at once; it is made modal before it is painted. */
  open: true
  onCancel: (event: SyntheticEvent) => void
} => {
  const box = useRef<HTMLDialogElement>(null)
  const [{ before, top }] = useState(() => ({ before: document.activeElement, top: scrollY }))
  // The dialog itself is hit only where its backdrop shows: what is inside covers the rest.
  const outside = useEffectEvent((event: Event) => {
    if (!hold && event.target === box.current) onClose()
  })
  // A second Escape without anything between shuts a dialog whatever is said against it: it comes back, and is asked as at first.
  const shut = useEffectEvent(() => {
    if (!box.current || box.current.open) return
    box.current.showModal()
    if (hold !== true) onClose()
  })
  useLayoutEffect(() => {
    const dialog = box.current
    const wanted = document.activeElement
    const press = (event: Event) => outside(event)
    dialog?.removeAttribute('open')
    dialog?.showModal()
    // What takes the focus at once does so where the dialog stands in the page, at its end, and takes the page along.
    if (scrollY !== top) scrollTo({ top, behavior: 'instant' })
    if (wanted instanceof HTMLElement && dialog?.contains(wanted)) wanted.focus()
    dialog?.addEventListener('mousedown', press)
    const closed = () => shut()
    dialog?.addEventListener('close', closed)
    return () => {
      dialog?.removeEventListener('close', closed)
      dialog?.removeEventListener('mousedown', press)
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [before, top])
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    if (hold !== true) onClose()
  }
  return { ref: box, open: true, onCancel }
}
