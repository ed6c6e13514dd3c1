import * as z from 'zod/mini'
import { call, id, people } from '@xinglin/contract/call'
import { Teacher } from './list.ts'

/** A teacher with what the visitor may know of the teaching: courses that may be opened, how many learn them, how they are rated. */
export const TeacherProfile = z.extend(Teacher, {
  DepartmentName: z.string(),
  CourseCount: z.number(),
  /** Learners of those courses, each counted once a course. */
  StudyCount: z.number(),
  /** The average of the stars of those courses to one decimal; 0 without any. */
  Rate: z.number(),
  /** Reviews that the teacher replied to. */
  ReplyCount: z.number(),
})
export type TeacherProfile = z.output<typeof TeacherProfile>

/** One teacher of the school. */
export const getTeacherProfile = call({
  path: '/api/Teacher/Profile',
  keyless: true,
  who: people,
  menu: 4,
  namesAnother: true,
  input: z.object({ UserId: id }),
  output: TeacherProfile,
  refusals: { missing: [-404, '该教师不存在'] },
})
