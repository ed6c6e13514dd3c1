import * as z from 'zod/mini'
import { authors, call, id, page, pageSize } from '@xinglin/contract/call'
import { overseen } from './marking-list.ts'

/**
 * A step as platforms of virtual simulation take it (`steps` of data_upload): moments in ms since 1970, lengths in
 * seconds, points as whole numbers of which all steps together are worth 100.
 */
export const PlatformStep = z.strictObject({
  seq: z.number(),
  title: z.string(),
  startTime: z.number(),
  endTime: z.number(),
  timeUsed: z.number(),
  expectTime: z.number(),
  maxScore: z.number(),
  score: z.number(),
  repeatCount: z.number(),
  evaluation: z.string(),
  scoringModel: z.string(),
  remarks: z.string(),
})
export type PlatformStep = z.output<typeof PlatformStep>

/** An experiment as such platforms take it; `appid` belongs to a registration and is not ours to fill. */
export const PlatformResult = z.strictObject({
  username: z.string(),
  title: z.string(),
  /** 1: finished. */
  status: z.literal(1),
  score: z.number(),
  startTime: z.number(),
  endTime: z.number(),
  timeUsed: z.number(),
  /** Of this result, wherever it is sent to. */
  originId: z.string(),
  steps: z.array(PlatformStep),
})
export type PlatformResult = z.output<typeof PlatformResult>

/** The step scores of the reports of a course that were handed in, a page at a time, in the form of the field. */
export const stepScores = call({
  path: '/api/StepScore/List',
  keyless: true,
  who: authors,
  menu: 3,
  input: z.object({ CourseId: id, PageIndex: page, PageSize: pageSize(50) }),
  output: z.strictObject({ List: z.array(PlatformResult), Count: z.number() }),
  refusals: overseen,
})
