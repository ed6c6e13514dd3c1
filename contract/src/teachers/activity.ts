import * as z from 'zod/mini'
import { call, id, pageSize, people, text } from '@xinglin/contract/call'

/** Something that a teacher did of late and that the caller may see. */
const TeacherActivity = z.strictObject({
  /** `course` published, `reply` to a review, `topic` that took up courses of the teacher. */
  Kind: z.enum(['course', 'reply', 'topic']),
  At: z.string(),
  /** The course, or the topic. */
  ObjectId: z.string(),
  Name: z.string(),
  /** The reply, or the names of the courses that the topic took up; empty for a course. */
  Text: z.string(),
})
export type TeacherActivity = z.output<typeof TeacherActivity>

/** What a teacher did of late (动态), the newest first: courses, replies and topics that the caller may open one by one. */
export const getTeacherDoings = call({
  path: '/api/Teacher/Doings',
  keyless: true,
  who: people,
  menu: 4,
  namesAnother: true,
  input: z.object({
    UserId: id,
    /** `Next` of the part before; empty for the newest. Another text begins anew. */
    After: text(80),
    PageSize: pageSize(10),
  }),
  output: z.strictObject({
    List: z.array(TeacherActivity),
    /** Where to go on; empty where there is no more. */
    Next: z.string(),
  }),
  refusals: { missing: [-404, '该教师不存在'] },
})
