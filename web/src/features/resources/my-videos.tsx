import { useHeldWork } from '#session'
import {
  Skeleton,
  Chips,
  Empty,
  Failure,
  FileDrop,
  Pagination,
  useAddressState,
  useLeaveGuard,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { videoKinds } from '@xinglin/contract/resources'
import { NoConverter } from './no-converter.tsx'
import { videoPageSize, videosOf } from './queries.ts'
import styles from './resources.module.css'
import { sizeOf } from './size-of.ts'
import { UploadLine } from './upload-line.tsx'
import { useActions } from './use-actions.ts'
import { useUploads } from './use-uploads.ts'
import { VideoCard } from './video-card.tsx'

const usual = { whose: 'mine', page: 1 }
const whose = [
  { value: 'mine', name: '我的视频' },
  { value: 'all', name: '全校视频' },
]

const Bones = () => (
  <div className={styles.list} aria-hidden="true">
    {[1, 2, 3].map((one) => (
      <Skeleton key={one} height="104px" />
    ))}
  </div>
)

/** 我的视频: uploads, and what became of each; those who run the school may look at everybody's. */
export const MyVideos = ({ runsSchool }: { runsSchool: boolean }) => {
  const [filters, narrow] = useAddressState(usual, { whose: ['mine', 'all'] })
  const all = runsSchool && filters.whose === 'all'
  const { data, error, refetch } = useQuery(videosOf({ all, page: filters.page }))
  const { uploads, fault, begin, goOn, giveUp } = useUploads(['video'])
  const actions = useActions()
  useHeldWork(uploads.length > 0)
  useLeaveGuard(uploads.length > 0)
  return (
    <div className={styles.place}>
      {data && !data.Converter && <NoConverter runsSchool={runsSchool} />}
      <FileDrop
        label="点击选择视频，或拖放到这里"
        hint={`MP4、WebM 或 MOV，不超过 500 MB，最长 3 小时；上传后转为 720p 的 MP4。${
          data ? `已用 ${sizeOf(data.Used)}，共 ${sizeOf(data.Quota)}。` : ''
        }`}
        accept={videoKinds}
        error={fault || undefined}
        onFile={(file) => void begin(file)}
      />
      {uploads.length > 0 && (
        <ul className={styles.list} aria-label="正在上传">
          {uploads.map((one) => (
            <UploadLine
              key={one.id}
              upload={one}
              onGoOn={() => goOn(one)}
              onGiveUp={() => void giveUp(one.id)}
            />
          ))}
        </ul>
      )}
      {runsSchool && (
        <Chips
          label="谁的视频"
          options={whose}
          chosen={filters.whose}
          onChoose={(value) => narrow({ whose: value })}
        />
      )}
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Bones />}
      {data?.List.length === 0 && (
        <Empty head="还没有视频" note="上传后可以在这里看到转码的进度，并把播放地址发给学生。" />
      )}
      {data && data.List.length > 0 && (
        <ul className={styles.list} aria-label="视频列表">
          {data.List.map((media) => (
            <VideoCard key={media.Id} media={media} actions={actions} withOwner={all} />
          ))}
        </ul>
      )}
      <Pagination
        page={filters.page}
        size={videoPageSize}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </div>
  )
}
