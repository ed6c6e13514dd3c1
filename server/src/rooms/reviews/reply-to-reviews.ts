import {
  teacherDeleteCourseComment,
  teacherReplyCourseComment,
  teacherUpdateCourseComment,
} from '@xinglin/contract/reviews'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { lockReview } from './policy.ts'
import { reviewStore } from './store.ts'
import { toReviewResponse } from './serialize.ts'

const { missing, notYours, sensitive, already } = teacherReplyCourseComment.refusals

/** Holds a review of a course that the visitor teaches, with the reply it has. */
const lockTaught = async (visit: Visit, { CommentId, CourseId }: Record<string, string>) => {
  const { row, access } = await lockReview(visit, CommentId ?? '', CourseId)
  if (!access.teaches) throw refuse(notYours)
  return { row, access, reply: (await reviewStore(visit).replies([row.id])).get(row.id) }
}

/** Answers the teacher who replies; a reply is the one thing of a review that a teacher may touch. */
export const replyingCalls = () => [
  answer(
    teacherReplyCourseComment,
    async function handleTeacherReplyCourseComment(visit, { CourseId, CommentId, ReplyComment }) {
      const { row, access, reply } = await lockTaught(visit, { CourseId, CommentId })
      if (reply && reply.text !== ReplyComment) throw refuse(already)
      await refuseSensitive(visit, ReplyComment, 'reply', sensitive)
      const store = reviewStore(visit)
      if (!reply) {
        await store.writeReply(row.id, ReplyComment)
        await store.change(row.id, { replied: true })
        await visit.publish({
          kind: 'notice',
          notice: {
            kind: 'review-replied',
            subjectId: row.id,
            title: access.course.name,
            to: [row.personId],
            occurrence: visit.at.toISOString(),
            senderId: visit.person?.id ?? null,
          },
        })
      }
      return toReviewResponse(visit, row)
    },
  ),

  answer(
    teacherUpdateCourseComment,
    async function handleTeacherUpdateCourseComment(visit, { CourseId, CommentId, Comment }) {
      const { row, reply } = await lockTaught(visit, { CourseId, CommentId })
      if (!reply) throw refuse(missing)
      await refuseSensitive(visit, Comment, 'reply', sensitive)
      const store = reviewStore(visit)
      if (reply.text !== Comment) {
        await store.keep(row.id, 'editReply', { text: reply.text })
        await store.writeReply(row.id, Comment)
      }
      return toReviewResponse(visit, row)
    },
  ),

  answer(
    teacherDeleteCourseComment,
    async function handleTeacherDeleteCourseComment(visit, { CourseId, CommentId }) {
      const { row, reply } = await lockTaught(visit, { CourseId, CommentId })
      const store = reviewStore(visit)
      if (reply) {
        await store.keep(row.id, 'deleteReply', { text: reply.text })
        await store.removeReply(row.id)
        await store.change(row.id, { replied: false })
      }
      return toReviewResponse(visit, row)
    },
  ),
]
