import { call } from '#call'
import { SkeletonText, Button, Dialog, Empty, Failure, toast, messageOf } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { takeVideo } from '@xinglin/contract/authoring'
import type { OutputOf } from '@xinglin/contract/call'
import type { Media } from '@xinglin/contract/resources'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useEditor } from './editor-place.tsx'
import styles from './item-fields.module.css'
import { ownVideos } from './queries.ts'

const stateWords = { queued: '排队中', running: '转码中', done: '', failed: '转码失败' } as const

/** Chooses one of one's own videos that are converted; more are uploaded on a page of their own. */
export const VideoDialog = ({
  onClose,
  onTaken,
}: {
  onClose: () => void
  onTaken: (taken: OutputOf<typeof takeVideo>) => void
}) => {
  const { courseId } = useEditor()
  const { data, error, refetch } = useQuery(ownVideos)
  const [pending, setPending] = useState('')
  const take = async ({ Id: id }: Media) => {
    setPending(id)
    try {
      onTaken(await call(takeVideo, { CourseId: courseId, MediaId: id }))
    } catch (refused) {
      toast.error(messageOf(refused))
      setPending('')
    }
  }
  return (
    <Dialog
      title="选择视频"
      wide
      onClose={onClose}
      foot={
        <>
          <a className={styles.elsewhere} href="/videotransform" target="_blank" rel="noopener">
            上传新的视频
            <ExternalLink size={14} aria-label="（在新标签页打开）" />
          </a>
          <Button onClick={() => void refetch()}>刷新列表</Button>
        </>
      }
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonText lines={4} />}
      {data?.List.length === 0 && (
        <Empty head="还没有视频" note="先上传视频，转码完成后回到这里选择。" />
      )}
      <ul className={styles.videos}>
        {data?.List.map((media) => (
          <li key={media.Id}>
            {media.PosterUrl ? <img src={media.PosterUrl} alt="" /> : <span />}
            <div>
              <strong>{media.Name}</strong>
              <span>{stateWords[media.State] || `${Math.ceil(media.Seconds / 60)} 分钟`}</span>
            </div>
            <Button
              size="small"
              disabled={media.State !== 'done'}
              pending={pending === media.Id}
              onClick={() => void take(media)}
            >
              选用
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
