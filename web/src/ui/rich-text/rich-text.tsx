import { useEffect, useRef, useState } from 'react'
import content from './rich-content.module.css'
import { classes } from '../theme/classes.ts'
import look from './rich-text.module.css'
import { BoneText } from '../display/skeleton.tsx'

/** Formatted text from the server, sanitised again before it is shown; the sanitiser comes only when needed. */
export const RichText = ({ html, className }: { html: string; className?: string | undefined }) => {
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let gone = false
    const show = async () => {
      const { readable } = await import('./readable.ts')
      const tree = await readable(html)
      if (gone) return
      place.current?.replaceChildren(tree)
      setReady(true)
    }
    void show()
    return () => {
      gone = true
    }
  }, [html])
  return (
    <>
      {!ready && <BoneText lines={4} />}
      <div ref={place} className={classes(look.rich, content.content, className)} />
    </>
  )
}
