import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getOwnPeerRound,
  getPeerRound,
  listOwnPeerRounds,
  listPeerItems,
  listPeerRounds,
  listPeerSamples,
  openPeerReview,
  type PeerWorkKind,
  peerRoundStates,
} from '@xinglin/contract/peer-assessment'

/** The beginning of the key of everything about peer assessment. */
export const peersKey = ['peers'] as const

/** How many a page of the list has. */
export const roundsAPage = 20
export const defaultRounds = { state: 'all', key: '', page: 1 }
export const allowedRounds = { state: ['all', ...peerRoundStates] }

/** A page of the rounds that somebody runs. */
export const managedRounds = ({ state, key, page }: typeof defaultRounds) =>
  queryOptions({
    queryKey: [...peersKey, 'managed', state, key, page],
    queryFn: ({ signal }) =>
      call(
        listPeerRounds,
        {
          State: peerRoundStates.find((one) => one === state) ?? 'all',
          SearchKey: key,
          PageIndex: page,
          PageSize: roundsAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One for whoever runs it. */
export const roundOf = (Id: string) =>
  queryOptions({
    queryKey: [...peersKey, 'one', Id],
    queryFn: ({ signal }) => call(getPeerRound, { Id }, { signal }),
  })

/** Items of which a round can be made. */
export const peerItems = () =>
  queryOptions({
    queryKey: [...peersKey, 'items'],
    queryFn: ({ signal }) => call(listPeerItems, {}, { signal }),
  })

/** What a sample of an item can be made of. */
export const samplesOf = (place: { Kind: PeerWorkKind; GroupId: string; ItemId: string }) =>
  queryOptions({
    queryKey: [...peersKey, 'samples', place.ItemId],
    queryFn: ({ signal }) => call(listPeerSamples, place, { signal }),
    enabled: place.ItemId !== '',
  })

/** The rounds of a student. */
export const ownRounds = () =>
  queryOptions({
    queryKey: [...peersKey, 'own'],
    queryFn: ({ signal }) => call(listOwnPeerRounds, {}, { signal }),
  })

/** One round of a student's. */
export const ownRound = (Id: string) =>
  queryOptions({
    queryKey: [...peersKey, 'received', Id],
    queryFn: ({ signal }) => call(getOwnPeerRound, { Id }, { signal }),
  })

/** A review that a student owes; never read anew under who writes. */
export const reviewOf = (Id: string) =>
  queryOptions({
    queryKey: [...peersKey, 'review', Id],
    queryFn: ({ signal }) => call(openPeerReview, { Id }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })
