import { Failure, type Frame, type ReadFrame } from '#ui'
import type { StudyMask } from '@xinglin/contract/resources'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { drawFrame } from './frame-picture.ts'
import { maskBetween, type Point } from './masks.ts'
import styles from './imaging.module.css'

const shares = ({ Left, Top, Right, Bottom }: StudyMask) => ({
  left: `${Left * 100}%`,
  top: `${Top * 100}%`,
  width: `${(Right - Left) * 100}%`,
  height: `${(Bottom - Top) * 100}%`,
})

type Wanted = {
  frame: Frame
  read: ReadFrame
  series: number
  masks: readonly StudyMask[]
  label: string
  onMask: (mask: StudyMask) => void
}

const Sheet = ({
  frame,
  read,
  series,
  masks,
  label,
  onMask,
  onAgain,
}: Wanted & { onAgain: () => void }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failed, setFailed] = useState<unknown>()
  const [from, setFrom] = useState<Point>()
  const [to, setTo] = useState<Point>()
  useEffect(() => {
    const gone = new AbortController()
    const draw = async () => {
      try {
        const bytes = await read(frame, gone.signal)
        if (gone.signal.aborted || !canvas.current) return
        drawFrame(canvas.current, frame, bytes)
        setFailed(undefined)
      } catch (error) {
        if (!gone.signal.aborted) setFailed(error)
      }
    }
    void draw()
    return () => gone.abort()
  }, [frame, read])

  const pointOf = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }
  const drawnNow = from && to ? maskBetween(series, from, to) : undefined
  const end = () => {
    if (drawnNow) onMask(drawnNow)
    setFrom(undefined)
    setTo(undefined)
  }
  if (failed !== undefined) return <Failure head="图像加载失败" error={failed} onRetry={onAgain} />
  return (
    <div className={styles.film}>
      <div
        className={styles.sheet}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setFrom(pointOf(event))
          setTo(undefined)
        }}
        onPointerMove={(event) => from && setTo(pointOf(event))}
        onPointerUp={end}
        onPointerCancel={() => setFrom(undefined)}
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn, not loaded */}
        <canvas ref={canvas} role="img" aria-label={label} />
        {[...masks, ...(drawnNow ? [drawnNow] : [])].map((mask, at) => (
          <span key={at} className={styles.mask} style={shares(mask)} />
        ))}
      </div>
    </div>
  )
}

/** A picture in which rectangles are drawn over what is to be blackened. */
export const MaskCanvas = (wanted: Wanted) => {
  const [tries, setTries] = useState(0)
  return <Sheet key={tries} {...wanted} onAgain={() => setTries(tries + 1)} />
}
