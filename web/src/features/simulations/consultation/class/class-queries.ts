import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getClassFigures,
  getItemFigures,
  getItemLearners,
  getTaught,
  getUnmatched,
  unmatchedKinds,
  unmatchedStates,
} from '@xinglin/contract/simulations/consultation'
import { allSessions } from '../session/queries.ts'

/** How many students, and questions, a page holds. */
export const rowsAPage = 20

/** How the class did where somebody consulted. */
export const classOf = (sessionId: string) =>
  queryOptions({
    queryKey: [...allSessions, 'class', sessionId],
    queryFn: ({ signal }) => call(getClassFigures, { SessionId: sessionId }, { signal }),
  })

/** The consultations that a course teaches. */
export const taughtIn = (courseId: string) =>
  queryOptions({
    queryKey: [...allSessions, 'taught', courseId],
    queryFn: ({ signal }) => call(getTaught, { CourseId: courseId }, { signal }),
  })

/** An item of a course. */
export type ItemPlace = { readonly CourseId: string; readonly ItemId: string }

/** How the class did at an item. */
export const figuresOf = (place: ItemPlace) =>
  queryOptions({
    queryKey: [...allSessions, 'figures', place],
    queryFn: ({ signal }) => call(getItemFigures, place, { signal }),
  })

/** A page of the students at an item. */
export const learnersAt = (place: ItemPlace, page: number, size = rowsAPage) =>
  queryOptions({
    queryKey: [...allSessions, 'learners', place, page, size],
    queryFn: ({ signal }) =>
      call(getItemLearners, { ...place, PageIndex: page, PageSize: size }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What questions are narrowed by. */
export type QuestionFilters = {
  readonly state: string
  readonly kind: string
  readonly key: string
  readonly page: number
}

/** A page of the questions that the case of an item did not understand. */
export const questionsAt = (place: ItemPlace, { state, kind, key, page }: QuestionFilters) =>
  queryOptions({
    queryKey: [...allSessions, 'questions', place, { state, kind, key, page }],
    queryFn: ({ signal }) =>
      call(
        getUnmatched,
        {
          ...place,
          State: state === 'all' ? 'all' : (unmatchedStates.find((one) => one === state) ?? 'open'),
          Kind: unmatchedKinds.find((one) => one === kind) ?? 'all',
          SearchKey: key,
          PageIndex: page,
          PageSize: rowsAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
