import * as z from 'zod/mini'
import { withheld } from '@xinglin/contract/simulations/kernel'
import { call, id, learners, managers } from '@xinglin/contract/call'
import { Sheet } from '@xinglin/contract/simulations/consultation'
import { Happened, Observation } from './happened.ts'
import { missing } from './refusals.ts'
import { View } from './view.ts'

const list = z.readonly(z.array(z.string()))

/** A deed on a track, by its virtual second. */
const Move = z.strictObject({
  clock: z.number(),
  deed: z.string(),
  zh: z.string(),
  target: z.exactOptional(z.string()),
  option: z.exactOptional(z.string()),
  values: z.record(z.string(), z.number()),
  observations: z.exactOptional(z.readonly(z.array(Observation))),
})

/** What a student learns from an operation: what was missed, what went wrong and by which event, how an expert does it. */
const Debrief = z.strictObject({
  missed: z.readonly(
    z.array(z.strictObject({ id: z.string(), zh: z.string(), why: z.string(), lost: z.number() })),
  ),
  complications: z.readonly(
    z.array(
      z.strictObject({
        id: z.string(),
        zh: z.string(),
        why: z.string(),
        seq: z.number(),
        clock: z.number(),
        handled: z.boolean(),
      }),
    ),
  ),
  best: list,
  track: z.readonly(z.array(Move)),
  expert: z.readonly(z.array(Move)),
  teach: list,
  references: list,
})

/** What became of an operation: for whoever did it, the teacher of the course and those who run the school. */
export const getOperationReport = call({
  path: '/api/Virtual/GetOperationReport',
  keyless: true,
  who: [...learners, ...managers],
  input: z.object({ SessionId: id }),
  output: z.strictObject({
    SessionId: z.string(),
    CourseId: z.string(),
    CourseName: z.string(),
    ProgressId: z.string(),
    ItemId: z.string(),
    No: z.number(),
    /** Whose it is. */
    Learner: z.string(),
    Mine: z.boolean(),
    StartTime: z.string(),
    EndedAt: z.string(),
    Reviewed: z.boolean(),
    View,
    /** What each event did, in words, by its number. */
    Deeds: z.readonly(z.array(z.strictObject({ seq: z.number(), zh: z.string() }))),
    Sheet,
    Debrief,
    Events: z.readonly(z.array(Happened)),
  }),
  refusals: {
    ...missing,
    unfinished: [-1, '结束操作后才能查看'],
    ...withheld,
    abandoned: [-1, '该次操作没有完成'],
  },
})
