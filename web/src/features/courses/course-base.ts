import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'

/** A course as its preview shows it, with the verdict on this visitor; asked for anew at each arrival, as learning changes it. */
export const courseBase = (courseId: string, contestId = '') =>
  queryOptions({
    queryKey: ['courses', 'base', courseId, contestId],
    queryFn: ({ signal }) =>
      call(getRetCourseBaseClient, { CourseId: courseId, SkillContestId: contestId }, { signal }),
    staleTime: 0,
  })
