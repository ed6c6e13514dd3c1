import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getRetPaginationCourseUser } from '@xinglin/contract/teachers'

/** The teachers of the home page, 6 at most. */
export const schoolTeachers = queryOptions({
  queryKey: ['teachers', 'school'],
  queryFn: ({ signal }) => call(getRetPaginationCourseUser, {}, { signal }),
})
