import { Tag } from '#ui'
import type { ManagedTopic } from '@xinglin/contract/topics'

type State = ManagedTopic['State']

/** What each state is called. */
export const stateNames: Readonly<Record<State, string>> = {
  draft: '草稿',
  published: '已发布',
  withdrawn: '已撤回',
}

const tones = { draft: 'neutral', published: 'success', withdrawn: 'danger' } as const

/** The state of a topic. */
export const StateTag = ({ state }: { state: State }) => (
  <Tag tone={tones[state]}>{stateNames[state]}</Tag>
)
