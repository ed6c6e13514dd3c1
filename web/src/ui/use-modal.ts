import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'

/**
 * A native dialog that is modal while it is rendered: focus goes in, stays in and comes back. Escape and a press on
 * the backdrop ask to close it; `hold` refuses both. Returns what the dialog element takes.
 */
export const useModal = (
  onClose: () => void,
  hold = false,
): {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
} => {
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
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!hold) onClose()
  }
  return { ref: box, onCancel }
}
