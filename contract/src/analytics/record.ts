import * as z from 'zod/mini'
import { authors, call, id, nobody } from '@xinglin/contract/call'
import { AttemptDetail, AttemptLine } from '@xinglin/contract/learning'
import { overseeing } from './shapes.ts'

/** A simulation of a student within a course; its report is read by `SessionId`. */
export const LearnerSession = z.strictObject({
  SessionId: z.string(),
  ProgressId: z.string(),
  ItemId: z.string(),
  Title: z.string(),
  Kind: z.enum(['consultation', 'operation', 'experiment']),
  Mode: z.string(),
  No: z.number(),
  State: z.enum(['open', 'finished', 'abandoned']),
  Composite: z.nullable(z.number()),
  Level: z.string(),
  StartedAt: z.string(),
})
export type LearnerSession = z.output<typeof LearnerSession>

/** What a student did in a course: all rounds, one of them in full (the newest unless `ProgressId` says), and the simulations. */
export const getLearnerRecord = call({
  path: '/api/LearnCenter/GetLearnerRecord',
  keyless: true,
  who: authors,
  menu: 3,
  input: z.object({
    CourseId: id,
    PersonId: id,
    ProgressId: z._default(z.nullable(id), nobody),
  }),
  output: z.strictObject({
    CourseName: z.string(),
    Name: z.string(),
    Number: z.string(),
    Classes: z.array(z.string()),
    Rounds: z.array(AttemptLine),
    /** Null to who never began. */
    Detail: z.nullable(AttemptDetail),
    Sessions: z.array(LearnerSession),
  }),
  refusals: overseeing,
})
