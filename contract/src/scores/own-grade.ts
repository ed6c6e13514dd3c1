import * as z from 'zod/mini'
import { call, id } from '@xinglin/contract/call'
import { missingRules } from './gradebook.ts'

/** What the caller's published grade of a 教学班 was made of. */
export const getOwnGrade = call({
  path: '/api/Score/GetOwnGrade',
  keyless: true,
  who: ['student'],
  input: z.object({ ClassId: id }),
  output: z.strictObject({
    /** What counted, in the order of the grade book; `Exempt` tells a part that does not concern the caller. */
    Parts: z.array(
      z.strictObject({
        Name: z.string(),
        Weight: z.number(),
        Score: z.nullable(z.number()),
        Missing: z.enum(missingRules),
        Exempt: z.boolean(),
      }),
    ),
    /** As the scale writes it; empty where nothing counted. */
    Grade: z.string(),
    PublishedAt: z.string(),
  }),
  refusals: { missing: [-404, '成绩还没有发布'] },
})
