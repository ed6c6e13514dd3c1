import { call, courseKey } from '#call'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  cullCourseComments,
  getCourseCommentSummarize,
  getWebCourseCommentList,
  myCourseComments,
} from '@xinglin/contract/reviews'

/** How a course is rated, and what the visitor may do. */
export type Summary = OutputOf<typeof getCourseCommentSummarize>

/** Which reviews of a course: the featured ones, all, or one's own. */
export type Which = 'featured' | 'all' | 'mine'

/** How many reviews a page holds. */
export const reviewsAPage = 10

/** The beginning of the keys of the reviews that concern oneself, over all courses. */
export const ownReviewsKey = ['reviews', 'own'] as const

const keyOf = (courseId: string) => ['reviews', courseId] as const

const lists = {
  featured: cullCourseComments,
  all: getWebCourseCommentList,
  mine: myCourseComments,
} as const

/** The rating of a course. */
export const summaryOf = (courseId: string) =>
  queryOptions({
    queryKey: [...keyOf(courseId), 'summary'],
    queryFn: ({ signal }) => call(getCourseCommentSummarize, { CourseId: courseId }, { signal }),
  })

/** A page of the reviews of a course. */
export const reviewsOf = (courseId: string, which: Which, page: number) =>
  queryOptions({
    queryKey: [...keyOf(courseId), which, page],
    queryFn: ({ signal }) =>
      call(lists[which], { CourseId: courseId, PageIndex: page }, { signal }),
    placeholderData: keepPreviousData,
  })

/** After a change: everything that was shown of the course's reviews, and its page, is asked anew. */
export const reviewsChanged = async (queries: QueryClient, courseId: string): Promise<void> => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: keyOf(courseId) }),
    queries.invalidateQueries({ queryKey: ownReviewsKey }),
    queries.invalidateQueries({ queryKey: courseKey(courseId) }),
  ])
}
