import { ReadingText } from '#ui'
import { Info, VideoOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { BrokenMedia } from './broken-media.tsx'
import type { ContentOf, Desk, Position } from './item.ts'
import { shareWatched } from './stretches.ts'
import { useVideoAnchor } from './use-video-anchor.ts'
import { useWatching } from './use-watching.ts'
import look from './video-item.module.css'

const minutes = (seconds: number) => {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A video with captions; it is complete once enough of it was played, in whatever order unless it may not be skipped. */
export const VideoItem = ({
  content,
  from,
  desk,
}: {
  content: ContentOf<'video'>
  from: Position
  desk: Desk
}) => {
  const video = useRef<HTMLVideoElement>(null)
  const renewed = useRef('')
  const [broken, setBroken] = useState(false)
  // Once it is complete, or where nothing is recorded, one may look wherever one likes.
  const noSkip = content.NoSkip && desk.recording && !desk.done
  const { watched, handlers } = useWatching(video, { desk, from, noSkip })
  useVideoAnchor(video, desk.onAnchored)
  const share = shareWatched(watched, content.Seconds)

  // An address holds for some minutes only: a video that was paused for long gets a new one, once, without a word.
  const failed = async () => {
    if (renewed.current === content.Url) return setBroken(true)
    const fresh = await desk.reload()
    if (fresh?.Kind === 'video' && fresh.Url !== content.Url) renewed.current = fresh.Url
    else setBroken(true)
  }

  const again = async () => {
    renewed.current = ''
    await desk.reload()
    setBroken(false)
  }

  return (
    <>
      {broken ? (
        <BrokenMedia
          icon={<VideoOff size={28} aria-hidden />}
          words="视频加载失败"
          onAgain={() => void again()}
        />
      ) : (
        <video
          ref={video}
          className={look.video}
          src={content.Url}
          poster={content.PosterUrl || undefined}
          controls
          playsInline
          preload="metadata"
          onError={() => void failed()}
          {...handlers}
        >
          <track
            kind="captions"
            src={content.CaptionsUrl}
            srcLang="zh-CN"
            label="中文字幕"
            default
          />
        </video>
      )}
      <div className={look.watched}>
        <div className={look.track} aria-hidden="true">
          {watched.map(([start, end]) => (
            <span
              key={start}
              className={look.part}
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
        <p className={look.rule}>
          <Info size={15} aria-hidden />
          本视频首次观看不可快进；可以回看，播放速度最快 1.5 倍。
        </p>
      )}
      <div className={look.words}>
        <ReadingText html={content.Html} />
      </div>
    </>
  )
}
