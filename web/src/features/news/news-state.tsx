import { momentOf, Tag } from '#ui'
import type { ManagedNews } from '@xinglin/contract/news'
import type { ComponentProps } from 'react'

type State = ManagedNews['State']

/** What each state is called. */
export const stateNames: Readonly<Record<State, string>> = {
  draft: '草稿',
  scheduled: '定时发布',
  published: '已发布',
  withdrawn: '已撤回',
}

const tones: Readonly<Record<State, ComponentProps<typeof Tag>['tone']>> = {
  draft: 'neutral',
  scheduled: 'warning',
  published: 'success',
  withdrawn: 'danger',
}

/** The state of an article, with when it will be seen where that is still to come. */
export const StateTag = ({ State: state, PublishTime: at }: ManagedNews) => (
  <Tag tone={tones[state] ?? 'neutral'} title={state === 'scheduled' ? momentOf(at) : undefined}>
    {stateNames[state]}
  </Tag>
)
