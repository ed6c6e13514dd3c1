import { call } from '#call'
import { Button, FileDrop, SelectField, messageOf } from '#ui'
import { largestPicture, pictureKinds, pictureRefusals } from '@xinglin/contract/resources'
import { motifs } from '@xinglin/contract/schools'
import { uploadBanner } from '@xinglin/contract/topics'
import { useState } from 'react'
import styles from './managed-topics.module.css'
import { type DrawSubject, TopicBanner } from './topic-banner.tsx'
import type { TopicValues } from './topic-form.ts'

const motifNames: Readonly<Record<TopicValues['Motif'], string>> = {
  ecg: '心电',
  thorax: '胸廓',
  scalpel: '手术',
  heart: '心脏',
  drip: '输液',
  infant: '儿科',
  flask: '实验',
  skin: '皮肤',
  mother: '母婴',
  glucose: '血糖',
  book: '书本',
}
const choices = motifs.map((value) => ({ value, name: motifNames[value] }))

/** The banner of a topic: a picture that is uploaded, or a drawing that is chosen. */
export const BannerField = ({
  id,
  values,
  fault,
  draw,
  onChange,
}: {
  id: string
  values: TopicValues
  fault: string | undefined
  draw: DrawSubject
  onChange: (change: Partial<TopicValues>) => void
}) => {
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState('')
  const take = async (file: File) => {
    setPending(true)
    setRefused('')
    try {
      if (file.size > largestPicture) throw new Error(pictureRefusals.large[1])
      const Bytes = new Uint8Array(await file.arrayBuffer())
      const { Id, Url } = await call(uploadBanner, { Name: file.name, Bytes })
      onChange({ BannerId: Id, BannerUrl: Url })
    } catch (error) {
      setRefused(messageOf(error))
    }
    setPending(false)
  }
  return (
    <div className={styles.bannerField}>
      <div className={styles.bannerNow}>
        <TopicBanner
          key={values.BannerUrl}
          id={id}
          url={values.BannerUrl}
          motif={values.Motif}
          draw={draw}
        />
      </div>
      <div className={styles.bannerChoice}>
        <FileDrop
          label={pending ? '正在上传…' : '点击选择横幅图片，或拖放到这里'}
          hint="JPG、PNG、WebP 或 GIF，不超过 8 MB；按 16:9 居中裁剪，建议宽 1920 像素"
          accept={pictureKinds}
          disabled={pending}
          error={refused || fault}
          onFile={(file) => void take(file)}
        />
        {values.BannerId ? (
          <Button size="small" onClick={() => onChange({ BannerId: null, BannerUrl: '' })}>
            移除图片
          </Button>
        ) : (
          <SelectField
            label="没有图片时的图案"
            options={choices}
            value={values.Motif}
            onChoose={(Motif) => onChange({ Motif })}
          />
        )}
      </div>
    </div>
  )
}
