import { useEffect, useRef, useState } from 'react'
import type { OpenPdf, Size } from './open-pdf.ts'
import type { Drawn } from './drawn-of.ts'
import styles from './pdf-page.module.css'

const restMs = 120

/** One page: drawn while it is near what is seen, a blank sheet of its size otherwise; what of it cannot be drawn is said over it. */
export const PdfPage = ({
  pdf,
  number,
  size,
  width,
  lacking,
  onDrawn,
}: {
  pdf: OpenPdf
  number: number
  size: Size
  width: number
  /** What is said over a page of which something cannot be drawn. */
  lacking: string
  onDrawn?: (page: number, drawn: Drawn) => void
}) => {
  const place = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [drawn, setDrawn] = useState<Drawn | 'not yet'>('not yet')

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { rootMargin: '80% 0px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (drawn !== 'not yet') onDrawn?.(number, drawn)
  }, [drawn, number, onDrawn])

  useEffect(() => {
    if (!near || width <= 0) return
    const gone = new AbortController()
    const draw = async () => {
      if (!canvas.current || !text.current) return
      try {
        const done = await pdf.draw(number, {
          canvas: canvas.current,
          text: text.current,
          width,
          signal: gone.signal,
        })
        if (!gone.signal.aborted) setDrawn(done)
      } catch {
        // Given up because the page went out of sight, it is drawn anew when it comes back; else it cannot be drawn.
        if (!gone.signal.aborted) setDrawn('in part')
      }
    }
    // While a window is being resized only the last size is worth drawing.
    const timer = setTimeout(() => void draw(), restMs)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [near, pdf, number, width])

  return (
    <section
      ref={place}
      className={styles.page}
      data-page={number}
      data-drawn={drawn}
      aria-label={`第 ${number} 页`}
      style={{ width, height: (width * size.height) / size.width }}
    >
      {near && (
        <>
          <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
          <div ref={text} className={styles.text} />
        </>
      )}
      {drawn === 'in part' && (
        <p className={styles.lacking} role="note">
          {lacking}
        </p>
      )}
      {!(near && drawn !== 'not yet') && <span className={styles.blank}>第 {number} 页</span>}
    </section>
  )
}
