import * as z from 'zod/mini'
import { call, id, text } from '@xinglin/contract/call'
import { replyText } from './review-text.ts'
import { Comment, missing, notYours, sensitive } from './shapes.ts'

const menu = 3
const at = { CourseId: id, CommentId: id, UserId: text(64) }

/** Replies to a review of one's own course; one reply a review. */
export const teacherReplyCourseComment = call({
  path: '/api/CourseCenter/TeacherReplyCourseComment',
  who: ['teacher'],
  menu,
  input: z.object({ ...at, ReplyComment: replyText }),
  output: Comment,
  refusals: { ...missing, ...notYours, ...sensitive, already: [-1, '已回复过该评价'] },
})

/** Changes the reply and nothing else, whatever `Rate` says; what stood there is kept in the history. */
export const teacherUpdateCourseComment = call({
  path: '/api/CourseCenter/TeacherUpdateCourseComment',
  who: ['teacher'],
  menu,
  input: z.object({ ...at, Comment: replyText, Rate: z.optional(z.unknown()) }),
  output: Comment,
  refusals: { ...missing, ...notYours, ...sensitive },
})

/** Deletes the reply and nothing else. */
export const teacherDeleteCourseComment = call({
  path: '/api/CourseCenter/TeacherDeleteCourseComment',
  who: ['teacher'],
  menu,
  input: z.object(at),
  output: Comment,
  refusals: { ...missing, ...notYours },
})
