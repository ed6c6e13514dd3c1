import { Tag } from '#ui'
import { kindNames } from '@xinglin/contract/courses'
import { BookOpen, FlaskConical, Hand, MessageCircle } from 'lucide-react'
import styles from './kind-badge.module.css'

const icons = [BookOpen, MessageCircle, Hand, FlaskConical]

/** The kind of a course in a word: 理论课程, 虚拟问诊, 虚拟操作, 虚拟实验. */
export const KindBadge = ({ kind }: { kind: number }) => {
  const Icon = icons[kind] ?? BookOpen
  return (
    <Tag tone="school" className={styles.badge} icon={<Icon size={13} aria-hidden />}>
      {kindNames[kind] ?? kindNames[0]}
    </Tag>
  )
}
