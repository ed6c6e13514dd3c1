import { useEffect, useEffectEvent, useRef } from 'react'

const afterHeadingMs = 120

/**
 * The keys of whoever marks: Ctrl+Enter ends it, Alt+N and Alt+P go on and back, Alt+A remarks on what is selected. The first
 * field of points has the focus when a work comes.
 */
export const useMarkingKeys = (keys: {
  onDone: () => void
  onNext: () => void
  onBefore: () => void
  onRemark?: (() => void) | undefined
  /** Nothing is heard while something else is written. */
  asleep: boolean
}) => {
  const place = useRef<HTMLDivElement>(null)
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (keys.asleep) return
    const action =
      event.key === 'Enter' && (event.ctrlKey || event.metaKey)
        ? keys.onDone
        : event.altKey
          ? { KeyN: keys.onNext, KeyP: keys.onBefore, KeyA: keys.onRemark }[event.code]
          : undefined
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    // Whoever marks forty works types at once; the page has by then told its heading.
    const timer = setTimeout(() => {
      place.current?.querySelector<HTMLElement>('[data-points]')?.focus({ preventScroll: true })
    }, afterHeadingMs)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', listen)
    }
  }, [])
  return place
}
