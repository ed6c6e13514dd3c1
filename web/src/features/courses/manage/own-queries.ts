import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listOwnCourses } from '@xinglin/contract/courses'
import { managedLists } from './managed-queries.ts'

const any = -1

/** What the list of one's own courses is narrowed by. */
export const defaultOwn = { state: any, key: '', page: 1 }

/** The values that the list knows. */
export const allowedOwn = { state: [any, 0, 1, 2, 3] }

/** How many of one's own courses a page has. */
export const ownPageSize = 12

/** A page of one's own courses. */
export const ownCourses = ({ state, key, page }: typeof defaultOwn) =>
  queryOptions({
    queryKey: [...managedLists, 'own', { state, key, page }],
    queryFn: ({ signal }) =>
      call(
        listOwnCourses,
        { SearchKey: key, ExamineType: state, PageIndex: page, PageSize: ownPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
