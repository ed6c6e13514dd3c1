import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { feedbackStates, myFeedback, queryFeedback } from '@xinglin/contract/feedback'

/** What one's own list is narrowed by. */
export const defaultMine = { state: 'all', page: 1 }

/** The values that the list knows. */
export const allowedMine = { state: ['all', ...feedbackStates] }

/** How many a page of one's own list holds. */
export const mineAPage = 10

/** The beginning of the key of everything that is shown of one's feedback. */
export const feedbackKey = ['feedback'] as const

/** A page of one's own feedback. */
export const mine = ({ state, page }: typeof defaultMine) =>
  queryOptions({
    queryKey: [...feedbackKey, 'mine', { state, page }],
    queryFn: ({ signal }) =>
      call(
        myFeedback,
        {
          State: feedbackStates.find((one) => one === state) ?? 'all',
          PageIndex: page,
          PageSize: mineAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** Says which feedback: one's own by its id, or any by code and contact. */
export type Which = { readonly Id: string } | { readonly Code: string; readonly Contact: string }

/** One feedback with its thread; asked anew each time, as its pictures open for some minutes only. */
export const oneFeedback = (which: Which) =>
  queryOptions({
    queryKey: [...feedbackKey, 'one', which],
    queryFn: ({ signal }) => call(queryFeedback, which, { signal }),
    staleTime: 0,
    retry: false,
  })
