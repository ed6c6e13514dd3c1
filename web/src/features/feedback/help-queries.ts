import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getHelp, getManagedHelp, listHelp, listManagedHelp } from '@xinglin/contract/feedback'

const helpKey = ['help'] as const

/** The beginning of the key of every list and article of the administration. */
export const managedHelpKey = ['manage', 'help'] as const

/** The articles that hold some words; all of them for none. */
export const helpList = (key: string) =>
  queryOptions({
    queryKey: [...helpKey, 'list', key],
    queryFn: ({ signal }) => call(listHelp, { SearchKey: key }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })

/** One article with its text. */
export const helpArticle = (key: string) =>
  queryOptions({
    queryKey: [...helpKey, 'article', key],
    queryFn: ({ signal }) => call(getHelp, { Key: key }, { signal }),
    retry: false,
  })

/** Every article of the school for those who run it. */
export const managedHelp = (key: string) =>
  queryOptions({
    queryKey: [...managedHelpKey, 'list', key],
    queryFn: ({ signal }) => call(listManagedHelp, { SearchKey: key }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })

/** One article with its text for those who run the school; asked anew each time. */
export const managedArticle = (key: string) =>
  queryOptions({
    queryKey: [...managedHelpKey, 'article', key],
    queryFn: ({ signal }) => call(getManagedHelp, { Key: key }, { signal }),
    staleTime: 0,
  })
