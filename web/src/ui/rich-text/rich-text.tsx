import { useEffect, useRef, useState } from 'react'
import content from './rich-content.module.css'
import { classes } from '../theme/classes.ts'
import styles from './rich-text.module.css'
import { SkeletonText } from '../display/skeleton.tsx'

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
      {!ready && <SkeletonText lines={4} />}
      <div ref={place} className={classes(styles.rich, content.content, className)} />
    </>
  )
}
