import { Minus, Plus, X } from 'lucide-react'
import { type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import look from './picture-viewer.module.css'

const steps = [1, 1.5, 2, 3]

/** A picture over the whole window: larger and smaller by button or + and −, dragged or scrolled about; Escape closes it. */
export const PictureViewer = ({
  src,
  alt,
  onClose,
}: {
  src: string
  alt: string
  onClose: () => void
}) => {
  const box = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const grip = useRef<{ x: number; y: number } | undefined>(undefined)
  const [step, setStep] = useState(0)
  const times = steps[step] ?? 1
  useEffect(() => {
    const dialog = box.current
    const before = document.activeElement
    if (dialog && !dialog.open) dialog.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  // The middle of what is seen stays in the middle.
  const zoom = (next: number) => {
    const to = Math.min(steps.length - 1, Math.max(0, next))
    const place = stage.current
    const ratio = (steps[to] ?? 1) / times
    const middle = place && {
      x: place.scrollLeft + place.clientWidth / 2,
      y: place.scrollTop + place.clientHeight / 2,
    }
    setStep(to)
    requestAnimationFrame(() => {
      if (!place || !middle) return
      place.scrollTo(
        middle.x * ratio - place.clientWidth / 2,
        middle.y * ratio - place.clientHeight / 2,
      )
    })
  }
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  const drag = (event: PointerEvent) => {
    if (!grip.current || !stage.current || event.pointerType === 'touch') return
    stage.current.scrollBy(grip.current.x - event.clientX, grip.current.y - event.clientY)
    grip.current = { x: event.clientX, y: event.clientY }
  }
  return (
    <dialog
      ref={box}
      className={look.viewer}
      aria-label={`图片：${alt}`}
      onCancel={cancel}
      onKeyDown={(event) => {
        if (event.key === '+' || event.key === '=') zoom(step + 1)
        if (event.key === '-') zoom(step - 1)
      }}
    >
      <div
        ref={stage}
        className={look.stage}
        role="region"
        aria-label="图片，可滚动"
        tabIndex={0}
        onPointerDown={(event) => {
          grip.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          grip.current = undefined
        }}
        onPointerLeave={() => {
          grip.current = undefined
        }}
      >
        <img
          className={look.picture}
          src={src}
          alt={alt}
          draggable={false}
          style={{ width: `${times * 100}%`, height: `${times * 100}%` }}
        />
      </div>
      <div className={look.bar}>
        <button
          type="button"
          aria-label="缩小"
          aria-disabled={step === 0}
          onClick={() => zoom(step - 1)}
        >
          <Minus size={18} aria-hidden />
        </button>
        <span className={look.times} role="status">
          {Math.round(times * 100)}%
        </span>
        <button
          type="button"
          aria-label="放大"
          aria-disabled={step === steps.length - 1}
          onClick={() => zoom(step + 1)}
        >
          <Plus size={18} aria-hidden />
        </button>
        <button type="button" aria-label="关闭" onClick={onClose}>
          <X size={18} aria-hidden />
        </button>
      </div>
    </dialog>
  )
}
