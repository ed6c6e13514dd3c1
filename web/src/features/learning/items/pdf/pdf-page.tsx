import { useEffect, useRef, useState } from 'react'
import type { OpenPdf, Size } from './open-pdf.ts'
import look from './pdf-page.module.css'

const restMs = 120

/** One page: drawn while it is near what is seen, a blank sheet of its size otherwise. */
export const PdfPage = ({
  pdf,
  number,
  size,
  width,
}: {
  pdf: OpenPdf
  number: number
  size: Size
  width: number
}) => {
  const place = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [drawn, setDrawn] = useState(false)

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
    if (!near || width <= 0) return
    const gone = new AbortController()
    const draw = async () => {
      if (!canvas.current || !text.current) return
      try {
        await pdf.draw(number, {
          canvas: canvas.current,
          text: text.current,
          width,
          signal: gone.signal,
        })
        if (!gone.signal.aborted) setDrawn(true)
      } catch {
        // Given up because the page went out of sight; it is drawn anew when it comes back.
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
      className={look.page}
      data-page={number}
      aria-label={`第 ${number} 页`}
      style={{ width, height: (width * size.height) / size.width }}
    >
      {near && (
        <>
          <canvas ref={canvas} className={look.canvas} aria-hidden="true" />
          <div ref={text} className={look.text} />
        </>
      )}
      {!(near && drawn) && <span className={look.blank}>第 {number} 页</span>}
    </section>
  )
}
