import * as z from 'zod/mini'
import { call, id, listOf, nobody, page, pageSize, people, text } from '@xinglin/contract/call'
import { Comment, missing } from './shapes.ts'

const whoever = [...people, 'preview'] as const
const paged = { CourseId: id, PageIndex: page, PageSize: pageSize(10) }

/**
 * The ratings of a course within the school: the average to one decimal (0 without any), R1 to R5 by each person's
 * newest review, `Total` of all reviews that are shown, and whether the caller may write one now.
 */
export const getCourseCommentSummarize = call({
  path: '/api/CourseComment/GetCourseCommentSummarize',
  keyless: true,
  who: whoever,
  menu: 3,
  input: z.object({ CourseId: id, UserId: text(64) }),
  output: z.strictObject({
    Rate: z.number(),
    R1: z.number(),
    R2: z.number(),
    R3: z.number(),
    R4: z.number(),
    R5: z.number(),
    HasComments: z.boolean(),
    Total: z.number(),
    CullTotal: z.number(),
    /** The round that the caller may review: studied, and not reviewed yet; null for none. */
    ReviewFor: z.nullable(z.string()),
    /** The caller teaches this course, and may reply. */
    MayReply: z.boolean(),
    /** The caller runs the school, and may feature and hide. */
    MayModerate: z.boolean(),
  }),
  refusals: missing,
})

/** The caller's own reviews of a course, the newest first, hidden ones too. */
export const myCourseComments = call({
  path: '/api/CourseComment/MyCourseComments',
  keyless: true,
  who: ['student', 'teacher'],
  menu: 3,
  input: z.object(paged),
  output: listOf(Comment),
  refusals: missing,
})

/** The featured reviews (精选) of a course, the latest featured first. */
export const cullCourseComments = call({
  path: '/api/CourseComment/CullCourseComments',
  keyless: true,
  who: whoever,
  menu: 3,
  input: z.object({ ...paged, UserId: text(64) }),
  output: listOf(Comment),
  refusals: missing,
})

/** All reviews of a course, the newest first; hidden ones only for those who run the school. */
export const getWebCourseCommentList = call({
  path: '/api/CourseCenter/GetWebCourseCommentList',
  keyless: true,
  who: whoever,
  menu: 3,
  input: z.object({ ...paged, UserId: text(64) }),
  output: listOf(Comment),
  refusals: missing,
})

/** Reviews that concern the caller: a student's own, hidden ones too; to a teacher those of their courses, what has no reply first. */
export const listOwnComments = call({
  path: '/api/CourseComment/OwnList',
  keyless: true,
  who: ['student', 'teacher'],
  input: z.object({
    /** Absent for every course. */
    CourseId: z._default(z.nullable(id), nobody),
    State: z._default(z.enum(['all', 'unanswered', 'featured']), 'all'),
    /** 1 to 5 stars; 0 for any. */
    Rate: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(5)), 0),
    PageIndex: page,
    PageSize: pageSize(10),
  }),
  output: z.extend(listOf(z.extend(Comment, { CourseName: z.string() })), {
    /** The courses that can be chosen among. */
    Courses: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
  }),
})
