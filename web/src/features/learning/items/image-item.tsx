import { PictureViewer, ReadingText } from '#ui'
import { ImageOff, Maximize2 } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { BrokenMedia } from './broken-media.tsx'
import styles from './image-item.module.css'
import type { ContentOf, ItemSession, Position } from './item.ts'
import { Returned } from './returned.tsx'
import { useReading } from './use-reading.ts'

/** A figure with its explanation; it is complete once the figure was there and the explanation was read to its end. */
export const ImageItem = ({
  content,
  from,
  session,
}: {
  content: ContentOf<'image'>
  from: Position
  session: ItemSession
}) => {
  const block = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<'coming' | 'there' | 'broken'>('coming')
  const [text, setText] = useState(false)
  const [zoomed, setZoomed] = useState(false)
  const stands = useCallback(() => setText(true), [])
  const ready = text && picture === 'there'
  const { returned, goToStart } = useReading(block, end, { session, ready, from })

  const again = async () => {
    await session.reload()
    setPicture('coming')
  }

  return (
    <>
      <div ref={block}>
        {picture === 'broken' ? (
          <BrokenMedia
            icon={<ImageOff size={28} aria-hidden />}
            words="图片加载失败"
            onAgain={() => void again()}
          />
        ) : (
          <button type="button" className={styles.figure} onClick={() => setZoomed(true)}>
            <img
              src={content.Url}
              alt={content.Alt}
              width={content.Width}
              height={content.Height}
              onLoad={() => setPicture('there')}
              onError={() => setPicture('broken')}
            />
            <span className={styles.zoom}>
              <Maximize2 size={15} aria-hidden />
              放大查看
            </span>
          </button>
        )}
        <div className={styles.words}>
          <ReadingText html={content.Html} onReady={stands} />
        </div>
      </div>
      <div ref={end} aria-hidden="true" style={{ height: 1 }} />
      {returned && <Returned onStart={goToStart} />}
      {zoomed && (
        <PictureViewer src={content.Url} alt={content.Alt} onClose={() => setZoomed(false)} />
      )}
    </>
  )
}
