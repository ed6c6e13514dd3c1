import * as z from 'zod/mini'
import { call, id, listOf, managers, page, pageSize, searchKey, text } from '@xinglin/contract/call'
import { Comment, missing } from './shapes.ts'

/** What those who run a school look for among its reviews. */
export const reviewStates = ['all', 'shown', 'featured', 'hidden', 'unanswered'] as const

/** The reviews of the school, the newest first: by state, by words of the text. */
export const listReviews = call({
  path: '/api/CourseComment/List',
  keyless: true,
  who: managers,
  input: z.object({
    SearchKey: searchKey,
    State: z._default(z.enum(reviewStates), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(z.extend(Comment, { CourseName: z.string() })),
})

/** Features, unfeatures, hides or shows a review; hiding wants a reason, which the author is told. */
export const moderateReview = call({
  path: '/api/CourseComment/Moderate',
  who: managers,
  input: z.object({
    Id: id,
    Action: z.enum(['feature', 'unfeature', 'hide', 'show']),
    Reason: text(200, '原因不得超过200个字'),
  }),
  output: Comment,
  refusals: {
    ...missing,
    reason: [-10008, '请填写隐藏的原因'],
    hidden: [-1, '隐藏的评价不能设为精选'],
  },
})
