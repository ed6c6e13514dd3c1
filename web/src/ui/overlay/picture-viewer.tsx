import { Minus, Plus, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import styles from './picture-viewer.module.css'
import { useModal } from '../hooks/use-modal.ts'

const steps = [1, 1.5, 2, 3]
const last = steps.length - 1
const dragFrom = 4

/** A picture over the whole window: larger and smaller by button, click, + and −; dragged or scrolled about; Escape closes it. */
export const PictureViewer = ({
  src,
  alt,
  onClose,
}: {
  src: string
  alt: string
  onClose: () => void
}) => {
  const modal = useModal(onClose)
  const stage = useRef<HTMLDivElement>(null)
  const grip = useRef<{ x: number; y: number; moved: boolean } | undefined>(undefined)
  const [step, setStep] = useState(0)
  const times = steps[step] ?? 1
  // The middle of what is seen stays in the middle.
  const zoom = (next: number) => {
    const to = Math.min(last, Math.max(0, next))
    const place = stage.current
    const ratio = (steps[to] ?? 1) / times
    const x = place ? place.scrollLeft + place.clientWidth / 2 : 0
    const y = place ? place.scrollTop + place.clientHeight / 2 : 0
    setStep(to)
    requestAnimationFrame(() =>
      place?.scrollTo(x * ratio - place.clientWidth / 2, y * ratio - place.clientHeight / 2),
    )
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoom(step + 1)
    if (event.key === '-') zoom(step - 1)
  }
  const take = ({ clientX: x, clientY: y }: PointerEvent) => {
    grip.current = { x, y, moved: false }
  }
  const drag = ({ clientX: x, clientY: y, pointerType, buttons }: PointerEvent) => {
    const held = grip.current
    if (!held || buttons === 0 || pointerType === 'touch') return
    if (!held.moved && Math.hypot(held.x - x, held.y - y) < dragFrom) return
    stage.current?.scrollBy(held.x - x, held.y - y)
    grip.current = { x, y, moved: true }
  }
  return (
    <dialog {...modal} className={styles.viewer} aria-label={`图片：${alt}`} onKeyDown={keys}>
      <div ref={stage} className={styles.stage}>
        <button
          type="button"
          className={styles.picture}
          aria-label={step < last ? '放大图片' : '还原图片'}
          style={{ width: `${times * 100}%`, height: `${times * 100}%` }}
          onPointerDown={take}
          onPointerMove={drag}
          onClick={() => {
            if (!grip.current?.moved) zoom(step < last ? step + 1 : 0)
          }}
        >
          <img src={src} alt={alt} draggable={false} />
        </button>
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          aria-label="缩小"
          disabled={step === 0}
          onClick={() => zoom(step - 1)}
        >
          <Minus size={18} aria-hidden />
        </button>
        <output className={styles.times}>{Math.round(times * 100)}%</output>
        <button
          type="button"
          aria-label="放大"
          disabled={step === last}
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
