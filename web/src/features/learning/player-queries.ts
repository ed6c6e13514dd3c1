import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { getItem, getPlayer, type QuizResult } from '@xinglin/contract/learning'

const addressesHoldMs = 4 * 60_000

/** An attempt with its outline. */
export type PlayerData = OutputOf<typeof getPlayer>

/** An attempt and the states of its items; asked for anew at each arrival, another device may have gone on. */
export const playerOf = (progressId: string) =>
  queryOptions({
    queryKey: ['learning', 'player', progressId],
    queryFn: ({ signal }) => call(getPlayer, { ProgressId: progressId }, { signal }),
    staleTime: 0,
  })

/** Whatever was opened of items. */
export const allItems = ['learning', 'item'] as const

/** What an item shows; asking also tells the server that one is there, so it is asked for at each opening. */
export const itemOf = (progressId: string, itemId: string) =>
  queryOptions({
    queryKey: [...allItems, progressId, itemId],
    queryFn: ({ signal }) => call(getItem, { ProgressId: progressId, ItemId: itemId }, { signal }),
    staleTime: 0,
    gcTime: addressesHoldMs,
  })

/** Where the marks of the last try at a quiz are kept for the rest of a visit: the server tells them once. */
export const marksKey = (progressId: string, itemId: string) =>
  ['learning', 'marks', progressId, itemId] as const

/** The marks of the last try. */
export type Marks = QuizResult
