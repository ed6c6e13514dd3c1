import { useEffect, useRef, useState } from 'react'
import content from './rich-content.module.css'
import { classes } from '../theme/classes.ts'
import styles from './reading-text.module.css'
import { SkeletonText } from '../display/skeleton.tsx'

/** Puts each table into a frame of its own that scrolls sideways; the table stays a table to screen readers. */
const frameTables = (text: DocumentFragment) => {
  for (const table of text.querySelectorAll('table')) {
    const frame = document.createElement('div')
    frame.className = styles.frame ?? ''
    table.replaceWith(frame)
    frame.append(table)
  }
  return text
}

/** A frame that hides part of its table can be reached and scrolled by keyboard; one that shows all of it is no stop. */
const openFrames = (place: HTMLElement) => {
  for (const [index, frame] of place.querySelectorAll<HTMLElement>(`.${styles.frame}`).entries()) {
    const hides = frame.scrollWidth > frame.clientWidth
    frame.tabIndex = hides ? 0 : -1
    frame.role = hides ? 'region' : null
    frame.ariaLabel = hides ? `表格 ${index + 1}，可左右滚动` : null
  }
}

/** A long text to be read: sanitised, set in a measure of about 38 characters a line; `onReady` comes once it stands on the page. */
export const ReadingText = ({
  html,
  className,
  onReady,
}: {
  html: string
  className?: string | undefined
  onReady?: () => void
}) => {
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let gone = false
    const open = () => place.current && openFrames(place.current)
    const show = async () => {
      const { readable } = await import('./readable.ts')
      const tree = await readable(html)
      if (gone) return
      place.current?.replaceChildren(frameTables(tree))
      open()
      setReady(true)
    }
    void show()
    window.addEventListener('resize', open)
    return () => {
      gone = true
      window.removeEventListener('resize', open)
    }
  }, [html])
  useEffect(() => {
    if (ready) onReady?.()
  }, [ready, onReady])
  return (
    <>
      {!ready && <SkeletonText lines={8} />}
      <div ref={place} className={classes(styles.text, content.content, className)} />
    </>
  )
}
