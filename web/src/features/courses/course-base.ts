import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'

/** What is known of a course before it is opened: everything, or with `Full` false its reduced members. */
export type CourseMet = OutputOf<typeof getRetCourseBaseClient>

/** A course as its preview shows it, with the verdict on this visitor; asked for anew at each arrival, as learning changes it. */
export const courseBase = (courseId: string, contestId = '') =>
  queryOptions({
    queryKey: ['courses', 'base', courseId, contestId],
    queryFn: ({ signal }) =>
      call(getRetCourseBaseClient, { CourseId: courseId, SkillContestId: contestId }, { signal }),
    staleTime: 0,
  })
