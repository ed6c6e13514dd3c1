import { Button, RichTextField, Switch } from '#ui'
import { nobody } from '@xinglin/contract/call'
import { Video } from 'lucide-react'
import { useState } from 'react'
import type { FieldsOf } from './body-of.ts'
import { useEditor } from './editor-place.tsx'
import styles from './item-fields.module.css'
import { VideoDialog } from './video-dialog.tsx'

const minute = 60

/** A length in minutes and seconds. */
export const lengthOf = (seconds: number): string =>
  `${Math.floor(seconds / minute)}:${String(Math.floor(seconds % minute)).padStart(2, '0')}`

/** A film of one's own, that was uploaded and converted. */
export const VideoFields = ({ body, onChange }: FieldsOf<'video'>) => {
  const { files, onFile } = useEditor()
  const [choosing, setChoosing] = useState(false)
  const url = files[body.File]
  return (
    <>
      {body.File !== nobody && url && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video that was uploaded may have none
        <video
          className={styles.film}
          src={url}
          poster={files[body.Poster]}
          controls
          preload="metadata"
        />
      )}
      <div className={styles.chosen}>
        {body.File !== nobody && <span>时长 {lengthOf(body.Seconds)}</span>}
        <Button icon={<Video size={16} aria-hidden />} onClick={() => setChoosing(true)}>
          {body.File === nobody ? '选择视频' : '换一个视频'}
        </Button>
      </div>
      <Switch
        checked={body.NoSkip}
        note="没看过的部分不能拖动跳过，最快 1.5 倍速"
        onChange={({ target }) => onChange({ ...body, NoSkip: target.checked })}
      >
        首次观看不可快进
      </Switch>
      <RichTextField
        label="讲解（选填）"
        value={body.Html}
        onChange={(Html) => onChange({ ...body, Html })}
      />
      {choosing && (
        <VideoDialog
          onClose={() => setChoosing(false)}
          onTaken={({ File, Poster, Seconds, Url, PosterUrl }) => {
            onFile(File, Url)
            if (PosterUrl) onFile(Poster, PosterUrl)
            onChange({ ...body, File, Poster, Seconds, Captions: nobody })
            setChoosing(false)
          }}
        />
      )}
    </>
  )
}
