import {
  addCourseComment,
  delCourseComment,
  handleCommentGreat,
  updateCourseComment,
} from '@xinglin/contract/reviews'
import { nobody } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { dayIn, dayStart, refuse, type Visit } from '#platform/visit'
import { lockCounted, lockRating, reviewedCourse, seenReview } from './policy.ts'
import { reviewsADay } from './rules.ts'
import { reviewStore, type ReviewRow } from './store.ts'
import { toReviewResponse } from './serialize.ts'

const { sensitive, notStudied, already, tooMany } = addCourseComment.refusals
const { notYours } = updateCourseComment.refusals

const today = ({ school, at }: Visit): Date => dayStart(school.timezone, dayIn(school.timezone, at))

const unwritten = {
  likes: 0,
  featuredAt: null,
  hiddenAt: null,
  hiddenReason: '',
  replied: false,
  editedAt: null,
  deletedAt: null,
}

/** Answers those who write reviews and like them. */
export const writingCalls = () => [
  answer(
    addCourseComment,
    async function handleAddCourseComment(visit, { Id, CourseId, Comment, Rate }) {
      const access = await reviewedCourse(visit, CourseId)
      const round = await access.attempt()
      if (!round) throw refuse(notStudied)
      await refuseSensitive(visit, Comment, 'review', sensitive)
      const store = reviewStore(visit)
      const row: ReviewRow = {
        ...unwritten,
        schoolId: visit.school.id,
        id: Id === nobody ? newId(visit.at.getTime()) : Id,
        courseId: CourseId,
        personId: round.personId,
        attemptId: round.id,
        rate: Rate,
        text: Comment,
        createdAt: visit.at,
      }
      // What can be known before is known before: others wait for the rating of the course.
      const comment = await toReviewResponse(visit, row)
      const recount = await lockRating(visit, CourseId, round.personId)
      const before = await store.ofRound(round.id)
      // The same review again is an answer that was lost on the way.
      if (before?.id === Id) return toReviewResponse(visit, before)
      if (before) throw refuse(already)
      if ((await store.writtenSince(CourseId, today(visit))) >= reviewsADay) throw refuse(tooMany)
      if (!(await store.add(row))) throw refuse(already)
      await recount()
      await visit.publish({
        kind: 'notice',
        notice: {
          kind: 'review-written',
          subjectId: CourseId,
          title: access.course.name,
          to: [access.course.authorId],
          occurrence: row.id,
        },
      })
      return comment
    },
  ),

  answer(
    updateCourseComment,
    async function handleUpdateCourseComment(visit, { Id, CourseId, Comment, Rate }) {
      const { row, recount } = await lockCounted(visit, Id, CourseId)
      if (row.personId !== visit.person?.id) throw refuse(notYours)
      await refuseSensitive(visit, Comment, 'review', sensitive)
      const store = reviewStore(visit)
      if (row.text === Comment && row.rate === Rate) return toReviewResponse(visit, row)
      await store.keep(Id, 'edit', { text: row.text, rate: row.rate })
      const set = { text: Comment, rate: Rate, editedAt: visit.at, featuredAt: null }
      await store.change(Id, set)
      await recount()
      return toReviewResponse(visit, { ...row, ...set })
    },
  ),

  answer(delCourseComment, async function handleDelCourseComment(visit, { Id, CourseId }) {
    const store = reviewStore(visit)
    // What is gone is gone, whoever asks; what never was is missing.
    if (!(await store.find(Id)) && (await store.isTaken(Id))) return {}
    const { row, recount } = await lockCounted(visit, Id, CourseId)
    if (visit.who === 'student' && row.personId !== visit.person?.id) throw refuse(notYours)
    await store.keep(Id, 'delete', { text: row.text, rate: row.rate })
    await store.change(Id, { deletedAt: visit.at })
    await recount()
    return {}
  }),

  answer(handleCommentGreat, async function handleHandleCommentGreat(visit, { Id, Great }) {
    const row = await seenReview(visit, Id)
    const store = reviewStore(visit)
    // Without a wish it is a toggle: taken back where there was one, else given.
    const taken = Great === 1 ? 0 : await store.unlike(Id)
    const isLiked = Great === 1 || (Great === undefined && taken === 0)
    const given = isLiked ? await store.like(Id) : 0
    return { IsGreat: isLiked ? 1 : 0, GreatNum: row.likes + given - taken }
  }),
]
