import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import type { CompositionCalls, compositionMoves } from '@xinglin/contract/workshop'

/** A step in the flow of a composition. */
export type CompositionMove = (typeof compositionMoves)[number]

/** A kind of compositions (操作项目, 实验方案): its calls and its words; the screens are the same. */
export type CompositionKind = {
  readonly calls: CompositionCalls
  /** The beginning of the key of everything of it. */
  readonly key: string
  readonly word: string
  readonly workshop: string
  /** Beneath the title of the list, and where the list is empty. */
  readonly note: string
  readonly begin: string
  /** A name such as a teacher may give. */
  readonly example: string
  /** What each step of the flow does. */
  readonly notes: Readonly<Record<CompositionMove, string>>
  /** What the members of a draft are called, for saying what somebody else changed. */
  readonly members: Readonly<Record<string, string>>
}

/** One as its editor opens it. */
export type CompositionFile = OutputOf<CompositionCalls['get']>

const any = -1

/** What the list is narrowed by. */
export const defaultFilters = { state: any, page: 1 }

/** The values that the list knows. */
export const allowedFilters = { state: [any, 0, 1, 2, 3] }

/** How many a page has. */
export const aPage = 20

/** A page of the list. */
export const pageOf = ({ key, calls }: CompositionKind, { state, page }: typeof defaultFilters) =>
  queryOptions({
    queryKey: [key, 'list', { state, page }],
    queryFn: ({ signal }) =>
      call(calls.list, { State: state, PageIndex: page, PageSize: aPage }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One for its editor; what was shown before is never written upon. */
export const fileOf = ({ key, calls }: CompositionKind, id: string) =>
  queryOptions({
    queryKey: [key, 'file', id],
    queryFn: ({ signal }) => call(calls.get, { Id: id }, { signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
