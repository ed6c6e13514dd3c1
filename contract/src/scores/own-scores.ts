import * as z from 'zod/mini'
import { recheckStates } from '@xinglin/contract/marking'
import { authors, call, day, id, learners, nobody, page, pageSize } from '@xinglin/contract/call'

/**
 * What is scored: what a 教学班 came to, a round of a course, a laboratory report, a work that a task asked for, an attempt
 * at an examination, a round of a contest.
 */
export const scoreKinds = ['grade', 'course', 'report', 'work', 'exam', 'contest'] as const
export type ScoreKind = (typeof scoreKinds)[number]

/** What each is called. */
export const scoreKindNames: Readonly<Record<ScoreKind, string>> = {
  grade: '课程总评',
  course: '课程学习',
  report: '实验报告',
  work: '任务作业',
  exam: '考试',
  contest: '竞赛',
}

/** One score of somebody. */
export const ScoreLine = z.strictObject({
  Kind: z.enum(scoreKinds),
  /** Of what is scored: the class, the round, the session that the report is of, the item that the work is for, the attempt, the round of a contest. */
  Id: z.string(),
  CourseId: z.string(),
  /** The task of a work, the contest of a round of one; empty of everything else. */
  TaskId: z.string(),
  Name: z.string(),
  AttemptNo: z.number(),
  At: z.string(),
  /** `waiting` is shown as 待发布: its score is not told. */
  State: z.enum(['released', 'waiting']),
  /** 0-100 with two decimals; null while it waits, and where nothing was there to be scored. */
  Score: z.nullable(z.number()),
  /** S to D; empty where there is no score. */
  Level: z.string(),
  /** A published grade as its scale writes it (85, 良好, 合格); empty of everything else. */
  Grade: z.string(),
  /** How a request of a re-check of it stands; absent where none was made. */
  Recheck: z.optional(z.enum(recheckStates)),
})
export type ScoreLine = z.output<typeof ScoreLine>

const range = { From: day, To: day }

/**
 * The scores of the caller, the newest first; a teacher or whoever runs the school names a student. A teacher of a 教学班
 * sees what its courses gave, a 班主任 everything, of the students who are theirs.
 */
export const getMyScores = call({
  path: '/api/Score/Mine',
  keyless: true,
  who: ['student', ...authors],
  input: z.object({
    /** Absent for the caller's own. */
    StudentId: z._default(z.nullable(id), nobody),
    Kind: z._default(z.enum(['all', ...scoreKinds]), 'all'),
    ...range,
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    Student: z.strictObject({ Name: z.string(), Number: z.string(), ClassName: z.string() }),
    List: z.array(ScoreLine),
    Count: z.number(),
    /** Of all rounds and reports that are released in the range, without kinds; null without one. */
    Average: z.nullable(z.number()),
    Best: z.nullable(z.number()),
    /** How many are scored and how many wait. */
    Released: z.number(),
    /** Grades of classes (课程总评), which are made of the same scores: the mean and the best leave them out. */
    Grades: z.number(),
    Waiting: z.number(),
    /** Of each kind of course (HasVirtual) the eight dimensions: the mean over the best rounds of its courses. */
    Dimensions: z.array(
      z.strictObject({
        Kind: z.number(),
        Courses: z.number(),
        Axes: z.array(z.strictObject({ Name: z.string(), Score: z.nullable(z.number()) })),
      }),
    ),
    /** The newest twenty scores in order of time. */
    Trend: z.array(z.strictObject({ At: z.string(), Name: z.string(), Score: z.number() })),
  }),
  refusals: {
    missing: [-404, '数据不存在'],
    range: [-10008, '开始日期不能晚于结束日期'],
  },
})

/** Issues the transcript of the caller over a range of days: of each course the best round, of each report what was released. */
export const makeTranscript = call({
  path: '/api/Score/MakeTranscript',
  who: learners,
  input: z.object(range),
  output: z.strictObject({ Number: z.string() }),
  refusals: {
    empty: [-1, '所选日期内没有已发布的成绩'],
    range: [-10008, '开始日期不能晚于结束日期'],
    tooMany: [-10005, '今天开具的成绩单太多，请明天再试'],
  },
})
