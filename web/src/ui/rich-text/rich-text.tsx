import { useEffect, useRef, useState } from 'react'
import { classes } from '../theme/classes.ts'
import look from './rich-text.module.css'
import { BoneText } from '../display/skeleton.tsx'

/** Formatted text from the server, sanitised again before it is shown; the sanitiser comes only when needed. */
export const RichText = ({ html, className }: { html: string; className?: string | undefined }) => {
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let gone = false
    void import('./purify.ts').then(({ purify }) => {
      if (gone) return
      place.current?.replaceChildren(purify(html))
      setReady(true)
    })
    return () => {
      gone = true
    }
  }, [html])
  return (
    <>
      {!ready && <BoneText lines={4} />}
      <div ref={place} className={classes(look.rich, className)} />
    </>
  )
}
