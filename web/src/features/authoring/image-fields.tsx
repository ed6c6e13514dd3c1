import { call } from '#call'
import { ResourceChooser } from '#resources/choosing'
import { Button, FileDrop, RichTextField, TextField } from '#ui'
import { keepFigure } from '@xinglin/contract/authoring'
import { nobody } from '@xinglin/contract/call'
import { largestPicture, pictureKinds, pictureRefusals } from '@xinglin/contract/resources'
import { Images } from 'lucide-react'
import { useState } from 'react'
import type { FieldsOf } from './body-of.ts'
import { useEditor } from './editor-place.tsx'
import styles from './item-fields.module.css'
import { useUpload } from './use-upload.ts'

/** A figure with its words. */
export const ImageFields = ({ body, onChange }: FieldsOf<'image'>) => {
  const { courseId, files, onFile } = useEditor()
  const { pending, fault, take } = useUpload(async (file) => {
    if (file.size > largestPicture) throw new Error(pictureRefusals.large[1])
    const Bytes = new Uint8Array(await file.arrayBuffer())
    const kept = await call(keepFigure, { CourseId: courseId, Name: file.name, Bytes })
    onFile(kept.File, kept.Url)
    onChange({ ...body, File: kept.File, Width: kept.Width, Height: kept.Height })
  })
  const [choosing, setChoosing] = useState(false)
  const url = files[body.File]
  return (
    <>
      {body.File !== nobody && url && (
        <img className={styles.picture} src={url} alt={body.Alt || '已上传的图片'} />
      )}
      <FileDrop
        label={
          pending ? '正在上传…' : body.File === nobody ? '点击选择图片，或拖放到这里' : '换一张图片'
        }
        hint="JPG、PNG、WebP 或 GIF，不超过 8 MB"
        accept={pictureKinds}
        disabled={pending}
        error={fault || undefined}
        onFile={take}
      />
      <div>
        <Button
          size="small"
          icon={<Images size={15} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          从资源库选择图片
        </Button>
      </div>
      {choosing && (
        <ResourceChooser
          kinds={['picture']}
          onClose={() => setChoosing(false)}
          onChosen={({ File: file, Url, Width, Height }) => {
            onFile(file, Url)
            onChange({ ...body, File: file, Width, Height })
            setChoosing(false)
          }}
        />
      )}
      <TextField
        label="图片说明"
        hint="一句话说清图里有什么，供看不到图片的同学使用"
        autoComplete="off"
        maxLength={200}
        value={body.Alt}
        onChange={({ target }) => onChange({ ...body, Alt: target.value })}
      />
      <RichTextField
        label="讲解（选填）"
        value={body.Html}
        onChange={(Html) => onChange({ ...body, Html })}
      />
    </>
  )
}
