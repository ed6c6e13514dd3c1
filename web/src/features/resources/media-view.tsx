import { CallError } from '#call'
import { Skeleton, Button, ButtonLink, Empty, Failure, longDayOf, Progress } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Media } from '@xinglin/contract/resources'
import { CircleAlert, Clock, LoaderCircle, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { NoConverter } from './no-converter.tsx'
import { videoBy } from './queries.ts'
import styles from './resources.module.css'
import { useActions } from './use-actions.ts'

/** Draws the player of a video that is ready; `reload` answers a fresh address. */
type DrawPlayer = (media: Media, reload: () => Promise<string | undefined>) => ReactNode

const missing = -404

const Waiting = ({ media }: { media: Media }) =>
  media.State === 'queued' ? (
    <>
      <Clock size={34} strokeWidth={1.5} aria-hidden />
      <p className={styles.panelHead}>排队</p>
      <p className={styles.note}>视频正在等待转码，可以离开本页，稍后再来。</p>
    </>
  ) : (
    <>
      <LoaderCircle size={34} strokeWidth={1.5} aria-hidden />
      <p className={styles.panelHead}>处理中 {media.Percent}%</p>
      <Progress className={styles.bar} value={media.Percent} label="转码进度" />
      <p className={styles.note}>可以离开本页，转码会继续进行。</p>
    </>
  )

const Failed = ({ media, again }: { media: Media; again: ReactNode }) => (
  <>
    <CircleAlert className={styles.bad} size={34} strokeWidth={1.5} aria-hidden />
    <p className={styles.panelHead}>失败</p>
    <p className={styles.note}>{media.Reason}</p>
    {again}
  </>
)

/** A video by its signed name: how far its conversion is, and then the video itself. */
export const MediaView = ({
  src,
  runsSchool,
  player,
  list,
}: {
  src: string
  runsSchool: boolean
  player: DrawPlayer
  /** Where one's own videos are listed; undefined for those who have none. */
  list: string | undefined
}) => {
  const queries = useQueryClient()
  const { data: media, error, refetch } = useQuery(videoBy(src))
  const actions = useActions()
  const reload = async () => {
    await queries.invalidateQueries({ queryKey: videoBy(src).queryKey })
    return queries.getQueryData(videoBy(src).queryKey)?.Url
  }
  if (error instanceof CallError && error.code === missing)
    return (
      <Empty
        head="视频不存在"
        note="它可能已被删除，或者地址不完整。"
        next={list && <ButtonLink to={list}>查看我的视频</ButtonLink>}
      />
    )
  if (error && !media) return <Failure error={error} onRetry={() => void refetch()} />
  if (!media) return <Skeleton height="420px" />
  return (
    <article className={styles.place}>
      {!media.Converter && media.State !== 'done' && <NoConverter runsSchool={runsSchool} />}
      {media.State === 'done' ? (
        player(media, reload)
      ) : (
        <output className={styles.panel}>
          {media.State === 'failed' ? (
            <Failed
              media={media}
              again={
                media.Mine && (
                  <Button
                    icon={<RotateCw size={16} aria-hidden />}
                    pending={actions.pending === media.Id}
                    onClick={() => void actions.retry(media)}
                  >
                    重试
                  </Button>
                )
              }
            />
          ) : (
            <Waiting media={media} />
          )}
        </output>
      )}
      <h2 className={styles.title}>{media.Name}</h2>
      <p className={styles.note}>
        {media.OwnerName} · {longDayOf(media.CreateTime)}
        {media.State === 'done' && ` · ${media.Width}×${media.Height}`}
      </p>
    </article>
  )
}
