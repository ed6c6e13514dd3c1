import { Tag } from '#ui'
import { feedbackStateNames, type FeedbackState } from '@xinglin/contract/feedback'
import { stateTones } from './words.ts'

/** Where a feedback stands, in a word. */
export const StateTag = ({ state }: { state: FeedbackState }) => (
  <Tag tone={stateTones[state] ?? 'neutral'}>{feedbackStateNames[state]}</Tag>
)
