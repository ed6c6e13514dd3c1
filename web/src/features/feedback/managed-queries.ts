import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  feedbackStates,
  feedbackTypes,
  getFeedback,
  listFeedback,
} from '@xinglin/contract/feedback'

/** What the list is narrowed by: what waits, unless somebody asks for more. */
export const usualManaged = { key: '', state: 'new', type: 'all', page: 1 }

/** The values that the list knows. */
export const allowedManaged = {
  state: ['all', ...feedbackStates],
  type: ['all', ...feedbackTypes],
}

/** How many a page of the administration holds. */
export const managedAPage = 20

/** The beginning of the key of every list and feedback of the administration. */
export const managedKey = ['manage', 'feedback'] as const

/** A page of the school's feedback. */
export const managedFeedback = ({ key, state, type, page }: typeof usualManaged) =>
  queryOptions({
    queryKey: [...managedKey, 'list', { key, state, type, page }],
    queryFn: ({ signal }) =>
      call(
        listFeedback,
        {
          SearchKey: key,
          State: feedbackStates.find((one) => one === state) ?? 'all',
          Type: feedbackTypes.find((one) => one === type) ?? 'all',
          PageIndex: page,
          PageSize: managedAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One feedback with its thread. */
export const oneManaged = (id: string) =>
  queryOptions({
    queryKey: [...managedKey, 'one', id],
    queryFn: ({ signal }) => call(getFeedback, { Id: id }, { signal }),
    staleTime: 0,
  })
