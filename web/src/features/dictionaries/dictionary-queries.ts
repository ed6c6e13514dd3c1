import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { listDictionary, listHits, listWords } from '@xinglin/contract/dictionaries'

/** An entry of a dictionary. */
export type Entry = OutputOf<typeof listDictionary>[number]
/** A sensitive word. */
export type Word = OutputOf<typeof listWords>['List'][number]

/** All entries of a vocabulary. */
export const dictionary = (type: number) =>
  queryOptions({
    queryKey: ['manage', 'dictionary', type],
    queryFn: ({ signal }) => call(listDictionary, { Type: type }, { signal }),
  })

/** How many rows a page of words, and one of hits, has. */
export const wordPageSize = 50
export const hitPageSize = 20

/** The beginning of the key of every list of words. */
export const wordLists = ['manage', 'words'] as const

/** One page of the sensitive words that have a part in them. */
export const words = (key: string, page: number) =>
  queryOptions({
    queryKey: [...wordLists, key, page],
    queryFn: ({ signal }) =>
      call(listWords, { SearchKey: key, PageIndex: page, PageSize: wordPageSize }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One page of where texts met the words. */
export const hits = (page: number) =>
  queryOptions({
    queryKey: ['manage', 'hits', page],
    queryFn: ({ signal }) => call(listHits, { PageIndex: page, PageSize: hitPageSize }, { signal }),
    placeholderData: keepPreviousData,
  })
