import * as z from 'zod/mini'
import { authors, call, id, named, nobody, text, whole } from '@xinglin/contract/call'
import { Answer } from '@xinglin/contract/questions'
import { safeBrowserStates } from './safe-browser.ts'
import { missing, notYours, sensitive } from './shapes.ts'

/** How somebody who has an examination stands to it now. */
export const seatStates = ['absent', 'running', 'paused', 'submitted'] as const
export type SeatState = (typeof seatStates)[number]
export const seatStateNames: Readonly<Record<SeatState, string>> = {
  absent: '未开考',
  running: '作答中',
  paused: '已暂停',
  submitted: '已交卷',
}

/** One examinee in the proctor's room. */
export const Seat = z.strictObject({
  PersonId: z.string(),
  Name: z.string(),
  Number: z.string(),
  ClassName: z.string(),
  State: z.enum(seatStates),
  AttemptId: z.string(),
  No: z.number(),
  StartAt: z.nullable(z.string()),
  Deadline: z.nullable(z.string()),
  SubmittedAt: z.nullable(z.string()),
  SubmitKind: z.enum(['', 'self', 'deadline', 'proctor']),
  /** It was handed in and cannot be scored. */
  Unscored: z.boolean(),
  BaseMinutes: z.number(),
  ExtraMinutes: z.number(),
  Answered: z.number(),
  Units: z.number(),
  /** When the browser was heard of last, and how many answers it had not sent then. */
  SeenAt: z.nullable(z.string()),
  Unsent: z.number(),
  /** Where in the paper: the section's name and the number of the question. */
  Where: z.string(),
  Device: z.string(),
  /** How the browser stands to the settings of Safe Exam Browser. */
  SafeBrowser: z.enum(safeBrowserStates),
  Address: z.string(),
  /** How often it was opened on another device or anew. */
  Openings: z.number(),
  /** Answers that came too late and wait for a decision. */
  Late: z.number(),
  /** How many of the room's words they have not acknowledged. */
  Unread: z.number(),
})
export type Seat = z.output<typeof Seat>

const SeatEvent = z.strictObject({
  At: z.string(),
  Name: z.string(),
  Text: z.string(),
  By: z.string(),
})

/** Who sits an examination, where, with what unsent, on which device. */
export const watchExam = call({
  path: '/api/ExamRoom/Watch',
  keyless: true,
  who: authors,
  input: z.object({ ExamId: id }),
  output: z.strictObject({
    Name: z.string(),
    OpensAt: z.string(),
    ClosesAt: z.string(),
    Minutes: z.number(),
    ExtraMinutes: z.number(),
    AccessCode: z.string(),
    SafeBrowser: z.boolean(),
    ServerTime: z.string(),
    Seats: z.array(Seat),
    /** What happened last, the newest first. */
    Events: z.array(SeatEvent),
    Words: z.array(
      z.strictObject({
        Id: z.string(),
        Text: z.string(),
        At: z.string(),
        By: z.string(),
        Acknowledged: z.number(),
      }),
    ),
  }),
  refusals: missing,
})

/** What a proctor does about those who sit. */
export const roomActions = ['extend', 'pause', 'resume', 'end', 'reopen'] as const
export type RoomAction = (typeof roomActions)[number]
export const roomActionNames: Readonly<Record<RoomAction, string>> = {
  extend: '延长',
  pause: '暂停',
  resume: '恢复',
  end: '收卷',
  reopen: '重新打开',
}

/** Extends, pauses, resumes, ends or reopens one, some or all; shortening there is none. */
export const controlExam = call({
  path: '/api/ExamRoom/Control',
  who: authors,
  input: z.object({
    ExamId: id,
    Action: z.enum(roomActions),
    /** Everybody who has it, those too who have not begun; else the people named. */
    All: z._default(z.boolean(), false),
    PersonIds: z._default(z.array(id).check(z.maxLength(500, '一次最多500人')), []),
    /** By how many minutes it is extended; how many one has who is let in again. */
    Minutes: z._default(whole(0, 240, '分钟数须为1至240'), 0),
    Reason: named(100, '原因'),
  }),
  output: z.strictObject({ Changed: z.number() }),
  refusals: {
    ...missing,
    ...notYours,
    ...sensitive,
    minutes: [-10008, '请填写1至240的分钟数'],
    nobody: [-10008, '请选择考生'],
    none: [-1, '所选考生当前不能这样操作，请刷新后重试'],
  },
})

/** Says something to everybody who sits it; each acknowledges it. */
export const announceInExam = call({
  path: '/api/ExamRoom/Announce',
  who: authors,
  input: z.object({ ExamId: id, Text: named(200, '通知内容') }),
  output: z.strictObject({ Id: z.string() }),
  refusals: { ...missing, ...notYours, ...sensitive },
})

/** Answers that came after an attempt's end, and what the stored ones are. */
export const listLateAnswers = call({
  path: '/api/ExamRoom/ListLate',
  keyless: true,
  who: authors,
  input: z.object({ ExamId: id, AttemptId: z._default(z.nullable(id), nobody) }),
  output: z.strictObject({
    List: z.array(
      z.strictObject({
        Id: z.string(),
        AttemptId: z.string(),
        PersonName: z.string(),
        QuestionNo: z.number(),
        Stem: z.string(),
        Words: z.string(),
        StoredWords: z.string(),
        Answer,
        ReceivedAt: z.string(),
        /** Seconds after the deadline. */
        LateBy: z.number(),
        State: z.enum(['waiting', 'accepted', 'declined']),
        Reason: z.string(),
        By: z.string(),
      }),
    ),
  }),
  refusals: missing,
})

/** Accepts late answers, which are then scored anew, or declines them; with a reason. */
export const decideLateAnswers = call({
  path: '/api/ExamRoom/DecideLate',
  who: authors,
  input: z.object({
    ExamId: id,
    Ids: z.array(id).check(z.minLength(1, '请选择答案'), z.maxLength(500)),
    Accept: z.boolean(),
    Reason: text(100, '原因不得超过100个字'),
  }),
  output: z.strictObject({ Changed: z.number() }),
  refusals: {
    ...missing,
    ...notYours,
    reason: [-10008, '请填写原因'],
  },
})

/** As much as a file of answers may weigh. */
const largestFile = 1_048_576

/**
 * Takes a file of answers that a device saved because the server could not be reached. Of an attempt that runs they are taken,
 * and it is handed in where that is wanted; of one that is over they wait among the late answers.
 */
export const takeAnswerFile = call({
  path: '/api/ExamRoom/TakeFile',
  who: authors,
  bodyBytes: 2 * largestFile,
  input: z.object({
    ExamId: id,
    File: z.string().check(z.maxLength(largestFile, '文件不得超过1 MB')),
    HandIn: z._default(z.boolean(), false),
  }),
  output: z.strictObject({
    PersonName: z.string(),
    /** When the device wrote the file, by its own clock. */
    SavedAt: z.string(),
    Taken: z.number(),
    /** Answers of it that the server had already, or newer ones. */
    Known: z.number(),
    /** Answers of it that do not fit the paper, or stand in a part that was left. */
    Unfit: z.number(),
    State: z.enum(['running', 'submitted', 'late']),
  }),
  refusals: {
    ...missing,
    format: [-10008, '这不是本系统保存的作答文件'],
    otherExam: [-10008, '这是另一场考试的作答文件'],
    nobody: [-10008, '文件中的考生不在您监考的范围内'],
    altered: [-10008, '文件已损坏或被改动，不能收取'],
    twice: [-1, '这个文件已经收取过'],
    older: [-1, '服务器上的作答不比文件旧，不需要收取'],
  },
})
