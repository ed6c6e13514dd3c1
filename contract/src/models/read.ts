import * as z from 'zod/mini'
import { anyone, call, id } from '@xinglin/contract/call'
import { CourseModel, missing } from './shapes.ts'

/** The three-dimensional models (三维模型) of a course that the caller may open, in the order in which they came. */
export const listCourseModels = call({
  path: '/api/CourseModel/List',
  keyless: true,
  who: anyone,
  menu: 3,
  input: z.object({ CourseId: id }),
  output: z.strictObject({
    List: z.array(CourseModel),
    /** The caller may add, change and take away. */
    MayEdit: z.boolean(),
  }),
  refusals: missing,
})

/** The models that come with the product, for those who choose one for a course. */
export const listBuiltInModels = call({
  path: '/api/CourseModel/BuiltIn',
  keyless: true,
  who: ['teacher', 'admin', 'operator'],
  input: z.object({}),
  output: z.array(
    z.strictObject({
      Key: z.string(),
      Name: z.string(),
      English: z.string(),
      Summary: z.string(),
      Annotations: z.number(),
    }),
  ),
})
