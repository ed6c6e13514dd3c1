import { call } from '#call'
import { Button, FileDrop, SelectField, shrinkPicture } from '#ui'
import { motifs } from '@xinglin/contract/schools'
import { uploadBanner } from '@xinglin/contract/topics'
import { useState } from 'react'
import look from './managed-topics.module.css'
import { type DrawSubject, TopicBanner } from './topic-banner.tsx'
import type { TopicValues } from './topic-form.ts'

const sides = [1280, 1080, 900, 720, 560, 400]

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
      const Image = await shrinkPicture(file, sides)
      if (!Image) setRefused('这个文件不是可以使用的图片，请换一张 PNG、JPEG 或 WebP。')
      else {
        const { Id, Url } = await call(uploadBanner, { Image })
        onChange({ BannerId: Id, BannerUrl: Url })
      }
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error))
    }
    setPending(false)
  }
  return (
    <div className={look.bannerField}>
      <div className={look.bannerNow}>
        <TopicBanner
          key={values.BannerUrl}
          id={id}
          url={values.BannerUrl}
          motif={values.Motif}
          draw={draw}
        />
      </div>
      <div className={look.bannerChoice}>
        <FileDrop
          label={pending ? '正在上传…' : '点击选择横幅图片，或拖放到这里'}
          hint="建议 16:9，会自动缩小到 60 kB 以内"
          accept="image/png,image/jpeg,image/webp"
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
