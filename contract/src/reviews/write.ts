import * as z from 'zod/mini'
import { call, id, text } from '@xinglin/contract/call'
import { rate, reviewText } from './review-text.ts'
import { Comment, missing, notYours, sensitive } from './shapes.ts'

const menu = 3
const written = { Id: id, CourseId: id, UserId: text(64), Comment: reviewText, Rate: rate }

/**
 * Writes a review of the round that was studied last; one a round. `Id` is one that the browser made (UUIDv7), so that
 * a repeat answers what is there; without one the server makes it.
 */
export const addCourseComment = call({
  path: '/api/CourseComment/AddCourseComment',
  who: ['student'],
  menu,
  perMinute: 10,
  input: z.object(written),
  output: Comment,
  refusals: {
    ...missing,
    ...sensitive,
    notStudied: [-1, '学习课程后才可以评价'],
    already: [-1, '您已评价过本轮学习'],
    tooMany: [-1, '今日评价次数已达上限，请明天再来'],
  },
})

/** Changes text and stars of one's own review: it is no longer featured, and keeps its likes. */
export const updateCourseComment = call({
  path: '/api/CourseComment/UpdateCourseComment',
  who: ['student'],
  menu,
  perMinute: 20,
  input: z.object(written),
  output: Comment,
  refusals: { ...missing, ...notYours, ...sensitive },
})

/** Deletes a review: the author's own, or any for those who run the school. The same answer when it is gone already. */
export const delCourseComment = call({
  path: '/api/CourseComment/DelCourseComment',
  who: ['student', 'admin', 'operator'],
  menu,
  input: z.object({ Id: id, CourseId: id, UserId: text(64) }),
  output: z.strictObject({}),
  refusals: { ...missing, ...notYours },
})

/** Likes a review or takes the like back; `Great` says which, so that a repeat changes nothing. Answers the final state. */
export const handleCommentGreat = call({
  path: '/api/CourseComment/HandleCommentGreat',
  who: ['student', 'teacher'],
  menu,
  perMinute: 30,
  input: z.object({
    Id: id,
    UserId: text(64),
    Great: z.optional(z.union([z.literal(0), z.literal(1)])),
  }),
  output: z.strictObject({ IsGreat: z.number(), GreatNum: z.number() }),
  refusals: missing,
})
