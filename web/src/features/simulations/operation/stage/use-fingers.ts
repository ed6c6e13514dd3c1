import { useRef, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react'
import type { BodyView, Touched } from './stage.ts'

/** What the pointer does on the stage, told to whoever asked. */
export type Fingers = {
  /** A finger lies on the body; undefined where it left. */
  readonly onFeel: (touched: Touched | undefined, at: { x: number; y: number }) => void
  /** A place was pressed without moving. */
  readonly onPress: (touched: Touched) => void
  /** The instrument is pulled: deeper by so many centimetres, steeper by so many degrees. */
  readonly onPull: (cm: number, degrees: number) => void
}

type Grip = { x: number; y: number; moved: number; pulls: boolean }

const distance = 30
const stepOf: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.18, 0],
  ArrowRight: [0.18, 0],
  ArrowUp: [0, 0.12],
  ArrowDown: [0, -0.12],
}

/** Turns, zooms, feels and holds with pointer, wheel and keys; the body is asked once a frame at most. */
export const useFingers = (stage: BodyView | undefined, { onFeel, onPress, onPull }: Fingers) => {
  const down = useRef(new Map<number, Grip>())
  const spread = useRef(0)
  const feeling = useRef(0)
  const placeOf = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const feel = (at: { x: number; y: number }) => {
    if (feeling.current !== 0 || !stage) return
    feeling.current = requestAnimationFrame(() => {
      feeling.current = 0
      onFeel(stage.touch(at.x, at.y), at)
    })
  }
  const pinch = (): boolean => {
    const [one, other] = [...down.current.values()]
    if (!one || !other || !stage) return false
    const now = Math.hypot(one.x - other.x, one.y - other.y)
    if (spread.current > 0) stage.zoom(now / spread.current)
    spread.current = now
    return true
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (!stage) return
      const at = placeOf(event)
      const grip = stage.grip()
      const pulls = grip !== undefined && Math.hypot(grip.x - at.x, grip.y - at.y) < distance
      event.currentTarget.setPointerCapture(event.pointerId)
      down.current.set(event.pointerId, { ...at, moved: 0, pulls })
      spread.current = 0
    },
    onPointerMove: (event: PointerEvent) => {
      const at = placeOf(event)
      const held = down.current.get(event.pointerId)
      if (!held || !stage) return feel(at)
      const [dx, dy] = [at.x - held.x, at.y - held.y]
      down.current.set(event.pointerId, { ...held, ...at, moved: held.moved + Math.hypot(dx, dy) })
      if (pinch()) return
      if (held.pulls) {
        const by = stage.pulled(dx, dy)
        if (by) onPull(by.cm, by.degrees)
      } else stage.turn(-dx * 0.0075, dy * 0.006)
    },
    onPointerUp: (event: PointerEvent) => {
      const held = down.current.get(event.pointerId)
      down.current.delete(event.pointerId)
      if (!held || held.moved > 6 || !stage) return
      const at = placeOf(event)
      const touched = stage.touch(at.x, at.y)
      onFeel(touched, at)
      if (touched) onPress(touched)
    },
    onPointerCancel: (event: PointerEvent) => void down.current.delete(event.pointerId),
    onPointerLeave: () => onFeel(undefined, { x: 0, y: 0 }),
    onWheel: (event: WheelEvent) => stage?.zoom(Math.exp(-event.deltaY * 0.0012)),
    onKeyDown: (event: KeyboardEvent) => {
      const step = stepOf[event.key]
      if (step) stage?.turn(step[0], step[1])
      else if (event.key === '+' || event.key === '=') stage?.zoom(1.15)
      else if (event.key === '-') stage?.zoom(1 / 1.15)
      else return
      event.preventDefault()
    },
  }
}
