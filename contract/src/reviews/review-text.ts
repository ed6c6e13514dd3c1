import * as z from 'zod/mini'
import { seenLength, text } from '@xinglin/contract/call'

const shortest = 5
/** A review has at most this many code points; a reply too. */
export const longestReview = 500

/** The text of a review: 5 to 500 code points once it is trimmed. */
export const reviewText = text(longestReview, `评价内容不得超过${longestReview}个字`).check(
  z.refine((words) => words !== '', '内容不能空!'),
  z.refine(
    (words) => words === '' || seenLength(words) >= shortest,
    `评价内容不得少于${shortest}个字`,
  ),
)

/** The text of a reply: 1 to 500 code points once it is trimmed. */
export const replyText = text(longestReview, `回复内容不得超过${longestReview}个字`).check(
  z.refine((words) => words !== '', '内容不能为空！'),
)

/** One to five stars, whole. */
export const rate = z
  .number()
  .check(z.refine((stars) => Number.isInteger(stars) && stars >= 1 && stars <= 5, '请填写评分'))
