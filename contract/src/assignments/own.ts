import * as z from 'zod/mini'
import { call, id, learners, nobody, page, pageSize, searchKey } from '@xinglin/contract/call'
import {
  assignmentItemKinds,
  dateFields,
  lateRules,
  missing,
  ownStates,
  scoreRules,
  targetKinds,
  workStates,
} from './shapes.ts'

/** A date as it holds for one student, and why. */
export const OwnDate = z.strictObject({
  Field: z.enum(dateFields),
  /** Null where there is no limit. */
  At: z.nullable(z.string()),
  /** What the task itself says; the same where nothing else holds. */
  Base: z.nullable(z.string()),
  /** Why it is another one: for whom, by their name, and the reason; null where the task's own date holds. */
  By: z.nullable(
    z.strictObject({ Kind: z.enum(targetKinds), Name: z.string(), Reason: z.string() }),
  ),
  /** Dates of other classes and groups of the student that do not count. */
  Others: z.array(z.strictObject({ Name: z.string(), At: z.nullable(z.string()) })),
})
export type OwnDate = z.output<typeof OwnDate>

/** How one student's item stands. */
export const OwnWork = z.strictObject({
  State: z.enum(workStates),
  /** By the rule of the item, penalties taken off; null while there is none, or it is not told. */
  Score: z.nullable(z.number()),
  /** Tries that count, and how many there were in all. */
  Counted: z.number(),
  Tries: z.number(),
  /** When what counts was done. */
  DoneAt: z.nullable(z.string()),
  /** By how many days begun it was late; 0 in time. */
  LateDays: z.number(),
  /** Per cent of progress, of a course. */
  Progress: z.number(),
  /** Until when what was returned may be handed in again; null where nothing was, and without a limit. */
  AgainUntil: z.nullable(z.string()),
})
export type OwnWork = z.output<typeof OwnWork>

/** A task in a student's list. */
export const OwnAssignment = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  /** By which classes, groups one has it. */
  Via: z.array(z.string()),
  TeacherName: z.string(),
  State: z.enum(ownStates),
  Kinds: z.array(z.enum(assignmentItemKinds)),
  DoneCount: z.number(),
  ItemCount: z.number(),
  /** Something was returned and not handed in again. */
  Returned: z.boolean(),
  /** Until when the first of that may be; null without a limit. */
  AgainUntil: z.nullable(z.string()),
  Due: OwnDate,
  Closes: OwnDate,
  /** Of what counts so far; null while nothing does. */
  Score: z.nullable(z.number()),
})
export type OwnAssignment = z.output<typeof OwnAssignment>

/** The caller's tasks: what is due first comes first. `Counts` says how many stand where. */
export const listOwnAssignments = call({
  path: '/api/LearningJob/Mine',
  keyless: true,
  who: learners,
  input: z.object({
    State: z._default(z.enum(['all', ...ownStates]), 'all'),
    SearchKey: searchKey,
    /** Absent for every class. */
    ClassId: z._default(z.nullable(id), nobody),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    List: z.array(OwnAssignment),
    Count: z.number(),
    Counts: z.record(z.enum(ownStates), z.number()),
    ServerTime: z.string(),
  }),
})

/** An item as a student sees it. */
export const OwnItem = z.strictObject({
  Id: z.string(),
  Kind: z.enum(assignmentItemKinds),
  Title: z.string(),
  /** The course that it is done in, and the item of it; empty for the kinds that are done here. */
  CourseId: z.string(),
  ItemId: z.string(),
  /** The caller's open round of that course, to go on with; empty where there is none. */
  ProgressId: z.string(),
  CourseName: z.string(),
  Body: z.string(),
  Weight: z.number(),
  Required: z.boolean(),
  Attempts: z.number(),
  ScoreRule: z.enum(scoreRules),
  LateRule: z.enum(lateRules),
  Penalty: z.number(),
  Work: OwnWork,
  /** Why it cannot be opened yet; empty where it can. */
  Lock: z.string(),
})
export type OwnItem = z.output<typeof OwnItem>

/** One of the caller's tasks, with their own dates and why. */
export const getOwnAssignment = call({
  path: '/api/LearningJob/MyDetail',
  keyless: true,
  who: learners,
  input: z.object({ Id: id }),
  output: z.strictObject({
    ...OwnAssignment.shape,
    Intro: z.string(),
    Ordered: z.boolean(),
    Dates: z.array(OwnDate),
    Items: z.array(OwnItem),
    /** Why nothing more is handed in: archived task or class; empty while something may be. */
    Ended: z.string(),
    ServerTime: z.string(),
  }),
  refusals: missing,
})

/** The refusals of whoever works on an item of a task. */
export const workRefusals = {
  ...missing,
  early: [-10011, '任务还没有开放'],
  late: [-10011, '已过截止时间，不能再提交'],
  locked: [-1, '请先完成前面的内容'],
  ended: [-1, '任务已归档，不能再提交；已提交的内容和成绩保留'],
  classEnded: [-1, '班级已归档，不能再提交；已提交的内容和成绩保留'],
} as const

/** Says that a reading was read. Said again it answers the same. */
export const confirmReading = call({
  path: '/api/LearningJob/ConfirmReading',
  who: ['student'],
  input: z.object({ Id: id, ItemId: id }),
  output: OwnWork,
  refusals: { ...workRefusals, kind: [-1, '这项内容不需要确认'] },
})
