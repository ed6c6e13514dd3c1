import { Tag } from '#ui'
import { declareNames } from '@xinglin/contract/courses'
import { Award } from 'lucide-react'
import styles from './kind-badge.module.css'

/** As what a course was declared (申报), with the year on hover; nothing for a course that was not. */
export const DeclareTag = ({
  DeclareLevel: level,
  DeclareYear: year,
}: {
  readonly DeclareLevel: number
  readonly DeclareYear: number
}) =>
  level === 0 ? null : (
    <Tag
      className={styles.badge}
      icon={<Award size={13} aria-hidden />}
      title={`${year}年${declareNames[level] ?? ''}申报课程`}
    >
      {declareNames[level]}
    </Tag>
  )
