import * as z from 'zod/mini'
import { call, page, pageSize } from '@xinglin/contract/call'
import { examinees } from './sitting.ts'

/** How an examination stands for somebody. */
export const ownExamStates = [0, 1, 2, 3, 4, 5] as const
export type OwnExamState = (typeof ownExamStates)[number]
export const ownExamStateNames: Readonly<Record<OwnExamState, string>> = {
  0: '未开始',
  1: '可以参加',
  2: '正在作答',
  3: '已交卷',
  4: '已结束',
  5: '成绩已公布',
}

/** An examination as its examinee sees it in the list. */
export const OwnExam = z.strictObject({
  ExamId: z.string(),
  Name: z.string(),
  /** One's own times. */
  OpenAt: z.string(),
  CloseAt: z.string(),
  Minutes: z.number(),
  /** Minutes beyond those, and why; empty for none. */
  ExtraMinutes: z.number(),
  ExtraReason: z.string(),
  State: z.union(ownExamStates.map((one) => z.literal(one))),
  /** The running attempt, else the last. */
  AttemptId: z.optional(z.string()),
  /** One may begin now, or go on. */
  CanStart: z.boolean(),
  /** How often one may still begin; -1 for any number of times. */
  AttemptsLeft: z.number(),
  NeedsCode: z.boolean(),
  /** Settings of Safe Exam Browser are offered. */
  SafeBrowser: z.boolean(),
  Questions: z.number(),
  Points: z.number(),
  /** What the paper says to those who begin. */
  Note: z.string(),
  Sections: z.array(
    z.strictObject({
      Name: z.string(),
      Units: z.number(),
      Points: z.number(),
      OneWay: z.boolean(),
    }),
  ),
  /** One's attempts that were handed in, the newest first. */
  Attempts: z.array(
    z.strictObject({ AttemptId: z.string(), No: z.number(), SubmittedAt: z.string() }),
  ),
})
export type OwnExam = z.output<typeof OwnExam>

/** The examinations that one has, those that are open first. */
export const listExams = call({
  path: '/api/Exam/List',
  keyless: true,
  ...examinees,
  input: z.object({
    PageIndex: page,
    PageSize: pageSize(20),
    /** Absent for all. */
    State: z._default(z.nullable(z.number()), null),
  }),
  output: z.strictObject({
    List: z.array(OwnExam),
    Count: z.number(),
    ServerTime: z.string(),
  }),
})
