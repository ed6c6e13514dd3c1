import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { ModelView } from './stage/stage.ts'

const perPixel = 0.008
const perKey = 0.16
const perStep = 1.18
const clickWithin = 5

type Held = { x: number; y: number; moved: number }

/** The hand on a model: mouse, touch (two fingers bring it nearer and shift it), wheel and keys. `onPick` hears a press that moved nothing. */
export const useHand = (
  stage: ModelView | undefined,
  box: { readonly current: HTMLElement | null },
  {
    onPick,
    onLeave,
  }: { onPick?: ((x: number, y: number) => void) | undefined; onLeave: () => void },
) => {
  const held = useRef(new Map<number, Held>())
  useEffect(() => {
    const place = box.current
    if (!place || !stage) return
    // React listens passively to the wheel, and could not keep the page from scrolling.
    const wheel = (event: WheelEvent) => {
      // Over a page that scrolls, the wheel is the page's: the model takes it once it has the focus.
      if (!place.contains(document.activeElement) && !event.ctrlKey) return
      event.preventDefault()
      stage.zoom(Math.exp(-event.deltaY * 0.0012))
    }
    place.addEventListener('wheel', wheel, { passive: false })
    return () => place.removeEventListener('wheel', wheel)
  }, [stage, box])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 && event.button !== 2) return
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current.set(event.pointerId, { x: event.clientX, y: event.clientY, moved: 0 })
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const own = held.current.get(event.pointerId)
    if (!own || !stage) return
    const [dx, dy] = [event.clientX - own.x, event.clientY - own.y]
    const tall = event.currentTarget.clientHeight || 1
    const [other] = [...held.current].filter(([id]) => id !== event.pointerId).map(([, one]) => one)
    if (other) {
      const before = Math.hypot(own.x - other.x, own.y - other.y)
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y)
      if (before > 0) stage.zoom(after / before)
      stage.shift(dx / tall / 2, dy / tall / 2)
    } else if (event.shiftKey || event.buttons === 2) stage.shift(dx / tall, dy / tall)
    else stage.turn(-dx * perPixel, dy * perPixel)
    Object.assign(own, {
      x: event.clientX,
      y: event.clientY,
      moved: own.moved + Math.abs(dx) + Math.abs(dy),
    })
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const own = held.current.get(event.pointerId)
    held.current.delete(event.pointerId)
    if (!own || own.moved > clickWithin || event.type !== 'pointerup') return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    onPick?.(event.clientX - left, event.clientY - top)
  }

  const keys: Readonly<Record<string, (by: ModelView) => void>> = {
    ArrowLeft: (by) => by.turn(-perKey, 0),
    ArrowRight: (by) => by.turn(perKey, 0),
    ArrowUp: (by) => by.turn(0, perKey),
    ArrowDown: (by) => by.turn(0, -perKey),
    '+': (by) => by.zoom(perStep),
    '=': (by) => by.zoom(perStep),
    '-': (by) => by.zoom(1 / perStep),
    Home: (by) => by.fly([0.12, 0.12, 1]),
    '0': (by) => by.fly([0.12, 0.12, 1]),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') return onLeave()
    const action = keys[event.key]
    if (!action || !stage) return
    event.preventDefault()
    action(stage)
  }
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onKeyDown,
  }
}
