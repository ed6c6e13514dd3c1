import * as z from 'zod/mini'
import { call, id, nobody, text } from '@xinglin/contract/call'
import { Answer } from '@xinglin/contract/questions'
import { SafeBrowserClaim } from './safe-browser.ts'
import { ExamQuestion, ExamSection, inAttempt, missing } from './shapes.ts'
import { enteredStation } from './station-shapes.ts'

/** Who sits examinations. */
export const examinees = { who: ['student'], signInFirst: '登录后才可以学习哦！' } as const

/** Something that is said in the room while an examination runs. */
export const RoomWord = z.strictObject({
  Id: z.string(),
  Text: z.string(),
  At: z.string(),
  Acknowledged: z.boolean(),
})
export type RoomWord = z.output<typeof RoomWord>

const clock = {
  Deadline: z.string(),
  ServerTime: z.string(),
} as const

const Saved = z.array(z.strictObject({ QuestionId: z.string(), Seq: z.number() }))

/** An attempt as its examinee's browser has it. */
export const Sitting = z.strictObject({
  AttemptId: z.string(),
  ExamId: z.string(),
  Name: z.string(),
  Epoch: z.number(),
  StartAt: z.string(),
  ...clock,
  BaseMinutes: z.number(),
  ExtraMinutes: z.number(),
  ExtraReason: z.string(),
  Paused: z.boolean(),
  Sections: z.array(ExamSection),
  Answers: z.array(z.strictObject({ QuestionId: z.string(), Seq: z.number(), Answer })),
  /** The stations that were entered before; absent for none. */
  Stations: z.optional(z.array(z.strictObject({ QuestionId: z.string(), ...enteredStation }))),
  Words: z.array(RoomWord),
  /** Seals the file of answers that the server could not be sent. */
  FileKey: z.string(),
})
export type Sitting = z.output<typeof Sitting>

const elsewhere = { elsewhere: [-10009, '已在其他设备打开，本机的作答不再提交'] } as const
const paused = { paused: [-1, '考试已暂停，请等待监考老师恢复'] } as const
const over = { over: [-10011, '作答已提交或已截止'] } as const

/** Begins an attempt, or goes on with the one that runs: the browser that called last is the one that may save. */
export const startAttempt = call({
  path: '/api/Exam/StartAttempt',
  repeatable: true,
  ...examinees,
  perMinute: 60,
  input: z.object({
    ExamId: id,
    /** The contest that the examination belongs to; absent for none. */
    SkillContestId: z._default(z.nullable(id), nobody),
    AccessCode: text(20),
    /** What the browser calls this opening: sent again because its answer was lost, it is the same one. */
    OpeningId: z._default(z.nullable(id), null),
  }),
  output: Sitting,
  refusals: {
    ...missing,
    early: [-1, '考试尚未开始'],
    closed: [-1, '考试已结束'],
    used: [-1, '考试次数已用完'],
    code: [-10008, '考试口令不正确'],
    door: [-1, '请先在赛场完成检测并入场'],
    ...paused,
  },
})

/** Why somebody may not go on in an attempt. */
export const movingRefusals = { ...elsewhere, ...over, ...paused } as const

const moving = {
  ...missing,
  ...movingRefusals,
  last: [-1, '已经是最后一部分'],
  section: [-10008, '该部分尚未开始或已离开'],
} as const

/** Leaves a section; one that is one way is closed for good. The next one comes. */
export const nextSection = call({
  path: '/api/Exam/NextSection',
  repeatable: true,
  ...examinees,
  input: z.object({ ...inAttempt, SectionId: id }),
  output: z.strictObject({
    SectionId: z.string(),
    Questions: z.array(ExamQuestion),
    /** Every section as it stands now. */
    Sections: z.array(ExamSection),
  }),
  refusals: moving,
})

/** Leaves a part of a group whose parts cannot be gone back to; the next one comes with what becomes known. */
export const nextPart = call({
  path: '/api/Exam/NextPart',
  ...examinees,
  input: z.object({ ...inAttempt, QuestionId: id }),
  output: z.strictObject({ Question: ExamQuestion }),
  refusals: {
    ...moving,
    last: [-1, '已经是最后一个小题'],
    section: [-10008, '该题没有后续小题，或所在部分尚未开始'],
  },
})

const mostItems = 500

/** What is saved: each change of an answer has a number of its own that grows. */
export const answerItems = z
  .array(
    z.strictObject({
      QuestionId: id,
      Seq: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000)),
      Answer,
    }),
  )
  .check(z.maxLength(mostItems, `一次最多保存${mostItems}题`))

const largestAnswers = 1_048_576

const saving = {
  ...missing,
  ...elsewhere,
  ...over,
  shape: [-10006, '请求内容无法识别'],
  option: [-10008, '所选选项不属于该题'],
  question: [-10008, '该题不在试卷中，或尚未开始'],
  left: [-10008, '该题所在部分已离开，不能再修改'],
} as const

/** Saves answers; `Saved` names the Seq that is stored, whichever came last. Nothing to save asks for the time. */
export const saveAnswers = call({
  path: '/api/Exam/SaveAnswers',
  repeatable: true,
  ...examinees,
  bodyBytes: largestAnswers,
  input: z.object({ ...inAttempt, Items: answerItems }),
  output: z.strictObject({ Saved, ...clock }),
  refusals: saving,
})

/** Saves what is left and hands in; done again, the same receipt. */
export const submitAttempt = call({
  path: '/api/Exam/Submit',
  repeatable: true,
  ...examinees,
  bodyBytes: largestAnswers,
  input: z.object({ ...inAttempt, Items: answerItems }),
  output: z.strictObject({
    /** A short code that is read out or written down. */
    Receipt: z.string(),
    SubmittedAt: z.string(),
    /** Of the answers in the canonical form of docs/examinations.md, SHA-256 in hexadecimal digits. */
    AnswerHash: z.string(),
  }),
  refusals: saving,
})

/** Says that a browser is there and how much it has not sent; hears how the examination stands for it. */
export const pulse = call({
  path: '/api/Exam/Pulse',
  keyless: true,
  ...examinees,
  input: z.object({
    ...inAttempt,
    /** How many answers wait to be sent, and the question in sight. */
    Unsent: z.number().check(z.int(), z.minimum(0), z.maximum(mostItems)),
    QuestionId: z._default(z.nullable(id), nobody),
    /** Words of the room that were read. */
    Read: z._default(z.array(id).check(z.maxLength(50)), []),
    /** Of Safe Exam Browser alone. */
    SafeBrowser: z._default(z.nullable(SafeBrowserClaim), null),
  }),
  output: z.strictObject({
    ...clock,
    BaseMinutes: z.number(),
    ExtraMinutes: z.number(),
    ExtraReason: z.string(),
    Paused: z.boolean(),
    /** It was handed in: by its examinee elsewhere, by the end of its time, by a proctor. */
    IsOver: z.boolean(),
    Words: z.array(RoomWord),
  }),
  refusals: { ...missing, ...elsewhere },
})
