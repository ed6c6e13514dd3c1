import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getPractice,
  getPracticeOffer,
  getWrongItem,
  listPractice,
  listWrongItems,
  type PracticeFilter,
} from '@xinglin/contract/questions'

const practiceKey = ['questions', 'practice'] as const

/** What the school offers, narrowed. */
export const practiceOffer = (filter: PracticeFilter) =>
  queryOptions({
    queryKey: [...practiceKey, 'offer', filter],
    queryFn: ({ signal }) => call(getPracticeOffer, filter, { signal }),
    placeholderData: keepPreviousData,
  })

/** The key of one round. */
export const roundKey = (RoundId: string) => [...practiceKey, 'round', RoundId] as const

/** One round; it is changed by what is done in it alone, so it is not asked for again by itself. */
export const practiceRound = (RoundId: string) =>
  queryOptions({
    queryKey: roundKey(RoundId),
    queryFn: ({ signal }) => call(getPractice, { RoundId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** How many rows a list has. */
export const practicePageSize = 20

export const practiceRounds = (PageIndex: number) =>
  queryOptions({
    queryKey: [...practiceKey, 'rounds', PageIndex],
    queryFn: ({ signal }) =>
      call(listPractice, { PageIndex, PageSize: practicePageSize }, { signal }),
    placeholderData: keepPreviousData,
  })

export const wrongItems = (Mastered: boolean, PageIndex: number) =>
  queryOptions({
    queryKey: [...practiceKey, 'wrong', Mastered, PageIndex],
    queryFn: ({ signal }) =>
      call(listWrongItems, { Mastered, PageIndex, PageSize: practicePageSize }, { signal }),
    placeholderData: keepPreviousData,
  })

export const wrongItem = (QuestionId: string) =>
  queryOptions({
    queryKey: [...practiceKey, 'wrong-one', QuestionId],
    queryFn: ({ signal }) => call(getWrongItem, { QuestionId }, { signal }),
  })

/** All lists of practice: what is answered changes them. */
export const practiceLists = practiceKey
