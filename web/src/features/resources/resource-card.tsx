import { longDayOf, Tag } from '#ui'
import { type Resource, resourceStates, type ResourceUse } from '@xinglin/contract/resources'
import { Star } from 'lucide-react'
import styles from './library.module.css'
import { kindName, Preview } from './shown.tsx'
import { sizeOf } from './size-of.ts'
import { usesText } from './uses-text.ts'

const tones = {
  own: 'neutral',
  pending: 'warning',
  approved: 'success',
  returned: 'danger',
} as const

const conversion = ({ Media: media }: Resource): string => {
  if (!media || media.State === 'done') return ''
  if (media.State === 'failed') return '转码失败'
  return media.State === 'queued' ? '等待转码' : `转码 ${media.Percent}%`
}

/** A resource in a library; pressed it is opened. */
export const ResourceCard = ({
  resource,
  uses,
  withOwner,
  onOpen,
}: {
  resource: Resource
  uses: readonly ResourceUse[] | undefined
  withOwner: boolean
  onOpen: () => void
}) => {
  const converting = conversion(resource)
  return (
    <li className={styles.card}>
      <Preview resource={resource} />
      <div className={styles.cardWords}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {resource.Title}
        </button>
        <p className={styles.note}>
          {kindName(resource.Kind)} · {sizeOf(resource.Bytes)} ·{' '}
          {withOwner ? resource.OwnerName : longDayOf(resource.CreateTime)}
        </p>
        <p className={styles.marks}>
          {resource.Favorite && (
            <Tag tone="apricot" icon={<Star size={12} aria-hidden />}>
              收藏
            </Tag>
          )}
          {converting && (
            <Tag tone={converting === '转码失败' ? 'danger' : 'warning'}>{converting}</Tag>
          )}
          {resource.Unchecked && <Tag tone="warning">待检查图上文字</Tag>}
          {resource.Mine && resource.State !== 'own' && (
            <Tag tone={tones[resource.State]}>{resourceStates[resource.State]}</Tag>
          )}
          {resource.Tags.slice(0, 2).map(({ Type, Id, Name }) => (
            <Tag key={`${Type} ${Id}`}>{Name}</Tag>
          ))}
        </p>
        {uses && uses.length > 0 && <p className={styles.note}>{usesText(uses)}</p>}
      </div>
    </li>
  )
}
