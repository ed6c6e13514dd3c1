import * as z from 'zod/mini'
import { call, id, listOf, page, pageSize } from '@xinglin/contract/call'

/** A round whose contents were claimed sooner than they can be learnt. */
export const HurriedRound = z.strictObject({
  PersonId: z.string(),
  Name: z.string(),
  /** Student number; empty where the school gave none. */
  Number: z.string(),
  AttemptNo: z.number(),
  StartedAt: z.string(),
  Progress: z.number(),
  /** By how many seconds a claim came too early, the most of all. */
  EarlySeconds: z.number(),
  /** Seconds of attention, by the server's clock. */
  Seconds: z.number(),
  /** The same in words, for the teacher. */
  Why: z.string(),
})
export type HurriedRound = z.output<typeof HurriedRound>

/** Rounds of a course that were hurried beyond belief, newest first: for its teacher and those who run the school. Nothing is taken from anybody by it. */
export const getHurriedRounds = call({
  path: '/api/LearnCenter/GetHurriedRounds',
  keyless: true,
  who: ['teacher', 'admin', 'operator'],
  menu: 3,
  input: z.object({ CourseId: id, PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(HurriedRound),
  refusals: {
    missing: [-404, '数据不存在'],
    notYours: [-10002, '您没有权限操作'],
  },
})
