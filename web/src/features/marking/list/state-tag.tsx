import { Tag } from '#ui'
import { type MarkingState, markingStateNames } from '@xinglin/contract/marking'

const tones = {
  waiting: 'warning',
  returned: 'danger',
  marked: 'school',
  released: 'success',
} as const

/** How a work that was handed in stands. */
export const StateTag = ({ state }: { state: MarkingState }) => (
  <Tag tone={tones[state]}>{markingStateNames[state]}</Tag>
)
