import { type ReactNode, useState } from 'react'
import styles from './topic-banner.module.css'

/** Draws the subject of a topic that has no banner; `id` is what makes it another drawing each time. */
export type DrawSubject = (subject: { readonly motif: string; readonly id: string }) => ReactNode

/** The banner of a topic: its picture, or the drawing of its subject. */
export const TopicBanner = ({
  id,
  url,
  motif,
  draw,
}: {
  id: string
  url: string
  motif: string
  draw: DrawSubject
}) => {
  const [failed, setFailed] = useState(false)
  return (
    <div className={styles.banner}>
      {url && !failed ? (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
      ) : (
        draw({ motif, id })
      )}
    </div>
  )
}
