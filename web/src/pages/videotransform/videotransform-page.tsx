import { VideoPlayer } from '#learning'
import { MediaView, MyVideos } from '#resources'
import { useSession } from '#session'
import { Band, Empty, usePageTitle } from '#ui'
import { role } from '@xinglin/contract/identity'
import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import styles from './videotransform-page.module.css'

const home = { name: '首页', to: '/' }
const list = '/videotransform'

const player: ComponentProps<typeof MediaView>['player'] = (media, reload) => (
  <VideoPlayer
    key={media.Id}
    url={media.Url}
    posterUrl={media.PosterUrl}
    reload={reload}
    aria-label={media.Name}
  />
)

/** /videotransform: a video by its signed `src`; without one the videos of whoever uploads them. */
export const VideotransformPage = () => {
  const who = useSession()
  const src = useSearchParams()[0].get('src') ?? ''
  const runsSchool = who?.RoleType === role.admin || who?.RoleType === role.operator
  const uploads = runsSchool || who?.RoleType === role.teacher
  const title = src || !uploads ? '视频' : '我的视频'
  usePageTitle(title)
  const steps = [home, ...(src && uploads ? [{ name: '我的视频', to: list }] : []), { name: title }]
  return (
    <div className={styles.page}>
      <Band title={title} steps={steps} />
      <div className={styles.inside}>
        {src ? (
          <MediaView
            key={src}
            src={src}
            runsSchool={runsSchool}
            player={player}
            list={uploads ? list : undefined}
          />
        ) : uploads ? (
          <MyVideos runsSchool={runsSchool} />
        ) : (
          <Empty head="视频不存在" note="请使用老师发给您的播放地址。" />
        )}
      </div>
    </div>
  )
}
