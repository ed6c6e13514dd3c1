import { Button } from '#ui'
import type { CourseModel } from '@xinglin/contract/models'
import { Box, RotateCw } from 'lucide-react'
import styles from './fallback.module.css'
import type { Opening } from './use-stage.ts'

const words = {
  bare: '当前浏览器不支持三维显示（WebGL），以下为模型图片与全部讲解。',
  lost: '三维显示已中断，以下为模型图片与全部讲解。',
  broken: '三维模型加载失败，以下为模型图片与全部讲解。',
} as const

/** What stands in the place of a model that is not drawn: its picture, why, and where it may help, once more. */
export const Fallback = ({
  model,
  why,
  onRetry,
}: {
  model: CourseModel
  why: Exclude<Opening['is'], 'loading' | 'there'>
  onRetry: () => void
}) => (
  <div className={styles.fallback}>
    {model.PosterUrl ? (
      <img className={styles.poster} src={model.PosterUrl} alt={`三维模型：${model.Name}`} />
    ) : (
      <span className={styles.sign}>
        <Box size={64} strokeWidth={1} aria-hidden />
      </span>
    )}
    <output className={styles.said}>
      <span>{words[why]}</span>
      {why !== 'bare' && (
        <Button size="small" icon={<RotateCw size={15} aria-hidden />} onClick={onRetry}>
          重新加载
        </Button>
      )}
    </output>
  </div>
)
