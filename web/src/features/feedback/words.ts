import type { FeedbackState } from '@xinglin/contract/feedback'
import type { ComponentProps } from 'react'
import type { Tag } from '#ui'

/** The tone of each state's tag. */
export const stateTones: Readonly<Record<FeedbackState, ComponentProps<typeof Tag>['tone']>> = {
  new: 'apricot',
  working: 'warning',
  replied: 'success',
  closed: 'neutral',
}

const rates = ['很不满意', '不满意', '一般', '满意', '非常满意'] as const

/** What so many stars say of an answer. */
export const rateWord = (rate: number): string => rates[rate - 1] ?? ''
