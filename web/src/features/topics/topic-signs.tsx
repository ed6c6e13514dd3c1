import { Tag } from '#ui'
import { topicStatusNames } from '@xinglin/contract/topics'
import { Lock } from 'lucide-react'

const tones = ['warning', 'success', 'neutral'] as const

/** Where a topic stands in its period. */
export const StatusTag = ({ status }: { status: number }) => (
  <Tag tone={tones[status] ?? 'neutral'}>{topicStatusNames[status]}</Tag>
)

/** Whose a topic is; and that it is for the school's own people, where it is. */
export const TopicSigns = ({ tag, isPublic }: { tag: string; isPublic: boolean }) => (
  <>
    <Tag tone="school">{tag}</Tag>
    {!isPublic && <Tag icon={<Lock size={12} aria-hidden />}>校内</Tag>}
  </>
)

/** A period as one says it. */
export const periodOf = (from: string, to: string) =>
  `${from.replaceAll('-', '.')} – ${to.replaceAll('-', '.')}`
