import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { missing } from './shapes.ts'

/** Attempts at an examination that were handed in and cannot be scored, of those whom the caller watches. */
export const listUnscored = call({
  path: '/api/ExamRoom/ListUnscored',
  keyless: true,
  who: authors,
  input: z.object({ ExamId: id }),
  output: z.strictObject({
    /** The first hundred. */
    List: z.array(
      z.strictObject({
        /** What administrators find it by in the log. */
        AttemptId: z.string(),
        Name: z.string(),
        Number: z.string(),
        No: z.number(),
        SubmittedAt: z.string(),
        /** How often scoring failed, and when it did last; 0 and null where it waits without having failed. */
        Failures: z.number(),
        FailedAt: z.nullable(z.string()),
      }),
    ),
    Count: z.number(),
  }),
  refusals: missing,
})

/** Has what cannot be scored scored again now; else that is done once a minute. */
export const scoreAgain = call({
  path: '/api/ExamRoom/ScoreAgain',
  who: authors,
  perMinute: 20,
  input: z.object({ ExamId: id }),
  output: z.strictObject({ Count: z.number() }),
  refusals: { ...missing, none: [-1, '没有未能计分的作答'] },
})
