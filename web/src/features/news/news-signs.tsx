import { Tag, VisuallyHidden } from '#ui'
import { newsTypes } from '@xinglin/contract/news'
import { Pin } from 'lucide-react'
import styles from './news-signs.module.css'

/** What an article is about, and whether it stays on top. */
export const NewsSigns = ({ type, isTop }: { type: number; isTop: boolean }) => (
  <>
    {isTop && (
      <Tag tone="apricot" icon={<Pin size={12} aria-hidden />}>
        置顶
      </Tag>
    )}
    <Tag tone="school">{newsTypes[type] ?? '新闻'}</Tag>
  </>
)

/** A dot before what is new to the reader. */
export const NewDot = () => (
  <span className={styles.dot}>
    <VisuallyHidden>未读</VisuallyHidden>
  </span>
)
