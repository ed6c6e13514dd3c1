import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getSchoolCourseStatistic } from '@xinglin/contract/statistics'

/** The four figures of the home page. */
export const schoolFigures = queryOptions({
  queryKey: ['statistics', 'school'],
  queryFn: ({ signal }) => call(getSchoolCourseStatistic, {}, { signal }),
})
