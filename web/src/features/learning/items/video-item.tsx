import { ReadingText } from '#ui'
import { Info } from 'lucide-react'
import { useRef } from 'react'
import type { ContentOf, ItemSession, Position } from './item.ts'
import { shareWatched } from './stretches.ts'
import { VideoPlayer } from './video-player.tsx'
import { useVideoAnchor } from './use-video-anchor.ts'
import { useWatching } from './use-watching.ts'
import styles from './video-item.module.css'

const minutes = (seconds: number) => {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A video with captions; it is complete once enough of it was played, in whatever order unless it may not be skipped. */
export const VideoItem = ({
  content,
  from,
  session,
}: {
  content: ContentOf<'video'>
  from: Position
  session: ItemSession
}) => {
  const video = useRef<HTMLVideoElement>(null)
  // Once it is complete, or where nothing is recorded, one may look wherever one likes.
  const noSkip = content.NoSkip && session.recording && !session.done
  const { watched, handlers } = useWatching(video, { session, from, noSkip })
  useVideoAnchor(video, session.onAnchored)
  const share = shareWatched(watched, content.Seconds)

  const reload = async () => {
    const fresh = await session.reload()
    return fresh?.Kind === 'video' ? fresh.Url : undefined
  }

  return (
    <>
      <VideoPlayer
        ref={video}
        url={content.Url}
        posterUrl={content.PosterUrl}
        captionsUrl={content.CaptionsUrl}
        reload={reload}
        {...handlers}
      />
      <div className={styles.watched}>
        <div className={styles.track} aria-hidden="true">
          {watched.map(([start, end]) => (
            <span
              key={start}
              className={styles.part}
              style={{
                left: `${(start / content.Seconds) * 100}%`,
                width: `${((Math.min(end, content.Seconds) - start) / content.Seconds) * 100}%`,
              }}
            />
          ))}
        </div>
        <span>
          已观看 {Math.floor(share * 100)}% · 共 {minutes(content.Seconds)}
        </span>
      </div>
      {noSkip && (
        <p className={styles.rule}>
          <Info size={15} aria-hidden />
          本视频首次观看不可快进；可以回看，播放速度最快 1.5 倍。
        </p>
      )}
      <div className={styles.words}>
        <ReadingText html={content.Html} />
      </div>
    </>
  )
}
