import { call, learningKey } from '#call'
import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { getItem, getPlayer } from '@xinglin/contract/learning'
import { device } from './device.ts'

const addressesHoldMs = 4 * 60_000

/** An attempt with its outline. */
export type PlayerData = OutputOf<typeof getPlayer>

/** An attempt opened here, with the states of its items; asking takes the lead from another device, so it is asked at each arrival and never in passing. */
export const playerOf = (progressId: string) =>
  queryOptions({
    queryKey: [...learningKey, 'player', progressId],
    queryFn: ({ signal }) =>
      call(getPlayer, { ProgressId: progressId, Device: device() }, { signal }),
    staleTime: 0,
    refetchOnReconnect: false,
  })

/** An attempt as it stands, only to be looked at: whoever learns elsewhere goes on undisturbed. */
export const standingOf = (progressId: string) =>
  queryOptions({
    queryKey: [...learningKey, 'standing', progressId],
    queryFn: ({ signal }) => call(getPlayer, { ProgressId: progressId }, { signal }),
    staleTime: 0,
  })

/** Whatever was opened of items. */
export const allItems = [...learningKey, 'item'] as const

/** What an item shows; asking also tells the server that one is there, so it is asked for at each opening. */
export const itemOf = (progressId: string, itemId: string) =>
  queryOptions({
    queryKey: [...allItems, progressId, itemId],
    queryFn: ({ signal }) =>
      call(
        getItem,
        { ProgressId: progressId, ItemId: itemId, Device: device(), At: Date.now() },
        { signal },
      ),
    staleTime: 0,
    gcTime: addressesHoldMs,
  })
