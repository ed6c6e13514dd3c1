import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getManagedSpecial, listManagedSpecials, topicStates } from '@xinglin/contract/topics'

/** What the list is narrowed by. */
export const usualDesk = { state: 'all', key: '', page: 1 }

/** The values that the list knows. */
export const allowedDesk = { state: ['all', ...topicStates] }

/** How many rows a page has. */
export const topicDeskPage = 20

/** The beginning of the key of everything in the administration of topics. */
export const topicDesk = ['manage', 'topics'] as const

/** A page of the topics in every state. */
export const managedTopics = ({ state, key, page }: typeof usualDesk) =>
  queryOptions({
    queryKey: [...topicDesk, 'list', { state, key, page }],
    queryFn: ({ signal }) =>
      call(
        listManagedSpecials,
        {
          SearchKey: key,
          State: topicStates.find((known) => known === state) ?? 'all',
          PageIndex: page,
          PageSize: topicDeskPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One topic for its form; what was shown before is never written upon. */
export const topicForm = (id: string) =>
  queryOptions({
    queryKey: [...topicDesk, 'form', id],
    queryFn: ({ signal }) => call(getManagedSpecial, { Id: id }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
