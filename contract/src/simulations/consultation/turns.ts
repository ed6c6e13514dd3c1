import * as z from 'zod/mini'
import { call, id, learners, seenLength, text } from '@xinglin/contract/call'
import { acting, ended, paused } from '@xinglin/contract/simulations/kernel'
import { Action, longestQuestion } from './actions.ts'
import { Observation } from './observations.ts'
import { missing } from './refusals.ts'
import { View } from './view.ts'

const done = z.strictObject({
  /** The number of this action. */
  Seq: z.number(),
  /** Milliseconds since the start, by the server's clock. */
  At: z.number(),
  Observations: z.readonly(z.array(Observation)),
  /** The whole of what may be known right after it. */
  View,
})

const turnAnswer = z.strictObject({
  ...done.shape,
  /** The answers are being worded by the language model: `GetWords` tells them clause by clause. */
  Wording: z.boolean(),
})

const refusals = {
  ...missing,
  ...paused,
  /** `Data` holds the current `Seq`: something was done in another place meanwhile. */
  stale: [-10009, '问诊已在其他页面继续，请刷新后重试'],
  /** The session was finished, or its time is over. */
  ended: [-10011, '本次问诊已经结束'],
  /** The message says what is wrong with the action. */
  impossible: [-10008, '不能这样操作'],
  tooMany: [-10008, '本次问诊的操作次数已达上限'],
  sensitive: [-10010, '内容包含敏感词'],
} as const

/** Says something to the patient, in one's own words, at most 500 code points; the server understands it. */
export const ask = call({
  path: '/api/Virtual/Ask',
  keyless: true,
  who: learners,
  perMinute: 120,
  input: z.object({
    ...acting,
    Text: text(longestQuestion, `一次最多说${longestQuestion}个字`).check(
      z.refine((words) => seenLength(words) > 0, '请输入要说的话'),
    ),
  }),
  output: turnAnswer,
  refusals,
})

/** Examines, orders, reads, waits, treats, suspects, diagnoses, writes or takes a hint: typed actions alone. */
export const act = call({
  path: '/api/Virtual/Act',
  keyless: true,
  who: learners,
  perMinute: 240,
  input: z.object({ ...acting, Action }),
  output: done,
  refusals,
})

/**
 * Ends a session and has it assessed; the same answer when asked again, or when the time has ended it before. Completes
 * its item of the course.
 */
export const finish = call({
  path: '/api/Virtual/Finish',
  keyless: true,
  who: learners,
  input: z.object({ SessionId: id }),
  output: z.strictObject({
    ...ended,
    Seq: z.number(),
    /** By the student, or by the time. */
    How: z.enum(['finished', 'time']),
    /** Whether the report may be read now. */
    Released: z.boolean(),
  }),
  refusals: { ...missing, ...paused, abandoned: [-10011, '该次问诊已被新的一次取代'] },
})
