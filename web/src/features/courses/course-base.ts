import { call, courseKey } from '#call'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'

// As long as a link is looked at before it is followed.
const aMomentMs = 5000

/** A course as its preview shows it, with the verdict on this visitor; asked for anew at nearly each arrival, as learning changes it. */
export const courseBase = (courseId: string, contestId = '') =>
  queryOptions({
    queryKey: [...courseKey(courseId), contestId],
    queryFn: ({ signal }) =>
      call(getRetCourseBaseClient, { CourseId: courseId, SkillContestId: contestId }, { signal }),
    staleTime: aMomentMs,
  })

/** Says that a course is no longer what its preview last showed: the next look asks for it anew. */
export const courseChanged = (queries: QueryClient, courseId: string) =>
  queries.invalidateQueries({ queryKey: courseKey(courseId) })
