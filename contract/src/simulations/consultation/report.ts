import * as z from 'zod/mini'
import { withheld } from '@xinglin/contract/simulations/kernel'
import { call, id, learners } from '@xinglin/contract/call'
import { Appeal } from './appeals.ts'
import { Debrief, ReportedTurn } from './debrief.ts'
import { Happened } from './happened.ts'
import { missing } from './refusals.ts'
import { ConsultationMode as Mode } from '@xinglin/contract/simulations/kernel'
import { Sheet } from './sheet.ts'

/** What a teacher decided about a report (人工评定): an item's points, or what a part of a sentence meant. */
export const Judged = z.strictObject({
  At: z.string(),
  /** Who decided. */
  By: z.string(),
  Reason: z.string(),
  /** Whether the student had appealed. */
  Appealed: z.boolean(),
  About: z.discriminatedUnion('Kind', [
    z.strictObject({
      Kind: z.literal('item'),
      Dimension: z.number(),
      Item: z.string(),
      Name: z.string(),
      From: z.number(),
      To: z.number(),
    }),
    z.strictObject({
      Kind: z.literal('meaning'),
      Seq: z.number(),
      Part: z.number(),
      Key: z.string(),
    }),
  ]),
  /** The composite before and after. */
  Before: z.number(),
  After: z.number(),
})
export type Judged = z.output<typeof Judged>

/** A finished consultation, told in full. */
export const SessionReport = z.strictObject({
  SessionId: z.string(),
  CourseId: z.string(),
  CourseName: z.string(),
  ProgressId: z.string(),
  ItemId: z.string(),
  No: z.number(),
  Title: z.string(),
  /** The primary diagnosis as the case has it. */
  Diagnosis: z.string(),
  Opening: z.string(),
  /** Who speaks: 本人, or whoever speaks for the patient (母亲 …). */
  Informant: z.string(),
  /** Who consulted. */
  Learner: z.string(),
  Mine: z.boolean(),
  Mode,
  Temperament: z.enum(['cooperative', 'standard', 'guarded']),
  /** By the student, or by the time. */
  How: z.enum(['finished', 'time']),
  StartTime: z.string(),
  EndedAt: z.string(),
  /** True where a clinician reviewed the case; else the page says 内容待专家审核. */
  Reviewed: z.boolean(),
  /** As they are now; where teachers decided otherwise than the engine, `Machine` is what it had. */
  Sheet,
  Debrief,
  Machine: z.nullable(z.strictObject({ Sheet, Understood: z.readonly(z.array(ReportedTurn)) })),
  Judged: z.array(Judged),
  Appeals: z.array(Appeal),
  /** Until when whoever consulted may appeal; null where the visitor may not at all. */
  AppealUntil: z.nullable(z.string()),
  /** Whether the visitor may give items other points: the teacher of the course. */
  MayJudge: z.boolean(),
  /** For replay. */
  Events: z.readonly(z.array(Happened)),
})
export type SessionReport = z.output<typeof SessionReport>

/**
 * The score sheet and the debrief of a finished session, for whoever consulted, the teacher of the course and those who
 * run the school; told at once in practice, and to whoever was examined or competed once the results are released.
 */
export const getReport = call({
  path: '/api/Virtual/GetReport',
  keyless: true,
  who: [...learners, 'admin', 'operator'],
  input: z.object({ SessionId: id }),
  output: SessionReport,
  refusals: {
    ...missing,
    unfinished: [-1, '问诊结束后才能查看报告'],
    abandoned: [-1, '该次问诊未完成，没有报告'],
    ...withheld,
  },
})
