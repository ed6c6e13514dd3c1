import type { QueryClient } from '@tanstack/react-query'
import type { ItemState } from '@xinglin/contract/learning'
import { playerOf } from './player-queries.ts'
import { opensOthers, withStanding } from './player-state.ts'
import type { ItemOfAttempt } from '../saving/outbox.ts'

type Answer = {
  readonly State: ItemState
  readonly Why: string
  readonly Wait: number
  readonly Progress: number
  readonly DoneCount: number
  readonly Elsewhere: boolean
}

/** Shows in the outline what the server answered about an item; where that may have opened others, asks which, unless the lead is elsewhere. */
export const showStanding = (
  queries: QueryClient,
  { progressId, itemId }: ItemOfAttempt,
  answer: Answer,
  best?: number,
) => {
  const { queryKey } = playerOf(progressId)
  const before = queries.getQueryData(queryKey)
  queries.setQueryData(queryKey, (player) => player && withStanding(player, itemId, answer, best))
  if (before && !answer.Elsewhere && opensOthers(before, itemId, answer.State)) {
    void queries.invalidateQueries({ queryKey })
  }
}
