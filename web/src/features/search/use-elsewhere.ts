import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `leave` when something outside of `place` is pressed or takes the focus, as long as `active`. */
export const useElsewhere = (
  place: RefObject<HTMLElement | null>,
  active: boolean,
  leave: () => void,
) => {
  const hear = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !place.current?.contains(target)) leave()
  })
  useEffect(() => {
    if (!active) return undefined
    const listen = (event: Event) => hear(event)
    document.addEventListener('pointerdown', listen)
    document.addEventListener('focusin', listen)
    return () => {
      document.removeEventListener('pointerdown', listen)
      document.removeEventListener('focusin', listen)
    }
  }, [active])
}
