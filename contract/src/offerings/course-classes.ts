import * as z from 'zod/mini'
import { call, id, learners } from '@xinglin/contract/call'

/** The open classes by which the caller studies a course: those to whom it is given, and 教学班 that study it. */
export const listCourseClasses = call({
  path: '/api/CourseCenter/CourseClasses',
  keyless: true,
  who: learners,
  menu: 3,
  input: z.object({ CourseId: id }),
  output: z.strictObject({ List: z.array(z.strictObject({ Id: z.string(), Name: z.string() })) }),
  refusals: { missing: [-404, '数据不存在'] },
})
