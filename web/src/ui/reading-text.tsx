import { useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import look from './reading-text.module.css'
import { BoneText } from './skeleton.tsx'

/** Puts each table into a frame of its own that scrolls sideways, by touch, wheel and keyboard; the table stays a table to screen readers. */
const frameTables = (text: DocumentFragment) => {
  for (const table of text.querySelectorAll('table')) {
    const frame = document.createElement('div')
    frame.className = look.frame ?? ''
    frame.tabIndex = 0
    frame.role = 'region'
    frame.ariaLabel = table.caption?.textContent || '表格，可左右滚动'
    table.replaceWith(frame)
    frame.append(table)
  }
  return text
}

/** A long text to be read: sanitised, set in a measure of about 38 characters; `onReady` comes once it stands on the page. */
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
    void import('./purify.ts').then(({ purify }) => {
      if (gone) return
      place.current?.replaceChildren(frameTables(purify(html)))
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [html])
  useEffect(() => {
    if (ready) onReady?.()
  }, [ready, onReady])
  return (
    <>
      {!ready && <BoneText lines={8} />}
      <div ref={place} className={classes(look.text, className)} />
    </>
  )
}
