import * as z from 'zod/mini'
import { authors, call, id, linesOf, text } from '@xinglin/contract/call'
import { assignmentItemKinds, missing, ownStates, workStates } from './shapes.ts'

/** By how many points what is done may be behind the time that passed. */
export const taskBehindBy = 20

/** When somebody lags (落后) in a task, as it stands beside those who do. */
export const taskBehindRule = `已到截止时间仍没有完成；或完成的必做内容比已过去的时间少 ${taskBehindBy} 个百分点以上。`

/** As many students of a task as are shown at once. */
export const maxAssigned = 3_000

/** A student of a task as they are now. */
export const AssignedLearner = z.strictObject({
  PersonId: z.string(),
  Name: z.string(),
  Number: z.string(),
  /** By which classes and groups they have it. */
  Via: z.array(z.string()),
  State: z.enum(ownStates),
  /** Their own date; null where there is no limit. */
  Due: z.nullable(z.string()),
  /** What they are learning, and in which phase of it; empty where they are at nothing of the task. */
  Place: z.string(),
  LastAt: z.nullable(z.string()),
  /** The state of each item in its order, by its place among `workStates`: `0310`. */
  States: z.string(),
  /** The score of each item in its order, parted by commas; nothing where there is none. */
  Scores: z.string(),
  Score: z.nullable(z.number()),
  /** Why they lag; empty where they do not. */
  Behind: z.string(),
  RemindedAt: z.nullable(z.string()),
})
export type AssignedLearner = z.output<typeof AssignedLearner>

/** How an item stands by its digit in `States`. */
export const stateByDigit = (digit: string | undefined) => workStates[Number(digit)] ?? 'none'

/** The students of a task as they are now, and every change to them from then on; `From` goes on from a number. */
export const watchAssignment = call({
  path: '/api/LearningJob/Watch',
  keyless: true,
  streams: true,
  who: authors,
  perMinute: 60,
  input: z.object({ Id: id, From: text(40) }),
  output: linesOf(
    z.strictObject({
      Items: z.array(
        z.strictObject({
          ItemId: z.string(),
          Title: z.string(),
          Kind: z.enum(assignmentItemKinds),
          Required: z.boolean(),
          /** 0 where it is not scored. */
          Weight: z.number(),
        }),
      ),
    }),
    AssignedLearner,
  ),
  refusals: { ...missing, tooMany: [-1, `学生超过${maxAssigned}人，不能实时查看`] },
})

/** Reminds some students of a task, each once a day at most, whoever reminds them. */
export const remindAssigned = call({
  path: '/api/LearningJob/Remind',
  who: authors,
  input: z.object({
    Id: id,
    PersonIds: z
      .array(id)
      .check(z.minLength(1, '请选择学生'), z.maxLength(500, '一次最多提醒500人')),
  }),
  output: z.strictObject({
    /** Who was reminded now. */
    Reminded: z.number(),
    /** Who had been reminded today already. */
    Already: z.number(),
    /** Who has nothing more to do, or is none of the caller's students. */
    Left: z.number(),
  }),
  refusals: { ...missing, draft: [-1, '任务还没有发布'] },
})
