import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { geCoursePaginationClient, getCourseSearchConditionClient } from '@xinglin/contract/courses'

const minuteMs = 60_000

/** The college courses of the home page, all or one department's; 15 at most. */
export const collegeCourses = (departmentId: string) =>
  queryOptions({
    queryKey: ['courses', 'college', departmentId],
    queryFn: ({ signal }) =>
      call(geCoursePaginationClient, { ParentSectionId: departmentId || null }, { signal }),
  })

/** The departments that hold courses the visitor may see. */
export const departments = queryOptions({
  queryKey: ['courses', 'departments'],
  queryFn: ({ signal }) => call(getCourseSearchConditionClient, { Scope: 1 }, { signal }),
  staleTime: 5 * minuteMs,
})
