import { Progress } from '#ui'
import type { Media } from '@xinglin/contract/resources'
import { CircleAlert, CircleCheck, Clock, LoaderCircle } from 'lucide-react'
import styles from './resources.module.css'
import { lengthOf, sizeOf } from './size-of.ts'

/** How far the conversion of a video is, in a line. */
export const StateLine = ({ media }: { media: Media }) => {
  const { State: state, Percent: percent } = media
  if (state === 'done')
    return (
      <p className={styles.state}>
        <CircleCheck className={styles.good} size={15} aria-hidden />
        完成 · {lengthOf(media.Seconds)} · {sizeOf(media.Bytes)}
      </p>
    )
  if (state === 'failed')
    return (
      <p className={styles.state}>
        <CircleAlert className={styles.bad} size={15} aria-hidden />
        失败：{media.Reason}
      </p>
    )
  if (state === 'queued')
    return (
      <p className={styles.state}>
        <Clock size={15} aria-hidden />
        {media.Converter ? '排队' : '排队（等待安装转码程序）'}
      </p>
    )
  return (
    <div className={styles.running}>
      <p className={styles.state}>
        <LoaderCircle size={15} aria-hidden />
        处理中 {percent}%
      </p>
      <Progress value={percent} label={`${media.Name}转码进度`} />
    </div>
  )
}
