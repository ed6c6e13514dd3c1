import { VideoOff } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { BrokenMedia } from './broken-media.tsx'
import styles from './video-item.module.css'

/**
 * A video with its controls. `reload` answers a fresh address: one holds for some minutes only, so a video that was
 * paused for long gets a new one, once, without a word.
 */
export const VideoPlayer = ({
  url,
  posterUrl,
  captionsUrl = '',
  reload,
  ...rest
}: {
  url: string
  posterUrl: string
  /** Empty for a video without captions. */
  captionsUrl?: string
  reload: () => Promise<string | undefined>
} & Omit<ComponentProps<'video'>, 'src' | 'poster' | 'className' | 'onError'>) => {
  const renewed = useRef('')
  const [broken, setBroken] = useState(false)

  const failed = async () => {
    if (renewed.current === url) return setBroken(true)
    const fresh = await reload()
    if (fresh !== undefined && fresh !== url) renewed.current = fresh
    else setBroken(true)
  }

  const again = async () => {
    renewed.current = ''
    await reload()
    setBroken(false)
  }

  if (broken)
    return (
      <BrokenMedia
        icon={<VideoOff size={28} aria-hidden />}
        words="视频加载失败"
        onAgain={() => void again()}
      />
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video that was uploaded may have none
    <video
      {...rest}
      className={styles.video}
      src={url}
      // Captions from another host are read only by those who say who they are.
      crossOrigin={/^(?:https?:)?\/\//.test(url) ? 'anonymous' : undefined}
      poster={posterUrl || undefined}
      controls
      playsInline
      preload="metadata"
      onError={() => void failed()}
    >
      {captionsUrl && (
        <track kind="captions" src={captionsUrl} srcLang="zh-CN" label="中文字幕" default />
      )}
    </video>
  )
}
