import { Button, ButtonLink, longDayOf } from '#ui'
import type { Media } from '@xinglin/contract/resources'
import { Film, Link2, Play, RotateCw, Trash2 } from 'lucide-react'
import { videoAddress } from './queries.ts'
import styles from './resources.module.css'
import { StateLine } from './state-line.tsx'
import type { useActions } from './use-actions.ts'

/** A video in the list, with what may be done with it. */
export const VideoCard = ({
  media,
  actions,
  withOwner,
}: {
  media: Media
  actions: ReturnType<typeof useActions>
  withOwner: boolean
}) => (
  <li className={styles.card}>
    <div className={styles.poster}>
      {media.PosterUrl ? (
        <img src={media.PosterUrl} alt="" loading="lazy" decoding="async" />
      ) : (
        <Film size={30} strokeWidth={1.5} aria-hidden />
      )}
    </div>
    <div className={styles.words}>
      <h2 className={styles.name}>{media.Name}</h2>
      <StateLine media={media} />
      <p className={styles.note}>
        {withOwner && `${media.OwnerName} · `}
        {longDayOf(media.CreateTime)}
      </p>
    </div>
    <div className={styles.actions}>
      {media.State === 'done' && (
        <>
          <ButtonLink
            size="small"
            to={videoAddress(media.Src)}
            icon={<Play size={15} aria-hidden />}
            aria-label={`播放${media.Name}`}
          >
            播放
          </ButtonLink>
          <Button
            size="small"
            kind="plain"
            icon={<Link2 size={15} aria-hidden />}
            aria-label={`复制地址：${media.Name}`}
            onClick={() => void actions.share(media)}
          >
            复制地址
          </Button>
        </>
      )}
      {media.State === 'failed' && (
        <Button
          size="small"
          icon={<RotateCw size={15} aria-hidden />}
          pending={actions.pending === media.Id}
          aria-label={`重试转码${media.Name}`}
          onClick={() => void actions.retry(media)}
        >
          重试
        </Button>
      )}
      <Button
        size="small"
        kind="plain"
        icon={<Trash2 size={15} aria-hidden />}
        aria-label={`删除${media.Name}`}
        onClick={() => void actions.remove(media)}
      >
        删除
      </Button>
    </div>
  </li>
)
