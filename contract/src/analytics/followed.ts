import * as z from 'zod/mini'
import { authors, call, listOf, page, pageSize, searchKey } from '@xinglin/contract/call'

/** A course whose learners the caller may follow. */
export const FollowedCourse = z.strictObject({
  CourseId: z.string(),
  Name: z.string(),
  HasVirtual: z.number(),
  /** How many people ever studied it in the school. */
  StudyCount: z.number(),
  /** The caller's own classes that study it. */
  Classes: z.array(z.string()),
  /** The caller made it. */
  IsOwn: z.boolean(),
})
export type FollowedCourse = z.output<typeof FollowedCourse>

/** The courses whose learners the caller may follow: a teacher's own and those of their classes, to those who run the school all; the newest first. */
export const listFollowedCourses = call({
  path: '/api/LearnCenter/ListFollowedCourses',
  keyless: true,
  who: authors,
  menu: 3,
  input: z.object({ SearchKey: searchKey, PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(FollowedCourse),
})
